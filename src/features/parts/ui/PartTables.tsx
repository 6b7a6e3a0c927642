import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { pathTo } from '#site/paths.ts';
import type { PartPricesData } from './part-prices.server.ts';

/** How many parts were found, what is to be known of the amounts, and a table for each group. Renders a section. */
export function PartTables({ list }: { list: PartPricesData }) {
  const { t } = useLingui();
  const { count, groups, isAsked } = list;
  return (
    <Section room="block">
      <Column span={8}>
        <Stack>
          <Heading level={2} size="h3" id="parts">
            {isAsked
              ? t({
                  message: plural(count, { one: '# part found', other: '# parts found' }),
                  comment: 'Heading above the parts that a search found',
                })
              : t({
                  message: plural(count, { one: '# part', other: '# parts' }),
                  comment: 'Heading above the list of all parts',
                })}
          </Heading>
          {count === 0 ? (
            <Text>
              <Trans comment="In place of prices: no part has that name; the link leads to the whole list">
                The list has no part of that name. Try another word for it, or{' '}
                <Link to={pathTo('part-prices')}>see the whole list</Link>. The counter has a price for
                whatever is not on it.
              </Trans>
            </Text>
          ) : (
            <>
              <Text>
                <Trans comment="Above the price list of parts">
                  One price for each kind of part, whatever the make, in U.S. dollars before tax and the
                  environmental fee. The core charge comes back with your old part within 30 days.
                </Trans>
              </Text>
              <Text size="small">
                <Trans comment="Above the price list of parts, whose amounts are made up">
                  <strong>Sample data.</strong> The amounts are made up. The list at the counter is the one
                  that counts; in Canada it is in Canadian dollars.
                </Trans>
              </Text>
            </>
          )}
        </Stack>
      </Column>
      {groups.map((group) => (
        <Column key={group.id} span={groups.length > 1 ? 6 : 12} since="wide">
          <PartTable group={group} />
        </Column>
      ))}
      {count > 0 && (
        <Column span={12}>
          <Stack row>
            <PrintButton label={t({ message: 'Print this list', comment: 'Button under the price list' })} />
            <Link to={pathTo('yard-rules', { hash: 'returns' })}>
              <Trans comment="Link from the price list of parts to the rules">
                If the part does not fit: returns within 30 days
              </Trans>
            </Link>
          </Stack>
        </Column>
      )}
    </Section>
  );
}

/** The parts of one group with their amounts. Renders a table. */
function PartTable({ group: { name, rows } }: { group: PartPricesData['groups'][number] }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={name}
      columns={[
        {
          id: 'part',
          room: 18,
          label: t({ message: 'Name of the part', comment: 'Head of a column: parts of a car' }),
        },
        {
          id: 'price',
          room: 7,
          label: t({ message: 'Price', comment: 'Head of a column' }),
          numeric: true,
        },
        {
          id: 'core',
          room: 8,
          label: t({ message: 'Core charge', comment: 'Head of a column: comes back with the old part' }),
          numeric: true,
        },
      ]}
      rows={rows.map((row) => {
        const [id = '', part = '', also = '', price = '', core = ''] = row.split('|');
        return {
          id,
          cells: {
            part: (
              <CellLines>
                <span>{part}</span>
                {also !== '' && <small>{also}</small>}
              </CellLines>
            ),
            price,
            core: core || undefined,
          },
        };
      })}
    />
  );
}
