import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { CheckboxField } from '#design-system/field/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskPerson } from '../model/desk-view.ts';
import { RequestTable } from './RequestTable.tsx';

interface DeskPersonPageProps {
  page: DeskPerson;
  timeZone: string;
}

/** All that was sent with one address, and the way to erase it. */
export function DeskPersonPage({ page, timeZone }: DeskPersonPageProps) {
  const { t } = useLingui();
  const { email, rows, unreadable, alerts } = page;
  const title = t({
    message: 'What one person sent',
    comment: 'Heading over a field and a button, for staff',
  });
  return (
    <>
      <PageHeader compact title={title} lead={email} />
      <Section room="block">
        <Column span={12}>
          <Stack gap="block">
            {unreadable > 0 && (
              <Callout
                tone="warning"
                headingLevel={2}
                title={t({
                  message: plural(unreadable, {
                    one: '# request does not open and may belong to anybody',
                    other: '# requests do not open and may belong to anybody',
                  }),
                  comment: 'Warning on the page with what one person sent',
                })}
              >
                <Trans comment="Below that requests do not open">Tell whoever runs this website.</Trans>
              </Callout>
            )}
            <Text>
              <Trans comment="On the page with what one person sent">
                Only the field for the address is looked at, and only for this very address: not for others of
                the same person, nor for one that stands in a free text.
              </Trans>
            </Text>
            {rows.length > 0 && <RequestTable rows={rows} timeZone={timeZone} caption={title} />}
            {alerts > 0 && (
              <Text>
                <Trans comment="On the page with what one person sent">
                  This address has signed up for e-mail alerts as well.
                </Trans>
              </Text>
            )}
            {rows.length + alerts === 0 ? (
              <Text>
                <Trans comment="In place of what one person sent">
                  Nothing stored here was sent with this address. Is it spelled as the person spells it?
                </Trans>
              </Text>
            ) : (
              <EraseForm page={page} />
            )}
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** Erases all of it after a tick. */
function EraseForm({ page: { email, isUnconfirmed } }: Pick<DeskPersonPageProps, 'page'>) {
  const { t } = useLingui();
  return (
    <form method="post" action={deskPath(language, '/person/erase')} aria-labelledby="erase">
      <Stack>
        <Heading level={2} size="h3" id="erase">
          <Trans comment="Heading over a tick and a button">Erase all of it</Trans>
        </Heading>
        <Text>
          <Trans comment="Warns before all of a person is erased">
            Nothing can bring it back. What was delivered before is also in the sales system, the mailboxes
            and the backups: erase it there.
          </Trans>
        </Text>
        <input type="hidden" name="email" value={email} />
        <CheckboxField
          id="confirmed"
          name="confirmed"
          value="yes"
          required
          autoFocus={isUnconfirmed}
          label={t({ message: 'Yes, erase all of it for good', comment: 'Tick before an erasure' })}
          error={
            isUnconfirmed
              ? t({ message: 'Tick this, or nothing is erased.', comment: 'Fault beside a tick' })
              : undefined
          }
        />
        <div>
          <Button type="submit">
            {t({ message: 'Erase all of it', comment: 'Heading over a tick and a button' })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
