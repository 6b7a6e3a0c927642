import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { DeskSiteState, PageVisits } from '../model/desk-view.ts';
import { writeDay, writeMoment } from './moment.ts';
import { sourceWords, standingWords } from './state-words.ts';

interface DeskSiteStatePageProps {
  page: DeskSiteState;
  timeZone: string;
}

/** How the site stands: what waits, how old its sources are, which pages are read. */
export function DeskSiteStatePage({ page, timeZone }: DeskSiteStatePageProps) {
  const { i18n, t } = useLingui();
  const { status } = page;
  return (
    <>
      <PageHeader
        compact
        title={t({ message: 'State of the site', comment: 'Heading and link, for staff' })}
        lead={
          status.takesRequests
            ? t({ message: 'Forms are open: what is sent can be stored.', comment: 'State, for staff' })
            : t({
                message: 'Nothing can be stored at the moment, so no form can be sent. Look at the database.',
                comment: 'State, for staff',
              })
        }
      />
      <Section room="block">
        <Column span={12}>
          <Stack gap="block">
            <Waiting page={page} timeZone={timeZone} />
            <Stack>
              <Heading level={2}>
                <Trans comment="Heading over what the site reads from elsewhere">Sources</Trans>
              </Heading>
              <DataTable
                caption={t({ message: 'How each source stands', comment: 'Caption of a table' })}
                captionHidden
                columns={[
                  { id: 'source', label: t({ message: 'Source', comment: 'Column: what is read' }) },
                  { id: 'standing', label: t({ message: 'How it stands', comment: 'Column, for staff' }) },
                  {
                    id: 'readAt',
                    label: t({ message: 'Last read successfully', comment: 'Column: date and time' }),
                  },
                ]}
                rows={status.sources.map(({ source, readAt, standing }) => ({
                  id: source,
                  cells: {
                    source: i18n._(sourceWords[source]),
                    standing: i18n._(standingWords[standing]),
                    readAt: readAt === null ? undefined : writeMoment(readAt, timeZone),
                  },
                }))}
              />
            </Stack>
            <Visits visits={page.visits} />
            <Stack>
              <Heading level={2}>
                <Trans comment="Heading over a link, for staff">For programs</Trans>
              </Heading>
              <Text>
                <Trans comment="For staff; API: how programs ask this website">
                  Every call that the site answers is explained in the{' '}
                  <Link href={page.apiGuide}>API guide</Link>, on the site that visitors see.
                </Trans>
              </Text>
            </Stack>
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** What has not gone out yet. */
function Waiting({ page: { status, outbox, alerts }, timeZone }: DeskSiteStatePageProps) {
  const { t } = useLingui();
  const since = (count: number, oldest: number | undefined) => {
    if (oldest === undefined) return `${count}`;
    const moment = writeMoment(oldest, timeZone);
    return t({
      message: `${count}, the oldest since ${moment}`,
      comment: '{count}: how many wait; {moment}: date and time',
    });
  };
  return (
    <Stack>
      <Heading level={2}>
        <Trans comment="Heading over counts, for staff">What waits</Trans>
      </Heading>
      <DefinitionList
        layout="lines"
        items={[
          {
            id: 'submissions',
            term: t({ message: 'Requests that have not reached the company', comment: 'Before a count' }),
            text:
              status.submissions === null
                ? t({ message: 'unknown: the database does not answer', comment: 'In place of a count' })
                : since(status.submissions.waiting, status.submissions.oldestWaitingAt),
          },
          {
            id: 'outbox',
            term: t({ message: 'Deliveries in the outbox, letters included', comment: 'Before a count' }),
            text: since(outbox.waiting, outbox.oldestWaitingAt),
          },
          {
            id: 'dead',
            term: t({ message: 'Deliveries given up after many tries', comment: 'Before a count' }),
            text: `${outbox.dead}`,
            tone: outbox.dead > 0 ? 'strong' : undefined,
          },
          {
            id: 'pending',
            term: t({ message: 'Sign-ups for alerts that wait to be confirmed', comment: 'Before a count' }),
            text: `${alerts.pending}`,
          },
          {
            id: 'confirmed',
            term: t({ message: 'Sign-ups for alerts that are confirmed', comment: 'Before a count' }),
            text: `${alerts.confirmed}`,
          },
        ]}
      />
    </Stack>
  );
}

/** Views of each page, a column a day. */
function Visits({ visits: { days, rows, others } }: { visits: PageVisits }) {
  const { t } = useLingui();
  return (
    <Stack>
      <Heading level={2}>
        <Trans comment="Heading over a table, for staff">Visits by page and day</Trans>
      </Heading>
      {rows.length === 0 ? (
        <Text>
          <Trans comment="In place of a table">No visit was counted within these seven days.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t({
            message: 'Visits by page, days of universal time (UTC)',
            comment: 'Caption of a table; the columns are days',
          })}
          columns={[
            { id: 'path', label: t({ message: 'Page', comment: 'Column: address of a page' }) },
            {
              id: 'total',
              label: t({ message: 'Seven days', comment: 'Column: sum of the days that follow' }),
              numeric: true,
            },
            ...days.map((day) => ({ id: day, label: writeDay(day), numeric: true })),
          ]}
          rows={rows.map(({ path, counts, total }) => ({
            id: path,
            cells: {
              path,
              total: `${total}`,
              ...Object.fromEntries(days.map((day, at) => [day, `${counts[at] ?? 0}`])),
            },
          }))}
        />
      )}
      {others > 0 && (
        <Text>
          {t({
            message: plural(others, {
              one: '# more page was visited less often.',
              other: '# more pages were visited less often.',
            }),
            comment: 'Below a table of pages',
          })}
        </Text>
      )}
    </Stack>
  );
}
