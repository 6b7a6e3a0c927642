import { useLingui } from '@lingui/react/macro';
import { placeFaultWords, weightFaultWords } from './fault-words.ts';
import type { PricePageData } from './price-page.server.ts';

/** What is wrong with a question about prices, in a sentence for each of its fields; `undefined` where nothing is. */
export function usePriceFaults({ name, nearFault, weightFault }: PricePageData) {
  const { i18n, t } = useLingui();
  return {
    metal:
      name === null
        ? t({
            message: 'We have no prices for that metal. Choose one from the list.',
            comment: 'Under a list of metals: the address names one that is not in it',
          })
        : undefined,
    near: nearFault === null ? undefined : i18n._(placeFaultWords[nearFault]),
    weight: weightFault === null ? undefined : i18n._(weightFaultWords[weightFault]),
  };
}
