import { Trans, useLingui } from '@lingui/react/macro';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';
import { bringParameters } from '../model/bring-rules.ts';
import type { BringAnswer } from './places.server.ts';

interface PlacesTableProps {
  rows: BringAnswer['table'];
  words: BringAnswer['words']['table'];
}

/** What we know of the law of each state and province where a yard has a gate, with its sources. Renders a section with a table. */
export function PlacesTable({ rows, words }: PlacesTableProps) {
  const { t } = useLingui();
  return (
    <Section surface="tint">
      <Column span={8}>
        <Stack>
          <Heading level={2} id="places">
            {words.heading}
          </Heading>
          <Text>{words.text}</Text>
        </Stack>
      </Column>
      <Column span={12}>
        {/* Six columns of sentences would take half of the sheets of the page. */}
        <Stack sx={{ '@media print': { '& table': { fontSize: '8.5pt', lineHeight: 1.25 } } }}>
          <DataTable
            caption={t({ message: 'Rules by state and province', comment: 'Caption of the table of places' })}
            captionHidden
            columns={[
              { id: 'place', label: t({ message: 'Place', comment: 'Head of a column: state or province' }) },
              { id: 'identity', label: t({ message: 'Your ID', comment: 'Head of a column: photo ID' }) },
              {
                id: 'record',
                label: t({ message: 'Record', comment: 'Head of a column: what the yard writes down' }),
              },
              {
                id: 'ownership',
                label: t({ message: 'Proof', comment: 'Head of a column: proof of ownership' }),
              },
              {
                id: 'payment',
                label: t({ message: 'Payment', comment: 'Head of a column: how one is paid' }),
              },
              {
                id: 'source',
                label: t({ message: 'Our source', comment: 'Head of a column: law or report' }),
              },
            ]}
            rows={rows.map(({ id, name, label, caution, readOn, rules }) => ({
              id,
              cells: {
                place: (
                  <CellLines min="7.5rem">
                    <Link to={pathTo('what-to-bring', { search: { [bringParameters.place]: id } })}>
                      {name}
                      <VisuallyHidden>
                        {' ('}
                        <Trans comment="Stands, for listeners, behind the name of a state: the link makes the visitor's list for it">
                          make my list for this place
                        </Trans>
                        {')'}
                      </VisuallyHidden>
                    </Link>
                  </CellLines>
                ),
                ...rules,
                source: (
                  <CellLines min="12rem">
                    <small>
                      {label}. <CopyRead {...readOn} /> {caution}
                    </small>
                  </CellLines>
                ),
              },
            }))}
            emptyText={t({ message: 'Ask the yard', comment: 'In a table: we have no rule for this place' })}
          />
        </Stack>
      </Column>
    </Section>
  );
}

/** The day on which the sources of a place were read. */
function CopyRead({ day, date }: BringAnswer['table'][number]['readOn']) {
  return (
    <Trans comment="Behind the names of laws; {date} is a day">
      Read on{' '}
      <time dateTime={day} _t="day">
        {date}
      </time>
      .
    </Trans>
  );
}
