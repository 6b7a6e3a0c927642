import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { SavedPages } from '#features/saved-pages/ui/SavedPages.tsx';

const title = msg({ message: 'Pages saved on this device', comment: 'Heading of the page saved-pages' });
const lead = msg({
  message:
    'Yards you have opened, the list of all yards and what to bring: these you can read without a signal.',
  comment: 'Opens the page saved-pages',
});

export const handle = { description: lead };

/** The page `saved-pages`. A browser without a connection shows it in place of a page that it has not saved. */
export default function SavedPagesPage() {
  const { i18n } = useLingui();
  return (
    <>
      <SavedNote isList />
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <Section>
        <Column span={8}>
          <Stack>
            <SavedPages />
            <Text size="small">
              <Trans comment="Below the list of pages that can be read without a connection">
                Nothing that you type is saved, and nobody but you sees this list. When you are back online,
                every page is fetched anew.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
