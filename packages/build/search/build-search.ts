/**
 * Builds the index of the site's search, one for each language, from the pages as they were built and from what the
 * server build exports as `searchDocuments` (things that a page shows only when asked). A step of the build:
 *
 *     node packages/build/search/build-search.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { MessageDescriptor } from '@lingui/core';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PassagePhrases } from '#features/search/model/phrase-table.ts';
import type { SearchDocument } from '#features/search/model/ports.ts';
import { buildIndex, writeIndex } from '#features/search/model/site-index.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { searchedPages } from '#site/searched-pages.ts';
import { pathTable } from '#site/slugs.ts';
import { htmlSections } from './html-sections.ts';

/** What the server build exports for this command. */
interface BuildExports {
  pageNames(): Record<PageId, string>;
  wordsOfMessage(message: MessageDescriptor): string;
  searchDocuments(): SearchDocument[];
  passagePhrases(): PassagePhrases[];
}

/** Each of its parts is a question of its own. */
const questionsPage = 'frequently-asked-questions';

const root = new URL('../../../', import.meta.url);
const paths = pathTable(readSlugFiles());

for (const language of languages) {
  const build: ServerBuild = await import(new URL(`build/${language}/server/index.js`, root).href);
  const { pageNames, wordsOfMessage, searchDocuments, passagePhrases } = build.entry
    .module as unknown as BuildExports;
  const names = pageNames();
  const own = searchDocuments();
  // A notice says one thing more of its page; a material or a yard says what the passage at its address does.
  const described = new Set(own.filter(({ kind }) => kind !== 'document').map(({ path }) => path));
  const found = await Promise.all(
    searchedPages.map(async ({ id }) => {
      const path = paths[language][id];
      const html = await htmlOf(build, language, path);
      const { description } = (build.routes[id]?.module.handle ?? {}) as { description?: MessageDescriptor };
      const summary = description ? wordsOfMessage(description) : '';
      return sectionsOf({ id, path, name: names[id], html, summary });
    }),
  );
  const documents = [...own, ...found.flat().filter(({ path }) => !described.has(path))];
  await writeFile(
    new URL(`build/${language}/search-index.json`, root),
    writeIndex(buildIndex(language, documents, passagePhrases())),
  );
  console.log(`${language}: ${documents.length} passages can be searched`);
}

/** The page as it was prerendered, or rendered now; empty for one that needs a request. */
async function htmlOf(build: ServerBuild, language: Language, path: string): Promise<string> {
  try {
    return await readFile(new URL(`build/${language}/client${path}/index.html`, root), 'utf8');
  } catch {
    const handle = createRequestHandler({
      ...build,
      entry: { module: { ...build.entry.module, handleError: () => undefined } },
    });
    const answer = await handle(new Request(`https://site.invalid${path}`), new RouterContextProvider());
    return answer.ok ? await answer.text() : '';
  }
}

interface SearchedPage {
  id: string;
  path: string;
  name: string;
  /** Empty where the page needs a request. */
  html: string;
  /** What it says of itself, for whom its own text is not there. */
  summary: string;
}

function sectionsOf({ id: pageId, path, name, html, summary }: SearchedPage): SearchDocument[] {
  const { title, sections } = htmlSections(html);
  // The page's name in links is what people ask for; its heading says more.
  const whole: SearchDocument = {
    id: pageId,
    kind: 'page',
    of: pageId,
    title: name,
    text: [title, sections[0]?.id === '' ? sections[0].text : ''].filter(Boolean).join('. ') || summary,
    path,
  };
  if (pageId === questionsPage) {
    const questions = sections
      .filter(({ id, text }) => id !== '' && text !== '')
      .map(
        ({ id, heading, text }): SearchDocument => ({
          id: `${pageId}#${id}`,
          kind: 'question',
          of: `${pageId}#${id}`,
          title: heading,
          text,
          path: `${path}#${id}`,
        }),
      );
    return [whole, ...questions];
  }
  const parts = sections
    .filter(({ id }) => id !== '')
    .map(
      ({ id, heading, text }): SearchDocument => ({
        id: `${pageId}#${id}`,
        kind: 'page',
        of: pageId,
        title: name,
        heading,
        text,
        path: `${path}#${id}`,
      }),
    );
  return [whole, ...parts];
}
