import type { InferType } from 'yup';
import { id, listOf, oneOf, record, words } from '#i18n/content-schema.ts';
import { blocks } from './blocks.ts';
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

const section = {
  id: id(),
  numeral: oneOf(policyNumerals),
  heading: words(),
  summary: words(),
  blocks: blocks(),
};

/** The privacy policy: thirteen sections, each with its meaning in one sentence. */
export const schema = record({
  title: words(),
  lead: words(),
  sections: listOf(section).test(
    'numbered',
    'must be the thirteen sections I to XIII in their order',
    (sections) => sections.map(({ numeral }) => numeral).join() === policyNumerals.join(),
  ),
});

/** What `privacy.json` holds. */
export type PrivacyContent = InferType<typeof schema>;
