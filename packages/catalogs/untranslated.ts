/**
 * Lists the messages that still want Spanish, as JSON that `fill.ts` takes back:
 *
 *     node packages/catalogs/untranslated.ts          every area
 *     node packages/catalogs/untranslated.ts home     one area
 */
import { parseArgs } from 'node:util';
import { catalogAreas } from './catalog-areas.ts';
import { readCatalog } from './catalog-files.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const areas = positionals.length > 0 ? positionals : Object.keys(catalogAreas);

const listed = areas.flatMap((area) => {
  const catalog = readCatalog('es', area);
  if (catalog === undefined) {
    if (positionals.length > 0) {
      console.error(`locales/es/${area}.po does not exist; run "npm run i18n:extract" first.`);
      process.exitCode = 1;
    }
    return [];
  }
  return catalog.po.entries
    .filter((entry) => !entry.obsolete && entry.translations.every(({ text }) => text === ''))
    .map((entry) => ({
      area,
      ...(entry.context && { msgctxt: entry.context.text }),
      msgid: entry.id.text,
      note: entry.notes.map(({ text }) => text).join(' ') || undefined,
      msgstr: '',
    }));
});

console.log(JSON.stringify(listed, null, 2));
