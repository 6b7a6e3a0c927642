import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { choiceFor } from '#i18n/choices.ts';
import { language as currentLanguage } from '#i18n/current.ts';
import type { Language } from '#i18n/language.ts';
import { type Area, type PageEntry, pages } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';

/**
 * The routes of a language, made from the manifest and the slugs in `locales/{language}/routes.po`.
 * A route's id is its page's id, so that everything derived from the manifest can find its page.
 */
export function makeRoutes(language: Language): RouteConfigEntry[] {
  refuseDuplicates(pages);
  const paths = pathTable(readSlugFiles())[language];
  const areas = new Map<Area, PageEntry[]>();
  for (const page of pages as readonly PageEntry[]) {
    areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
  return [
    ...[...areas].map(([area, members]) =>
      layout(
        `../pages/${area}/layout.tsx`,
        { id: `pages/${area}/layout` },
        members.flatMap((page) => routesOf(page, paths[page.id], language)),
      ),
    ),
    // What no page claims: the server redirects such an address before it gets here, a link inside the site lands here.
    route('*', '../pages/unknown.tsx', { id: 'unknown' }),
  ];
}

/** @throws when two entries of the manifest have one id: the router would name neither the file nor what to do. */
export function refuseDuplicates(entries: readonly Pick<PageEntry, 'id'>[]): void {
  const duplicate = entries.find(({ id }, index) => entries.findIndex((entry) => entry.id === id) !== index);
  if (duplicate === undefined) return;
  throw new Error(
    `Two pages have the id "${duplicate.id}"; links could mean only one of them; give the other an id of its own in src/site/manifest.ts.`,
  );
}

function routesOf(page: PageEntry, path: string, language: Language): RouteConfigEntry[] {
  const file = `../${typeof page.module === 'string' ? page.module : choiceFor(page.module, language)}`;
  const own = path === '/' ? { index: true, file, id: page.id } : route(path.slice(1), file, { id: page.id });
  // On a local host all languages share `/`; `/eng` and `/es` say which home is meant.
  return page.id === 'home' ? [own, route(language, file, { id: `home-${language}` })] : [own];
}

export default makeRoutes(currentLanguage) satisfies RouteConfig;
