import { type RefObject, useRef } from 'react';
import { useFollowingAnswer } from '#design-system/status/use-following-answer.ts';
import { pathTo } from '#site/paths.ts';

/** One letter answers nothing: everything has it. */
const leastTyped = 2;

/**
 * Lets the list of results follow what is typed into the large search box.
 * @param query What the page shows answers to.
 * @param isAnswered False when the server did not answer.
 */
export function useInstantSearch(
  query: string,
  isAnswered: boolean,
): ReturnType<typeof useFollowingAnswer> & { field: RefObject<HTMLInputElement | null> } {
  const field = useRef<HTMLInputElement>(null);
  const typedText = () => field.current?.value.trim() ?? '';
  const following = useFollowingAnswer({
    shown: addressOf(query),
    isAnswered,
    read: () => addressOf(typedText()),
    write: () => {
      if (field.current) field.current.value = query;
    },
    isEnough: () => typedText() === '' || typedText().length >= leastTyped,
  });
  return { field, ...following };
}

const addressOf = (text: string) => pathTo('search', text === '' ? {} : { search: { s: text } });
