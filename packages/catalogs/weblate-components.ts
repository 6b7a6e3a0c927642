import { catalogAreas } from './catalog-areas.ts';
import { catalogPath } from './catalog-files.ts';
import { sourceLanguage } from './message-rules.ts';

/**
 * What Weblate is told of each catalog, for its command `import_json`: one component for each area, whose files differ by
 * the folder of the language. The file `weblate-components.json` holds it.
 */
export function weblateComponents() {
  return Object.keys(catalogAreas)
    .sort()
    .map((area) => ({
      name: area,
      slug: area,
      filemask: catalogPath(sourceLanguage, area).replace(`/${sourceLanguage}/`, '/*/'),
      new_base: catalogPath(sourceLanguage, area),
      file_format: 'po',
      new_lang: 'none',
      check_flags: 'icu-message-format',
    }));
}
