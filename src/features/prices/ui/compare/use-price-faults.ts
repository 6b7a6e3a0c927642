import { useLingui } from '@lingui/react/macro';
import type { PricePageData } from './price-page.server.ts';
import { useWeightWords } from './use-weight-words.ts';

/** What is wrong with a question about prices, in a sentence for each of its fields; `undefined` where nothing is. */
export function usePriceFaults({ name, nearFault, weightFault }: PricePageData) {
  const { t } = useLingui();
  const nearWords = {
    unknown: t({
      message: 'We do not know that place. Type a ZIP or postal code, such as 77002 or V5K 0A1.',
      comment: 'Under a field: no place is known by what the visitor typed',
    }),
    several: t({
      message: 'Several places have that name. Add the state, as in Portland, OR, or type a ZIP code.',
      comment: 'Under a field: the visitor typed the name of a city that several states have',
    }),
  };
  const weightWords = useWeightWords();
  return {
    metal:
      name === null
        ? t({
            message: 'We have no prices for that metal. Choose one from the list.',
            comment: 'Under a list of metals: the address names one that is not in it',
          })
        : undefined,
    near: nearFault === null ? undefined : nearWords[nearFault],
    weight: weightFault === null ? undefined : weightWords[weightFault],
  };
}
