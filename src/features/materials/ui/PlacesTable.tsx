import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, size } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';
import { bringParameters } from '../model/bring-rules.ts';
import type { BringAnswer } from './places.server.ts';

interface PlacesTableProps {
  rows: BringAnswer['table'];
  checkedOn: BringAnswer['checkedOn'];
}

/** What we know of the law of eight places, each with its source. Renders a section with a table. */
export function PlacesTable({ rows, checkedOn }: PlacesTableProps) {
  const { t } = useLingui();
  const { words: date } = checkedOn;
  return (
    <Section surface="tint" labelledBy="places">
      <Column span={8}>
        <Stack>
          <Heading level={2} id="places">
            <Trans comment="Heading above the table of states and provinces">
              Eight places whose rules we have looked up
            </Trans>
          </Heading>
          <Text>
            <Trans comment="{date} is a day">
              All others: the list above, and ask the yard. Each entry was compared with the source named in
              it on{' '}
              <time dateTime={checkedOn.day} _t="day">
                {date}
              </time>
              ; some sources are old. This is not legal advice.
            </Trans>
          </Text>
        </Stack>
      </Column>
      <Column span={12}>
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
            { id: 'payment', label: t({ message: 'Payment', comment: 'Head of a column: how one is paid' }) },
            { id: 'source', label: t({ message: 'Our source', comment: 'Head of a column: law or report' }) },
          ]}
          rows={rows.map(({ id, name, source, caution, rules }) => ({
            id,
            cells: {
              place: (
                <Place>
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
                </Place>
              ),
              ...rules,
              source: (
                <Source>
                  {source}. {caution}
                </Source>
              ),
            },
          }))}
          emptyText={t({ message: 'Ask the yard', comment: 'In a table: we have no rule for this place' })}
        />
      </Column>
    </Section>
  );
}

// A name of a place is never broken by its neighbours.
const Place = styled('span')({ display: 'block', minWidth: '7.5rem', [media.small]: { minWidth: 0 } });

const Source = styled('span')({
  display: 'block',
  minWidth: '12rem',
  [media.small]: { minWidth: 0 },
  color: role.textMuted,
  fontSize: size.small,
});
