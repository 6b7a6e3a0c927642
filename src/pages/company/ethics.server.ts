import ethics from '#content/company/ethics.json';
import type { EthicsWords } from '#content/company/ethics.schema.ts';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/company-content.po';

/** The texts of the ethics page in the language of this build. */
export function readEthics(): EthicsWords {
  return translateContent<EthicsWords>(ethics, 'ethics', messages);
}
