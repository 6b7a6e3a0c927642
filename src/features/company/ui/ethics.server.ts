import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';
import ethics from '../content/ethics.json';
import type { EthicsWords } from '../content/ethics.schema.ts';

/** The texts of the ethics page in the language of this build. */
export function readEthics(): EthicsWords {
  return translateContent<EthicsWords>(ethics, 'ethics', messages);
}
