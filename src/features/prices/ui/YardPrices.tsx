import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DataTable } from '#design-system/data-table/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Icon } from '#design-system/icon/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import { YardPriceHistory } from './YardPriceHistory.tsx';
import type { YardPricesData } from './yard-prices.server.ts';

interface YardPricesProps {
  prices: YardPricesData;
  /** The address of the yard's page. */
  page: string;
}

/** What a yard pays, folded by family, so that a phone shows nine lines and not forty-five tables. Renders a section. */
export function YardPrices({ prices, page }: YardPricesProps) {
  const { t } = useLingui();
  const { families, columns, caption, count, file, history } = prices;
  const day = formatDay(prices.day);
  const size = t({
    message: plural(count, { one: '# row', other: '# rows' }),
    comment: 'How large a spreadsheet is, beside the link to it: CSV, 45 rows',
  });
  return (
    <Section labelledBy="prices">
      <Column span={8}>
        <Stack>
          <Heading level={2} id="prices">
            {prices.heading}
          </Heading>
          <Text>
            {t({
              message: `Board of ${day}.`,
              comment: 'The day on which a yard wrote its prices; {day} is a date',
            })}{' '}
            {prices.lead}
          </Text>
          <Text>
            <strong>{prices.title}.</strong> {prices.text}
          </Text>
        </Stack>
      </Column>
      <Column span={12}>
        <Families>
          {families.map(({ id, name, isOpen, rows }) => {
            const count = rows.length;
            return (
              <details key={id} open={isOpen} suppressHydrationWarning>
                <summary>
                  <span data-part="name">{name}</span>
                  <small>
                    {t({
                      message: plural(count, { one: '# grade', other: '# grades' }),
                      comment: 'Beside the name of a family of metals: how many grades of it have a line',
                    })}
                  </small>
                  <Icon name="chevron" />
                </summary>
                <DataTable
                  caption={`${caption}: ${name}`}
                  captionHidden
                  columns={columns.map((column) => ({
                    ...column,
                    numeric: column.id === 'price' || column.id === 'change',
                  }))}
                  rows={rows.map(({ id: grade, hasHistory, ...cells }) => ({
                    id: grade,
                    cells: {
                      ...cells,
                      // Where only the yard says the price, nothing can have changed.
                      change: cells.change || undefined,
                      grade: hasHistory ? (
                        <Link to={`${page}?grade=${grade}#history`}>{cells.grade}</Link>
                      ) : (
                        cells.grade
                      ),
                    },
                  }))}
                />
              </details>
            );
          })}
        </Families>
        <DocumentLink href={file.href} title={file.label} meta={`CSV, ${size}`} />
      </Column>
      {history && <YardPriceHistory history={history} />}
    </Section>
  );
}

const Families = styled('div')({
  borderBlockStart: `3px solid ${role.text}`,
  marginBlockEnd: space.s4,
  '& details': { borderBlockEnd: `1px solid ${role.line}` },
  '& details[open]': { paddingBlockEnd: space.s5 },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space.s4,
    minHeight: '3.25rem',
    paddingBlock: space.s2,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { color: role.mark },
    '&:hover > [data-part=name]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& details[open] > summary > svg': { transform: 'scaleY(-1)' },
  '& [data-part=name]': { fontWeight: 650, minWidth: 0 },
  '& summary > small': { color: role.textMuted, fontSize: size.small },
  // On a phone a line of the board is one line of two: name and price, unit and change below.
  [media.small]: {
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${space.s4}`,
      borderBlockEndWidth: 1,
    },
    '& td:nth-of-type(1)': { gridColumn: 2, gridRow: 1, fontWeight: 650 },
    '& td::before': { content: 'none' },
    '& tbody td:nth-of-type(2), & tbody td:nth-of-type(3)': { color: role.textMuted, fontSize: size.small },
  },
  // On paper everything is open.
  [media.print]: {
    '& summary > svg': { display: 'none' },
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
});
