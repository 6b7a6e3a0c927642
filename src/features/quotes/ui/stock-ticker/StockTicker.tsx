import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { role, size } from '#design-system/theme/roles.ts';
import { clockText, easternMoment } from '#features/investors/model/eastern-time.ts';
import { fixed2 } from '#features/investors/model/figures.ts';
import { formatClock, formatShortDay } from '#i18n/formats.ts';
import { delayMinutes, type Quote } from '../../model/quote.ts';
import { QuoteChange } from '../quote-change/index.ts';
import { useLatestQuote } from './use-latest-quote.ts';

/** Props of `StockTicker`. */
export interface StockTickerProps {
  /** The call that answers the latest quote. */
  address: string;
  /** The quote when the page was made, so that it stands there without script and nothing moves. Default: none. */
  initial?: Quote | undefined;
  /** Level of its heading in the page's outline. Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * The latest price of the share. Renders a `section` of plain text that never moves by itself, or nothing when there is
 * no quote. Its direction is told by word, sign and arrow, and by colour last.
 */
export function StockTicker({ address, initial, headingLevel = 3 }: StockTickerProps) {
  const quote = useLatestQuote(address, initial);
  if (quote === undefined) return null;
  const { symbol, exchange, lastTrade, date, sample } = quote;
  const { day, minute } = easternMoment(Date.parse(date));
  const shownDay = formatShortDay(day);
  const time = formatClock(clockText(minute));
  return (
    <Panel component="section" data-wakes="near" sx={{ alignItems: 'flex-start', borderColor: role.mark }}>
      <Heading level={headingLevel} size="h4">
        <Trans comment="Heading above the share price; symbol is the share's short name on the exchange">
          {symbol} share price
        </Trans>
      </Heading>
      <Stack
        component="p"
        row
        gap="links"
        sx={{ alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }}
      >
        <Text component="strong" size="figure" sx={{ fontSize: size.h2 }}>
          ${fixed2(lastTrade)}
        </Text>
        <Change quote={quote} />
      </Stack>
      <Text size="small" muted>
        {exchange} · <time dateTime={date}>{`${shownDay} ${time} ET`}</time>
      </Text>
      <Text size="small" muted>
        <Trans comment="delayMinutes is a number">{delayMinutes} minutes delayed</Trans>
        {sample && (
          <>
            {'. '}
            <Trans>These figures are a sample.</Trans>
          </>
        )}
      </Text>
    </Panel>
  );
}

function Change({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  return (
    <QuoteChange
      quote={quote}
      words={({ change, percent }) => ({
        up: t({
          message: `up ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
        down: t({
          message: `down ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
        unchanged: t({
          message: `unchanged, ${change}, ${percent} percent`,
          comment: 'Heard, not seen: which way a share price went since the day before; change is in dollars',
        }),
      })}
    />
  );
}
