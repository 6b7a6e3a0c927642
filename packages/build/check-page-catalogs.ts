/**
 * Which catalogs each page of the built site loads, and that none loads the words of another area:
 *
 *     node packages/build/check-page-catalogs.ts
 */
import { readFileSync } from 'node:fs';
import { readCatalogs } from '@site/catalogs/catalog-files.ts';
import { numberMessages } from '@site/catalogs/pseudolocale/message-numbers.ts';
import { languages } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { areasIn, foreignAreas } from './page-catalogs.ts';
import { routesOfPage, scriptsOf } from './page-scripts.ts';

const messages = numberMessages(readCatalogs('eng'));
const areasOfFile = new Map<string, string[]>();
let faults = 0;
let looked = 0;
for (const language of languages) {
  for (const page of pages as readonly PageEntry[]) {
    const held = scriptsOf(language, routesOfPage(page)).flatMap((file) => {
      const known = areasOfFile.get(file);
      if (known !== undefined) return known;
      const found = areasIn(readFileSync(`build/${language}/client${file}`, 'utf8'), messages);
      areasOfFile.set(file, found);
      return found;
    });
    looked += 1;
    for (const area of foreignAreas(page, new Set(held))) {
      faults += 1;
      console.error(
        `${language} ${page.id} loads the words of "${area}", which its visitors do not need; ` +
          'import that catalog in the layout of its own area, or read it on the server.',
      );
    }
  }
}
console.log(`${looked} pages, ${faults} catalogs of other areas`);
if (faults > 0) process.exit(1);
