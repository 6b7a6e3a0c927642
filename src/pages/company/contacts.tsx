import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { OfficeArt } from '#design-system/art/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { PageHeader, Stack, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { ContactsAddress } from '#features/company/ui/ContactsAddress.tsx';
import { ContactsEmail } from '#features/company/ui/ContactsEmail.tsx';
import { ContactsIndex } from '#features/company/ui/ContactsIndex.tsx';
import { ContactsNeeds } from '#features/company/ui/ContactsNeeds.tsx';
import { ContactsPhone } from '#features/company/ui/ContactsPhone.tsx';
import { readContacts } from '#features/company/ui/contacts.server.ts';
import { stateParameters } from '#features/contact/model/shared-state.ts';
import type { PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/contacts';

const lead = msg({
  message:
    'Which page helps first, who answers the phone and when: for sellers, buyers, drivers, investors, journalists and job seekers.',
  comment: 'Opens the page contacts; search engines show it too',
});

export const handle = { description: lead };

/** The needs and whom to call, in the page's language. */
export function loader() {
  return readContacts();
}

/** The page `contacts`: an index of needs, an answer for each, and the ways to reach the head office. */
export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { groups, officeHours, ways } = loaderData;
  const drawn: Record<string, React.ReactNode> = { post: <ContactsAddress />, email: <ContactsEmail /> };
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page contacts">Find the right person to call</Trans>}
        lead={i18n._(lead)}
        art={<OfficeArt />}
      >
        <ContactsPhone
          label={t({ message: 'General office', comment: 'Name of the telephone line for everything else' })}
          line={brand.phone}
          hours={officeHours}
        />
      </PageHeader>
      <ContactsIndex
        label={t({ message: 'What is it about?', comment: 'Over a list of reasons to call or write' })}
        groups={groups}
      />
      {groups.map(({ id, title, needs }) => (
        <SideSection key={id} id={id} title={title} size="h2">
          <ContactsNeeds needs={needs} writeTo={writeTo} />
        </SideSection>
      ))}
      <SideSection
        id="head-office"
        surface="plate"
        size="h2"
        title={
          <Trans comment="Heading over address, email and languages">Write, visit, or ask for help</Trans>
        }
      >
        <DefinitionList
          items={ways.map(({ id, label, text }) => ({
            id,
            term: label,
            text: (
              <Stack>
                {drawn[id]}
                {text && <Text>{text}</Text>}
              </Stack>
            ),
          }))}
        />
      </SideSection>
    </>
  );
}

/** The form for a subject. What goes to our team says which subject it was, as a banner does, and needs no script for it. */
function writeTo({ id, write }: { id: string; write: PageId }): string {
  return write === 'sitemap'
    ? pathTo(write, {
        search: { [stateParameters.lastWebPageName]: `contacts: ${id}` },
        hash: 'contact-form',
      })
    : pathTo(write);
}
