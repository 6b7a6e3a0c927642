import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many results a question has, as a heading and as an announcement. */
export function useCountWords(count: number, query: string): string {
  const { t } = useLingui();
  return t({
    message: plural(count, {
      0: `Nothing found for “${query}”`,
      one: `# result for “${query}”`,
      other: `# results for “${query}”`,
    }),
    comment: 'Heading above what was found; {query} is what the visitor typed',
  });
}
