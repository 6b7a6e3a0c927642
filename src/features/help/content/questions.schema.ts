import { array, type InferType, object, string } from 'yup';

const id = string()
  .required()
  .matches(/^[a-z]+(-[a-z]+)*$/, 'must be small letters and hyphens: it is a fragment of an address');

/** Questions that visitors ask, in groups; each has an address of its own on the page. */
export const schema = array(
  object({
    id,
    title: string().required(),
    questions: array(
      object({
        id,
        question: string().required(),
        /** A paragraph each. */
        answer: array(string().required()).required().min(1, 'needs an answer'),
      }).noUnknown('only id, question and answer'),
    )
      .required()
      .min(1, 'a group without questions is no group'),
  }).noUnknown('only id, title and questions'),
)
  .required()
  .test('unique', 'two questions have one id, so one could not be linked to', (groups) => {
    const ids = (groups ?? []).flatMap((group) => [group.id, ...group.questions.map((each) => each.id)]);
    return new Set(ids).size === ids.length;
  });

/** What `questions.json` holds. */
export type QuestionGroups = InferType<typeof schema>;
