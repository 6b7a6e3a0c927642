import { type RefObject, useRef } from 'react';
import { useFollowingAnswer } from '#design-system/status/use-following-answer.ts';
import { pathTo } from '#site/paths.ts';
import { filterParameters, filterTarget, type MaterialFilters } from '../model/filters.ts';

/** Fewer letters begin half of the catalogue, or nothing that somebody means. */
const leastTyped = 3;

const parts = Object.entries(filterParameters) as [keyof MaterialFilters, string][];

/**
 * Lets the catalogue follow what is typed and chosen in its form.
 * @param filters What the page shows answers to.
 * @param isAnswered False when the server did not answer.
 */
export function useFollowingCatalogue(
  filters: MaterialFilters,
  isAnswered: boolean,
): ReturnType<typeof useFollowingAnswer> & { form: RefObject<HTMLFormElement | null> } {
  const form = useRef<HTMLFormElement>(null);
  const path = pathTo('what-we-buy');
  const asked = (): MaterialFilters => {
    const typed = new FormData(form.current ?? undefined);
    return Object.fromEntries(
      parts.map(([part, name]) => [part, `${typed.get(name) ?? ''}`.trim()]),
    ) as unknown as MaterialFilters;
  };
  const following = useFollowingAnswer({
    shown: filterTarget(path, filters),
    isAnswered,
    read: () => filterTarget(path, asked()),
    write: () => {
      for (const [part, name] of parts) {
        const field = form.current?.elements.namedItem(name);
        if (field && 'value' in field) field.value = filters[part];
      }
    },
    isEnough: () => {
      const { text, ...others } = asked();
      const isChosen = Object.entries(others).some(([part, value]) => value !== filters[part as 'family']);
      return isChosen || text === '' || text.length >= leastTyped;
    },
  });
  return { form, ...following };
}
