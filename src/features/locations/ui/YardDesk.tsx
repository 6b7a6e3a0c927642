import { Trans, useLingui } from '@lingui/react/macro';
import { Address } from '#design-system/address/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Anchor, Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { PinMap } from '#design-system/pin-map/index.ts';
import { media, size } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { areaSize } from '../model/area-map.ts';
import { OpenLine, untrueLater } from './OpenLine.tsx';
import type { YardPageData } from './yard.server.ts';

/** The first screen of a yard: is it open, whom to call, the way there, what it pays, and where it lies. Renders a `div`. */
export function YardDesk({ yard }: { yard: YardPageData }) {
  const { t } = useLingui();
  const { title, card, hours, way, map } = yard;
  const { ringsText } = map;
  const today = hours.rows[0]?.text ?? '';
  return (
    <Columns count={{ medium: 2, wide: 3 }}>
      <Stack gap="tight">
        {card.state && <OpenLine state={card.state} />}
        {today !== '' && (
          <Text strong sx={untrueLater}>
            {t({
              message: `Today: ${today}`,
              comment: 'On the page of a yard; {today} is “7:00 a.m.–5:00 p.m.” or “Closed: Thanksgiving”',
            })}
          </Text>
        )}
        <Link
          href={`tel:+1${card.phone.replaceAll('-', '')}`}
          alone
          sx={{
            alignSelf: 'start',
            fontSize: size.h3,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {card.phone}
        </Link>
        <Address>
          <span>{card.street}</span>
          <span>{card.town}</span>
        </Address>
        <RowList data-print="hide">
          {way.links.slice(0, 2).map(({ id, label, href }) => (
            <li key={id}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </RowList>
      </Stack>
      <Stack data-print="hide">
        <YardOffer yard={yard} />
      </Stack>
      <Stack data-print="hide" sx={{ [media.narrow]: { maxWidth: '26rem' } }}>
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
          {t({
            message: `Rings: ${ringsText}.`,
            comment:
              'Under a map: how far its circles are; {ringsText} is "10 miles, 25 miles, and 50 miles"',
          })}
          {map.hasParts && (
            <>
              {' '}
              <Trans comment="Under a map: what its square marks are, as against round ones">
                Squares are auto parts yards.
              </Trans>
            </>
          )}
        </Text>
      </Stack>
    </Columns>
  );
}

/** Five prices of the board, or the desks of a place that has none. Renders parts of a column. */
function YardOffer({ yard: { prices, desks, guides } }: { yard: YardPageData }) {
  const { t, i18n } = useLingui();
  const board = prices?.board;
  if (board) {
    const day = formatDay(board.day);
    return (
      <>
        <DefinitionList layout="lines" items={board.short} />
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
      {guides.length > 0 && (
        <RowList>
          {guides.map((id) => (
            <li key={id}>
              <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
