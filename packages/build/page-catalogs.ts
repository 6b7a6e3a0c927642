import type { NumberedMessage } from '@site/catalogs/pseudolocale/message-numbers.ts';
import type { PageEntry } from '#site/manifest.ts';

/** What every page loads. */
const everyPage = ['routes', 'shared'];

/** Words of the parts of forms, which pages with a form bring along. */
const formParts = [
  'form-parts',
  'region-words',
  'contact-form',
  'office-hours-form',
  'call-back-form',
  'container-form',
  'application-form',
  'report-form',
  'page-problem-form',
  'forms',
];

/** Pages of several areas whose answers can be waited for: they carry the form that asks for it. */
const watchedPages: readonly string[] = ['vehicle-inventory', 'scrap-prices', 'careers-openings'];

/** The ids of the messages in each catalog that a script holds. */
function catalogsIn(script: string): Set<string>[] {
  const literals = script.match(/JSON\.parse\((["'`])\{(?:\\.|(?!\1)[^\\])*\1\)/g) ?? [];
  return literals
    .map((literal) => new Set(Array.from(literal.matchAll(/\\?"([\w+/-]{6})\\?":/g), ([, id = '']) => id)))
    .filter(({ size }) => size > 0);
}

/** The areas whose words a script holds, by the ids of compiled messages. */
export function areasIn(script: string, messages: readonly Pick<NumberedMessage, 'area' | 'id'>[]): string[] {
  return catalogsIn(script).flatMap((ids) => {
    const counts = new Map<string, number>();
    for (const { area, id } of messages) {
      if (ids.has(id)) counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    const [best] = [...counts].sort(([, a], [, b]) => b - a);
    return best === undefined ? [] : [best[0]];
  });
}

/** The messages that a script brings, and those that its code asks for, by id. */
export interface ScriptWords {
  held: readonly string[];
  asked: readonly string[];
}

/**
 * The messages that a script brings and those it asks for. Of what looks like the id of a message only ids of `known`
 * count, since a property called `id` may hold six letters of anything.
 */
export function wordsOf(script: string, known: ReadonlySet<string>): ScriptWords {
  const asked = Array.from(script.matchAll(/\bid:(["'`])([\w+/-]{6})\1/g), ([, , id = '']) => id);
  return {
    held: catalogsIn(script).flatMap((ids) => [...ids]),
    asked: asked.filter((id) => known.has(id)),
  };
}

/**
 * The messages that a page's scripts ask for and none of them brings. The server has every catalog, so such words are
 * right in the HTML and turn English, or into their id, as soon as the page is taken over.
 */
export function missingWords(scripts: readonly ScriptWords[]): string[] {
  const held = new Set(scripts.flatMap((script) => script.held));
  return [...new Set(scripts.flatMap(({ asked }) => asked))].filter((id) => !held.has(id));
}

/** The areas among those that a page holds which are neither its own nor every page's. */
export function foreignAreas(
  page: Pick<PageEntry, 'id' | 'area' | 'hasForm' | 'kept'>,
  held: ReadonlySet<string>,
): string[] {
  return [...held].filter((area) => {
    if (everyPage.includes(area)) return false;
    if (area.endsWith('-content')) return true;
    if (area === page.area || area.startsWith(`${page.area}-`)) return false;
    if (area === 'saved-pages') return !(page.kept === true || page.id === area);
    if (area === 'watches') return !watchedPages.includes(page.id);
    return !(page.hasForm === true && formParts.includes(area));
  });
}
