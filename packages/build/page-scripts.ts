import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import type { PageEntry } from '#site/manifest.ts';

/** The routes that a page is made of: the document, the layout of its area, the page itself. */
export function routesOfPage({ area, id }: Pick<PageEntry, 'area' | 'id'>): string[] {
  return ['root', `pages/${area}/layout`, id];
}

/**
 * The script files that routes load in a build: their modules, the entry, and all that these import statically, as paths
 * below `build/{language}/client`.
 * @throws when the build is not there or knows no such route.
 */
export function scriptsOf(language: Language, routeIds: readonly string[]): string[] {
  const client = `build/${language}/client`;
  const folder = join(client, 'assets', language);
  const manifestFile = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestFile) throw new Error(`No route manifest in ${folder}; run "npm run build" first.`);
  const text = readFileSync(join(folder, manifestFile), 'utf8');
  const manifest: {
    entry: { module: string };
    routes: Record<string, { module: string; clientLoaderModule?: string }>;
  } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const seen = new Set<string>([`/assets/${language}/${manifestFile}`]);
  const queue = [
    manifest.entry.module,
    ...routeIds.flatMap((id) => {
      const route = manifest.routes[id];
      if (!route) throw new Error(`The route "${id}" is in no manifest of ${folder}.`);
      return [route.module, ...(route.clientLoaderModule ? [route.clientLoaderModule] : [])];
    }),
  ];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const source = readFileSync(join(client, next), 'utf8');
    for (const [, target] of source.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      queue.push(new URL(target ?? '', `http://site${next}`).pathname);
    }
  }
  return [...seen];
}
