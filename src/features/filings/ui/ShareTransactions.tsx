import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CellLines } from '#design-system/data-table/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { money } from '#features/investors/model/figures.ts';
import { formatFigure, formatMediumDay } from '#i18n/formats.ts';
import type { ShareTransaction } from '../model/filings.ts';

interface ShareTransactionsProps {
  transactions: readonly ShareTransaction[];
  /** What happened, by the code of a line. */
  happenings: Readonly<Record<string, string>>;
}

/** The lines of a report in words: what happened, how many shares, at what price, what is left. Renders a list. */
export function ShareTransactions({ transactions, happenings }: ShareTransactionsProps) {
  const { t } = useLingui();
  return (
    <PlainList role="list" sx={{ '& > li + li': { marginBlockStart: '0.5em' } }}>
      {transactions.map(({ on, code, acquired, shares, price, heldAfter }) => {
        const sign = acquired ? '+' : '−';
        const count = formatFigure(shares);
        const amount = money(price);
        const left = formatFigure(heldAfter);
        return (
          <li key={`${on}-${code}-${shares}-${heldAfter}`}>
            <CellLines min="14rem">
              <span>
                {happenings[code] ??
                  t({
                    message: `Code ${code}`,
                    comment: 'A line of a report about shares, by its letter; {code} is the letter',
                  })}
              </span>
              <strong>
                {sign}
                {price
                  ? t({
                      message: plural(shares, {
                        one: `${count} share at ${amount}`,
                        other: `${count} shares at ${amount}`,
                      }),
                      comment:
                        'Shares bought or sold, after a plus or a minus; {amount} is a price in dollars',
                    })
                  : t({
                      message: plural(shares, { one: `${count} share`, other: `${count} shares` }),
                      comment: 'Shares given or taken, after a plus or a minus',
                    })}
              </strong>
              <small>
                <time dateTime={on}>{formatMediumDay(on)}</time>
                {'. '}
                {t({
                  message: `${left} held afterwards`,
                  comment: 'How many shares someone owns after a purchase or sale; {left} is a number',
                })}
              </small>
            </CellLines>
          </li>
        );
      })}
    </PlainList>
  );
}
