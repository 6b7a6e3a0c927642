import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import ethics from '../content/ethics.json';
import { type EthicsWords, schema as ethicsSchema } from '../content/ethics.schema.ts';

/** The texts of the ethics page in the language of this build. */
export function readEthics(): EthicsWords {
  return translateContent(ethicsSchema, ethics, 'ethics', messages);
}
