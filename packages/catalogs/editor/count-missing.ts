import { pathToFileURL } from 'node:url';
import type { Language } from '#i18n/language.ts';
import { type PageEntry, pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { matchPage, pathTable } from '#site/slugs.ts';
import { type Catalog, projectFolder } from '../catalog-files.ts';
import { readCatalogsOrTemplates } from '../draft-catalogs.ts';
import { stateOf } from '../text-states.ts';
import type { MissingCount, MissingOf } from './editor-messages.ts';

/** How many texts a language lacks: in the catalogs of the area to which the page at an address belongs, and in all. */
export function countMissing(language: Language, path: string, folder = projectFolder): MissingCount {
  const catalogs = readCatalogsOrTemplates(language, folder);
  const area = areaAt(language, path, folder);
  const own = catalogs.filter(({ area: name }) => name === area || name.startsWith(`${area}-`));
  return { area: countIn(own), site: countIn(catalogs) };
}

function countIn(catalogs: readonly Catalog[]): MissingOf {
  const stages = catalogs.flatMap(({ language, po }) =>
    po.entries.filter(({ obsolete }) => !obsolete).map((entry) => stateOf(entry, language).stage),
  );
  return { missing: stages.filter((stage) => stage === 'missing').length, count: stages.length };
}

/** An address that no page has shows the words of the site's own pages. */
function areaAt(language: Language, path: string, folder: string): PageEntry['area'] {
  const page = matchPage(pathTable(readSlugFiles(pathToFileURL(folder)))[language], path);
  return page === null ? 'site' : pageEntry(page.pageId).area;
}
