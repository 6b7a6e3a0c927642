import { brand } from '#brand';
import contacts from '#features/company/content/contacts.json';
import { schema as contactsSchema } from '#features/company/content/contacts.schema.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';

const { hours } = translateContent(contactsSchema, contacts, 'contacts', messages);
const hoursOf = (id: string) => hours.find((each) => each.id === id)?.text ?? '';

/** What texts for investors may name besides the company: who answers which telephone, and when. */
export const deskValues = {
  investorsPhone: brand.phones.investors.display,
  mediaPhone: brand.phones.media.display,
  marketHours: hoursOf('market'),
  officeHours: hoursOf('office'),
};
