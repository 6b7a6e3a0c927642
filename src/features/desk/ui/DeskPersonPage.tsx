import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { CheckboxGroup } from '#design-system/field/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskPerson } from '../model/desk-view.ts';
import { ConfirmErasure } from './ConfirmErasure.tsx';
import { formWords } from './desk-words.ts';
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
                  This address has signed up for email alerts as well.
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
              <>
                <ExportForm email={email} />
                <EraseForm page={page} />
              </>
            )}
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** All that was found as a file, for the person who asks what we have of them. */
function ExportForm({ email }: Pick<DeskPerson, 'email'>) {
  const { t } = useLingui();
  return (
    <form method="post" action={deskPath(language, '/person/export')} aria-labelledby="export">
      <Stack>
        <Heading level={2} size="h3" id="export">
          <Trans comment="Heading over two buttons">Export all of it</Trans>
        </Heading>
        <Text>
          <Trans comment="Above the buttons that export what one person sent">
            For a person who asks for a copy. Check who asks before you hand it over. That you made it is
            written down. Your browser saves the file, and this page stays.
          </Trans>
        </Text>
        <input type="hidden" name="email" value={email} />
        <Stack row gap="actions">
          <Button type="submit" variant="secondary" name="format" value="csv">
            {t({ message: 'Export as a spreadsheet (CSV)', comment: 'Button, for staff' })}
          </Button>
          <Button type="submit" variant="secondary" name="format" value="json">
            {t({ message: 'Export for programs (JSON)', comment: 'Button, for staff' })}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Erases what is chosen of it after a tick. What asks for the erasure stays, unless it is chosen too: it proves that it was honoured. */
function EraseForm({ page: { email, rows, alerts, seen, fault } }: Pick<DeskPersonPageProps, 'page'>) {
  const { i18n, t } = useLingui();
  const kept = rows.filter(({ state }) => state !== 'erased');
  const requests = kept.map(({ id, reference, kind }) => {
    const form = i18n._(formWords[kind]);
    return {
      id: `erase-${reference}`,
      name: 'erase',
      value: id,
      label: t({
        message: `${form} ${reference}`,
        comment: '{form}: name of a form; {reference}: AB12-CD34',
      }),
      defaultChecked: kind !== 'privacy',
    };
  });
  const signUps =
    alerts > 0
      ? [
          {
            id: 'erase-alerts',
            name: 'erase',
            value: 'alerts',
            label: t({ message: 'Sign-up for email alerts', comment: 'What can be erased of a person' }),
            defaultChecked: true,
          },
        ]
      : [];
  if (requests.length + signUps.length === 0) return null;
  return (
    <form method="post" action={deskPath(language, '/person/erase')} aria-labelledby="erase">
      <Stack gap="fields">
        <Heading level={2} size="h3" id="erase">
          <Trans comment="Heading over what can be erased of a person">Erase it</Trans>
        </Heading>
        <Text>
          <Trans comment="Warns before all of a person is erased">
            Nothing can bring it back. What was delivered before is also in the sales system, the mailboxes
            and the backups: erase it there.
          </Trans>
        </Text>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="seen" value={seen} />
        <CheckboxGroup
          id="chosen"
          legend={t({ message: 'What is erased', comment: 'Legend over requests of one person' })}
          hint={t({
            message:
              'Privacy requests are not ticked: as long as they are kept they show what was asked and that it was done.',
            comment: 'Hint below “What is erased”',
          })}
          error={
            fault === 'nothing-chosen'
              ? t({ message: 'Choose at least one.', comment: 'Fault beside a list of ticks' })
              : undefined
          }
          options={[...requests, ...signUps]}
        />
        <ConfirmErasure
          label={t({ message: 'Yes, erase what is chosen for good', comment: 'Tick before an erasure' })}
          isUnconfirmed={fault === 'unconfirmed'}
        />
        <div>
          <Button type="submit">
            {t({ message: 'Erase what is chosen', comment: 'Button on the page of a person' })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
