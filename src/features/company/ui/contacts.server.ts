import { brand, deskEmails } from '#brand';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import { pathTo } from '#site/paths.ts';
import contacts from '../content/contacts.json';
import { schema as contactsSchema } from '../content/contacts.schema.ts';

/** A telephone line as it is shown and as it is dialled. */
type TelephoneLine = { display: string; href: string };

const lines: Record<string, TelephoneLine> = {
  office: brand.phone,
  privacy: brand.privacyPhone,
  ...brand.phones,
};

/**
 * What people want from the company, each with the page that helps first, its telephone line and the line's hours.
 * @throws when an entry names a line or hours that do not exist.
 */
export function readContacts() {
  const { hours, groups, ways } = translateContent(contactsSchema, contacts, 'contacts', messages);
  const hoursOf = (id: string): string => {
    const found = hours.find((each) => each.id === id);
    if (!found)
      throw new Error(`contacts.json has no hours "${id}"; a telephone would be listed without them.`);
    return found.text;
  };
  const lineOf = (id: string): TelephoneLine => {
    const line = lines[id];
    if (!line) throw new Error(`brand.ts has no telephone line "${id}", which contacts.json names.`);
    return line;
  };
  return {
    officeHours: hoursOf('office'),
    ways,
    groups: groups.map(({ id, title, needs }) => ({
      id,
      title,
      needs: needs.map((need) => ({
        id: need.id,
        title: need.title,
        text: need.text,
        to: pathTo(need.page),
        write: need.write,
        phone: lineOf(need.phone),
        email: need.email && deskEmails[need.email],
        hours: hoursOf(need.hours),
      })),
    })),
  };
}

/** A group of needs, as the page shows it. */
export type ContactGroup = ReturnType<typeof readContacts>['groups'][number];
