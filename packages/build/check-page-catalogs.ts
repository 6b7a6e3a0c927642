/**
 * Which catalogs each page of the built site loads: that none loads the words of another area, and none asks for words that it
 * does not load:
 *
 *     node packages/build/check-page-catalogs.ts
 */
import { readFileSync } from 'node:fs';
import { readCatalogs } from '@site/catalogs/catalog-files.ts';
import { numberMessages } from '@site/catalogs/pseudolocale/message-numbers.ts';
import { languages } from '#i18n/language.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { areasIn, foreignAreas, missingWords, type ScriptWords, wordsOf } from './page-catalogs.ts';
import { routesOfPage, scriptsOf } from './page-scripts.ts';

const messages = numberMessages(readCatalogs('eng'));
const messageOf = new Map(messages.map((message) => [message.id, message]));
const known = new Set(messageOf.keys());
const files = new Map<string, ScriptWords & { areas: string[] }>();

/** What a script file has to do with words, read once: most files belong to many pages. */
function readScript(path: string): ScriptWords & { areas: string[] } {
  const read = files.get(path);
  if (read !== undefined) return read;
  const text = readFileSync(path, 'utf8');
  const file = { areas: areasIn(text, messages), ...wordsOf(text, known) };
  files.set(path, file);
  return file;
}

let faults = 0;
let looked = 0;
for (const language of languages) {
  for (const page of pages as readonly PageEntry[]) {
    const scripts = scriptsOf(language, routesOfPage(page)).map((file) =>
      readScript(`build/${language}/client${file}`),
    );
    looked += 1;
    for (const area of foreignAreas(page, new Set(scripts.flatMap(({ areas }) => areas)))) {
      faults += 1;
      console.error(
        `${language} ${page.id} loads the words of "${area}", which its visitors do not need; ` +
          'import that catalog in the layout of its own area, or read it on the server.',
      );
    }
    for (const id of missingWords(scripts)) {
      faults += 1;
      const message = messageOf.get(id);
      console.error(
        `${language} ${page.id} asks for the words "${message?.message}" of "${message?.area}" and does not load them; ` +
          "import that catalog in the page, in its area's layout or beside the component (add-words.ts).",
      );
    }
  }
}
console.log(`${looked} pages, ${faults} catalogs of other areas or missing`);
if (faults > 0) process.exit(1);
