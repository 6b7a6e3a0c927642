import { useLingui } from '@lingui/react/macro';
import type { ClosedReason } from '#features/investors/model/quote.ts';
import { formatDay } from '#i18n/formats.ts';

/** Why a day has no price of its own, and whose price stands for it, in a sentence. */
export function useClosedWords() {
  const { t } = useLingui();
  return function closedWords(
    asked: string,
    quote: { tradingDate: string; closedReason: ClosedReason | null; holiday: string | null },
  ): string {
    const day = formatDay(asked);
    const before = formatDay(quote.tradingDate);
    const { closedReason, holiday } = quote;
    if (closedReason === 'weekend') {
      return t({
        message: `${day} was on a weekend, when the exchange rests. This is the price of the trading day before, ${before}.`,
        comment: 'day and before are days',
      });
    }
    if (closedReason === 'holiday' && holiday) {
      return t({
        message: `The exchange was closed on ${day}: ${holiday}. This is the price of the trading day before, ${before}.`,
        comment: 'day and before are days, holiday is the name of a holiday',
      });
    }
    if (closedReason === 'not-yet-open') {
      return t({
        message: `On ${day} no price is out yet. This is the price of the trading day before, ${before}.`,
        comment: 'day and before are days: today before trading begins',
      });
    }
    return t({
      message: `Nothing was traded on ${day}. This is the price of the trading day before, ${before}.`,
      comment: 'day and before are days',
    });
  };
}
