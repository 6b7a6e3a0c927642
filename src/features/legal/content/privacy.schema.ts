import { array, type InferType, object, string } from 'yup';
import { blocks, id, only, present, words } from './schema-parts.ts';

/** The policy's sections are known by these numbers: forms and letters quote them. */
export const policyNumerals = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
] as const;

const section = object({
  id: id(),
  numeral: string().oneOf(policyNumerals, 'must be a roman numeral from I to XIII').required(present),
  heading: words(),
  summary: words(),
  blocks: blocks(),
}).noUnknown(only);

/** The privacy policy: thirteen sections, each with its meaning in one sentence. */
export const schema = object({
  title: words(),
  lead: words(),
  sections: array(section)
    .required(present)
    .test(
      'numbered',
      'must be the thirteen sections I to XIII in their order',
      (sections) => sections.map(({ numeral }) => numeral).join() === policyNumerals.join(),
    ),
})
  .noUnknown(only)
  .required(present);

/** What `privacy.json` holds. */
export type PrivacyContent = InferType<typeof schema>;
