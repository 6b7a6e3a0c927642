import type { Messages } from '@lingui/core';
import { language as buildLanguage } from '#i18n/current.ts';
import { type Language, otherLanguage } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import { messages as otherMessages } from '#other-locale/sell-content.po';
import everyday from '../content/everyday.json';
import { type EverydayContent, schema as everydaySchema } from '../content/everyday.schema.ts';
import families from '../content/families.json';
import { type FamiliesContent, schema as familiesSchema } from '../content/families.schema.ts';
import materials from '../content/materials.json';
import { type MaterialsContent, schema as materialsSchema } from '../content/materials.schema.ts';

/** The whole catalogue in one language. */
export interface Materials {
  families: FamiliesContent;
  grades: MaterialsContent;
  things: EverydayContent;
}

/** The catalogue of what the yards buy, in this build's language: families, grades, everyday things. */
export function readMaterials(): Materials {
  return readIn(buildLanguage, messages);
}

/** The same in the other language: people who sell metal mix the two, so a search reads both. */
export function readMaterialsInOtherLanguage(): Materials {
  return readIn(otherLanguage(buildLanguage), otherMessages);
}

function readIn(language: Language, words: Messages): Materials {
  return {
    families: translateContent(familiesSchema, families, 'families', words, { language }),
    grades: translateContent(materialsSchema, materials, 'materials', words, { language }),
    things: translateContent(everydaySchema, everyday, 'everyday', words, { language }),
  };
}
