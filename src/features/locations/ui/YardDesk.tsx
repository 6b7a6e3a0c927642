import { Trans, useLingui } from '@lingui/react/macro';
import { Address } from '#design-system/address/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Anchor, Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { PinMap } from '#design-system/pin-map/index.ts';
import { measure, media, role, size, space } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import { areaSize } from '../model/area-map.ts';
import { OpenLine, untrueLater } from './OpenLine.tsx';
import type { YardPageData } from './yard.server.ts';

/**
 * The first screen of a yard: is it open, whom to call, the way there, what it pays, where it lies and what it is. On a phone a
 * small map stands beside the way, since the large one has no room there. Renders two `div`s.
 */
export function YardDesk({ yard }: { yard: YardPageData }) {
  const { t } = useLingui();
  const { title, card, hours, way, map, lead } = yard;
  const today = hours.rows[0]?.text ?? '';
  return (
    <Stack sx={room}>
      <Columns sx={columns}>
        <Stack gap="none" sx={front}>
          {card.state && <OpenLine state={card.state} />}
          {today !== '' && (
            <Text strong sx={untrueLater}>
              {t({
                message: `Today: ${today}`,
                comment: 'On the page of a yard; {today} is “7:00 a.m.–5:00 p.m.” or “Closed: Thanksgiving”',
              })}
            </Text>
          )}
          <Stack row gap="links" sx={place}>
            <Link
              href={`tel:+1${card.phone.replaceAll('-', '')}`}
              alone
              sx={{ fontSize: size.h3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
            >
              {card.phone}
            </Link>
            <Address>
              <span>{card.street}</span>
              <span>{card.town}</span>
            </Address>
          </Stack>
          <Stack data-print="hide" sx={ways}>
            <RowList>
              {way.links.map(({ id, label, href }) => (
                <li key={id}>
                  <Anchor href={href}>{label}</Anchor>
                </li>
              ))}
            </RowList>
            <PinMap
              // Without a name: whoever listens hears of the large one, which leads to the yards around.
              {...areaSize}
              zoom={1.5}
              // Too small for words and for lines between counties.
              ground={'file' in map.ground ? map.ground : { ...map.ground, county: '' }}
              marks={map.marks.map(({ id, x, y, shape }) => ({ id, x, y, shape, name: '' }))}
              rings={map.rings.map((ring) => ({ ...ring, at: null }))}
              place={map.place ? { ...map.place, name: '' } : undefined}
            />
          </Stack>
        </Stack>
        <Stack gap="tight" data-print="hide" sx={fivePrices}>
          <YardOffer yard={yard} />
        </Stack>
        <Stack data-print="hide" sx={beside}>
          <PinMap
            label={t({
              message: `Map: ${title} and what lies within 60 miles`,
              comment: 'Says what a small map shows; {title} is the name of a yard',
            })}
            {...areaSize}
            ground={map.ground}
            marks={map.marks}
            rings={map.rings}
            towns={map.towns}
            place={map.place ?? undefined}
            nameSize={17}
          />
          <Text size="small" muted>
            {map.legend}
          </Text>
        </Stack>
        <Text sx={below}>{lead}</Text>
      </Columns>
    </Stack>
  );
}

/** Room by whose width, in the reader's own letters, there are columns: in letters twice as large there are fewer. */
const room = { containerType: 'inline-size', [media.print]: { containerType: 'normal' } } as const;
const roomForTwo = '@container (min-width: 42rem)';
const roomForThree = '@container (min-width: 56rem)';

/**
 * Two columns, and three on every wide window: whoever asks for a yard is to see the gate, the prices and the map at once. The
 * prices get the most room: a price keeps to one line.
 */
const columns = {
  rowGap: space.s1,
  [media.medium]: { rowGap: space.block },
  [roomForTwo]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [roomForThree]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1.25fr)' },
} as const;

/** What the yard is: beside the map where there are two columns, else under all of them. */
const below = { '&&': { maxWidth: measure.line }, [roomForThree]: { gridColumn: '1 / -1' } } as const;

/** The map, whose words are as large as the column makes them: in the narrowest they would be too small to read. */
const beside = {
  maxWidth: '26rem',
  [roomForThree]: { maxWidth: 'none' },
  '@container (min-width: 56rem) and (max-width: 68rem)': {
    '& :is([data-part=town], [data-part=ring-label], [data-part=place-name])': { fontSize: 17 },
  },
} as const;

/** Lines close together on a phone. */
const front = {
  '&, & > p': { lineHeight: 1.3 },
  [media.medium]: { gap: space.s2, '&, & > p': { lineHeight: 'inherit' } },
} as const;

/** The number and the address: beside each other on a phone, as far as there is room. */
const place = {
  alignItems: 'center',
  '& address': { fontSize: size.small },
  [media.medium]: {
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.s2,
    '& address': { fontSize: 'inherit' },
  },
} as const;

/** The ways there, and on a phone the small map beside them. */
const ways = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(36%, 9rem)',
  // Its frame is as high as the map, also where the ways take more lines.
  alignItems: 'start',
  fontSize: size.small,
  [media.medium]: { display: 'block', fontSize: 'inherit', '& > div': { display: 'none' } },
} as const;

/** A few figures where each line counts; no part of the theme, which every page with a table would bring. */
const fivePrices = {
  '& table': { width: '100%', fontSize: size.small, lineHeight: 1.3 },
  '& table caption': { padding: 0 },
  '& table :is(th[scope], td)': { minWidth: 0, padding: `0.15rem ${space.s3} 0.15rem 0` },
  '& table thead th[scope]': { paddingBlockStart: 0 },
  // So wide that the longest names in either language take two lines beside a price that keeps to one.
  '& table tbody th[scope]': { width: '42%', fontWeight: 400, [roomForThree]: { width: '36%' } },
  '& table td:not(:last-of-type)': { fontWeight: 650 },
  '& table :is(th[scope=col], td):last-of-type': { paddingInlineEnd: 0 },
  // The change of a price keeps to one line, and its head takes no more room than that: the price beside it needs it.
  '& table td:last-of-type': { whiteSpace: 'nowrap' },
  '& table th[scope=col]:last-of-type': { width: 1 },
  '& [data-trend]::before': { marginInlineEnd: '0.4em', color: role.mark },
  '& [data-trend=up]::before': { content: '"▲" / ""' },
  '& [data-trend=down]::before': { content: '"▼" / ""' },
  [media.medium]: { '& table :is(th[scope], td)': { paddingBlock: '0.3rem' } },
} as const;

/** Five prices of the board; or the desks of a place that has none, and what five parts cost where parts are pulled. Renders parts of a column. */
function YardOffer({ yard: { prices, desks, guides, parts } }: { yard: YardPageData }) {
  const { t } = useLingui();
  const board = prices?.board;
  if (board) {
    const day = formatDay(board.day);
    return (
      <>
        <DataTable
          caption={board.caption}
          captionHidden
          isBrief
          columns={board.columns
            .filter(({ id }) => id !== 'unit')
            .map((column) => ({ ...column, numeric: column.id !== 'grade' }))}
          rows={board.short.map(({ id, trend, ...cells }) => ({
            id,
            cells: {
              ...cells,
              change: cells.change === '' ? undefined : <span data-trend={trend}>{cells.change}</span>,
            },
          }))}
        />
        <Text size="small" muted>
          {t({
            message: `Board of ${day}.`,
            comment: 'The day on which a yard wrote its prices; {day} is a date',
          })}{' '}
          {board.sample && `${board.sample.title}. `}
          <Anchor href="#prices">
            <Trans comment="Link from five prices of a yard to all of them">All prices</Trans>
          </Anchor>
        </Text>
      </>
    );
  }
  return (
    <>
      {desks.map(({ id, title, phone, hours }) => (
        <Stack key={id} gap="none">
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <Link
            href={phone.href}
            alone
            sx={{
              alignSelf: 'start',
              fontSize: size.h3,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            {phone.display}
          </Link>
          <Text size="small" muted>
            {hours}
          </Text>
        </Stack>
      ))}
      {parts && (
        <>
          <DataTable
            caption={parts.caption}
            captionHidden
            isBrief
            columns={parts.columns.map((column) => ({ ...column, numeric: column.id !== 'name' }))}
            rows={parts.rows.map(({ id, ...cells }) => ({ id, cells }))}
          />
          <Text size="small" muted>
            {parts.note} <Link to={parts.to}>{parts.all.label}</Link>
          </Text>
        </>
      )}
      {guides.length > 0 && (
        <RowList>
          {guides.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
