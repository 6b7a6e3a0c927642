import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DataTable } from '#design-system/data-table/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Fold } from '#design-system/fold/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { YardPriceHistory } from './YardPriceHistory.tsx';
import type { YardBoardData, YardPricesData } from './yard-prices.server.ts';

interface YardPricesProps {
  prices: YardPricesData;
  /** The address of the yard's page. */
  page: string;
  /** The yard's id. */
  yard: string;
}

/**
 * What a yard pays, folded by family, so that a phone shows nine lines and not forty-five tables; a sentence in its place
 * while the source of prices fails. Renders a section.
 */
export function YardPrices({ prices: { heading, board }, page, yard }: YardPricesProps) {
  return (
    <Stack component="section" sx={{ [media.print]: { gap: space.s2, '& > p': { maxWidth: 'none' } } }}>
      <Heading level={2} id="prices">
        {heading}
      </Heading>
      {board ? (
        <BoardNotes board={board} />
      ) : (
        <Text>
          <Trans comment="In place of the prices of a yard, while the computer that knows them does not answer">
            We cannot show this yard’s prices right now because its list has not come in. Call the yard for
            today’s price.
          </Trans>
        </Text>
      )}
      {board && <Board board={board} page={page} yard={yard} />}
    </Stack>
  );
}

/** Of which day the board is, which price counts, and what is to be known of the figures. Renders paragraphs. */
function BoardNotes({ board: { day: written, lead, sample, lastCopyOf: when } }: { board: YardBoardData }) {
  const { t } = useLingui();
  const day = formatDay(written);
  return (
    <>
      <Text>
        {t({
          message: `Board of ${day}.`,
          comment: 'The day on which a yard wrote its prices; {day} is a date',
        })}{' '}
        {lead}
      </Text>
      {when !== null && (
        <Text>
          <Trans comment="{when} is a day and a time of day">
            We are not getting new prices right now. These are the last we received, on {when}.
          </Trans>
        </Text>
      )}
      {sample && (
        <Text>
          <strong>{sample.title}.</strong> {sample.text}
        </Text>
      )}
    </>
  );
}

/** The board by family, its spreadsheet, and the history of one grade. Renders parts of a section. */
function Board({ board, page, yard }: { board: YardBoardData; page: string; yard: string }) {
  const { t } = useLingui();
  const { families, columns, caption, count, file, history } = board;
  const size = t({
    message: plural(count, { one: '# row', other: '# rows' }),
    comment: 'How large a spreadsheet is, beside the link to it: CSV, 45 rows',
  });
  return (
    <>
      <Families>
        {families.map(({ id, name, isOpen, rows }) => {
          const count = rows.length;
          return (
            <Fold
              key={id}
              open={isOpen}
              summary={name}
              aside={t({
                message: plural(count, { one: '# grade', other: '# grades' }),
                comment: 'Beside the name of a family of metals: how many grades of it have a line',
              })}
            >
              <DataTable
                caption={`${caption}: ${name}`}
                captionHidden
                inBlocks
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
            </Fold>
          );
        })}
      </Families>
      <Stack data-print="hide">
        <Text>
          <Link to={pathTo('load-estimate', { search: { yard } })}>
            <Trans comment="Link under the prices of one yard">Work out what your load brings here</Trans>
          </Link>
        </Text>
        <Text>
          <Link to={pathTo('scrap-prices', history ? { search: { metal: history.grade } } : {})}>
            <Trans comment="Link under the prices of one yard">What all our yards pay, side by side</Trans>
          </Link>
        </Text>
        <DocumentLink href={file.href} title={file.label} meta={`CSV, ${size}`} />
      </Stack>
      {history && <YardPriceHistory history={history} isSample={board.sample !== null} />}
    </>
  );
}

const Families = styled('div')({
  borderBlockStart: `3px solid ${role.text}`,
  marginBlockEnd: space.s4,
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
  // On paper the board stands in three columns beside hours and papers on one sheet.
  [media.print]: {
    columns: 3,
    marginBlockEnd: 0,
    columnGap: '0.25in',
    '&, & table': { fontSize: '7.5pt', lineHeight: 1.2 },
    '& details': { borderBlockEnd: 0 },
    // A long family may go on in the next column, a short one stands with its name.
    '& details:not(:has(tbody tr:nth-of-type(6)))': { breakInside: 'avoid' },
    '& details[open]': { paddingBlockEnd: 0 },
    '& details > summary': { display: 'block', minHeight: 0, paddingBlock: '4pt 1pt', breakAfter: 'avoid' },
    '& summary > small, & thead, & td:nth-of-type(3)': { display: 'none' },
    '& table :is(th, td)': { padding: '0.5pt 0 0.5pt 4pt' },
    '& table th': { paddingInlineStart: 0 },
    '& table caption': { padding: 0 },
    // The name of a grade gets the room: where the yard says the price, that sentence may break.
    '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  },
});
