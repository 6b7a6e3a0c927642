import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { RegionCode } from '#features/submissions/model/regions.ts';
import { language } from '#i18n/current.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { type LoadedList, nothingYet, useList } from './use-list.ts';

type RegionWords = typeof import('#features/submissions/ui/region-words/index.ts')['regionWords'];

/** The countries whose states or provinces have names in our catalogs. */
const named: readonly string[] = ['US', 'CA'];

/**
 * The states or provinces of a country, named in the language of the page; empty until a country is chosen. The server
 * names them in English: in another language the names come from a file of their own, fetched when a country asks for
 * it. Where that cannot be had the English names are better than none.
 */
export function useStates(country: string): LoadedList {
  const { i18n } = useLingui();
  const list = useList(country === '' ? undefined : `${formCalls.states}/${encodeURIComponent(country)}`);
  const wantsWords = language !== defaultLanguage && named.includes(country);
  const [words, setWords] = useState<RegionWords | 'none'>();

  useEffect(() => {
    if (!wantsWords) return;
    let isOver = false;
    const keep = (found: RegionWords | 'none') => isOver || setWords(found);
    import('#features/submissions/ui/region-words/index.ts').then(
      ({ addRegionMessages, regionWords }) => {
        addRegionMessages();
        keep(regionWords);
      },
      () => keep('none'),
    );
    return () => {
      isOver = true;
    };
  }, [wantsWords]);

  return useMemo(() => {
    if (!wantsWords || words === 'none') return list;
    if (words === undefined) return nothingYet;
    const nameOf = (code: string, name: string) => (code in words ? i18n._(words[code as RegionCode]) : name);
    return { ...list, entries: list.entries.map(({ code, name }) => ({ code, name: nameOf(code, name) })) };
  }, [list, words, wantsWords, i18n]);
}
