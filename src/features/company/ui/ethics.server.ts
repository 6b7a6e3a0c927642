import { giveOnce } from '#design-system/served-once.tsx';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import ethics from '../content/ethics.json';
import { schema as ethicsSchema } from '../content/ethics.schema.ts';
import { pointsPart } from './points-part.ts';

/** The texts of the ethics page in the language of this build. */
export function readEthics() {
  const { subjects, ...words } = translateContent(ethicsSchema, ethics, 'ethics', messages);
  return { ...words, subjects: giveOnce(pointsPart('subjects'), subjects) };
}
