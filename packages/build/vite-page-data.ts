import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { changeCompiled } from './compiled-catalog.ts';

/**
 * Leaves out of every page's script what only a build or a server needs to know of pages: the addresses in `routes.po`,
 * which the browser has from `virtual:slug-table`, and what the manifest says for the build and the server. A page loses 0.8 kB by it.
 */
export function pageDataPlugin(): Plugin {
  return {
    name: 'page-data',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (file.endsWith('/src/site/manifest.ts')) return { code: manifestForBrowsers(code), map: null };
      if (!file.endsWith('/routes.po')) return undefined;
      const { eng } = readSlugFiles();
      const slugs = Object.keys(eng).map((word) => generateMessageId(word, 'slug'));
      return { code: withoutMessages(code, new Set(slugs)), map: null };
    },
  };
}

/**
 * The manifest without the files of its pages, `module: 'pages/home/home.tsx'` → `module: ''`, without examples, and without
 * what the build and the server ask of a page: whether it is prerendered, refreshed, cacheable, and how long its text is.
 * @throws when it holds none of either, since then it is written in a way that this does not know.
 */
export function manifestForBrowsers(code: string): string {
  const shorter = without(
    without(code, /(['"`])pages\/[\w/-]+\.tsx\1/g, "''"),
    /\b(?:example: ?\{[^}]*\}|(?:prerender|cacheable|refreshed): ?(?:true|false)|text: ?(['"`])[a-z]+\1),?/g,
    '',
  );
  // A page about which nothing else is said needs no empty object.
  return shorter.replace(/,\s*\{\s*\},?\s*\)/g, ')');
}

function without(code: string, unneeded: RegExp, instead: string): string {
  const shorter = code.replace(unneeded, instead);
  if (shorter === code) {
    throw new Error(
      `The manifest holds nothing like ${unneeded}; every page would carry what only a build needs; ` +
        'vite-page-data.ts is out of date: correct the pattern.',
    );
  }
  return shorter;
}

/**
 * A compiled catalog, `export const messages=JSON.parse("…")`, without some of its messages.
 * @throws when it is compiled in another form.
 */
export function withoutMessages(code: string, ids: ReadonlySet<string>): string {
  return changeCompiled(code, (messages) =>
    Object.fromEntries(Object.entries(messages).filter(([id]) => !ids.has(id))),
  );
}
