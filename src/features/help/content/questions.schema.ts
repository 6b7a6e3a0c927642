import type { InferType } from 'yup';
import { id, listOf, wordList, words } from '#i18n/content-schema.ts';
/** Questions that visitors ask, in groups; each has an address of its own on the page. */
export const schema = listOf({
  id: id(),
  title: words(),
  questions: listOf({
    id: id(),
    question: words(),
    /** A paragraph each. */
    answer: wordList(),
  }),
}).test('unique', 'two questions have one id, so one could not be linked to', (groups) => {
  const ids = (groups ?? []).flatMap((group) => [group.id, ...group.questions.map((each) => each.id)]);
  return new Set(ids).size === ids.length;
});

/** What `questions.json` holds. */
export type QuestionGroups = InferType<typeof schema>;
