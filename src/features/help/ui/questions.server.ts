import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import type { StructuredFacts } from '#site/structured-data.ts';
import questions from '../content/questions.json';
import { type QuestionGroups, schema as questionsSchema } from '../content/questions.schema.ts';

/** The questions and answers in the language of this build. */
export function readQuestions(): QuestionGroups {
  return translateContent(questionsSchema, questions, 'questions', messages);
}

/** The same for search engines, which take plain text. */
export function questionFacts(groups: QuestionGroups): StructuredFacts {
  const items = groups.flatMap((group) =>
    group.questions.map(({ question, answer }) => ({
      question,
      answer: answer.join(' ').replace(/<\/?\w+>/g, ''),
    })),
  );
  return { kind: 'questions', items };
}
