/**
 * Compares pages as a thread renders them with the same pages as the main thread does, byte for byte:
 *
 *     npm run threads -w @site/proofs
 *
 * Every page of the site in both languages, further questions to the pages that answer some, addresses of things that are not
 * there, and pages whose loader fails: status, headers, HTML and what the log says of each must be the same, with the same
 * nonce. A page that the clock changes is tried again. Needs a build. Ends with 1 when one differs.
 */
import './in-production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openSite } from '#server/open-site.ts';
import { type LanguageBuild, loadBuild } from '#server/pages/load-build.ts';
import { createThreadPool } from '#server/rendering/thread-pool.ts';
import { examplePages } from '#site/example-pages.ts';
import { originsFor } from '#site/origins.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';

/** What loaders and pages know of a request. */
type RequestContext = Parameters<LanguageBuild['render']>[1];

const project = fileURLToPath(new URL('../../../', import.meta.url));
const paths = pathTable(readSlugFiles());

/** A page that the clock changed between two renderings is the same at one of these tries. */
const mostTries = 5;

/** Questions that the pages of a language are asked besides. */
function questionsOf(language: Language): string[] {
  const path = paths[language];
  const thing = (page: 'yard' | 'job' | 'news-release-details' | 'investor-event') =>
    fillPath(path[page], { id: 'not-there' });
  return [
    `${path['location-search']}?q=98401`,
    `${path['location-search']}?q=Portland&distance=50`,
    `${path['location-search']}?q=nowhere-at-all`,
    `${path.search}?q=copper`,
    `${path.search}?q=%3Cscript%3E%22%27`,
    `${path['scrap-prices']}?q=97201`,
    thing('yard'),
    thing('job'),
    thing('news-release-details'),
    thing('investor-event'),
    '/not-a-page-of-this-site',
  ];
}

/** A port of which nothing answers. */
function failing<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get: () => () => {
      throw new TypeError('SECRET of a driver');
    },
  });
}

const dataDir = mkdtempSync(join(tmpdir(), 'threads-'));
const lines: string[] = [];
const log = createLog({ write: (line: string) => void lines.push(line) });
const settings = readEnv({ DATA_DIR: dataDir });
const site = await openSite({ settings, log, root: project });
const folders = perLanguage((language) => join(project, 'build', language));
const pool = createThreadPool({ threads: 1, folders, log });

/** What the log said since it was asked last, without what is another at each time. */
function said(): string {
  return lines
    .splice(0)
    .map((line) => line.replace(/"time":"[^"]*"/, '').replace(/ < (callRouteHandler|actualHandler) .*"/, '"'))
    .join('');
}

try {
  const forms = { ...site.parts.ports.forms, formToken: async () => 'a token, signed' };
  const ports: RequestContext['ports'] = { ...site.parts.ports, forms };
  const broken: RequestContext['ports'] = {
    ...ports,
    search: failing(ports.search),
    locations: failing(ports.locations),
  };
  const began = performance.now();
  await pool.start();
  process.stdout.write(`a thread was ready after ${Math.round(performance.now() - began)} ms\n`);

  let compared = 0;
  let different = 0;
  for (const language of languages) {
    const { origins, environment } = settings;
    const options = { folder: folders[language], language, origins, environment, log };
    const here = await loadBuild(options);
    const there = await loadBuild({ ...options, pool });
    const origin = origins[language];
    const known: Omit<RequestContext, 'ports'> = {
      nonce: 'c2FtZSBub25jZSBmb3IgYg==',
      language,
      environment,
      origins: originsFor(origins, new URL(origin).hostname),
    };
    const answer = async ({ render }: typeof here, path: string, used: RequestContext['ports']) => {
      said();
      const response = await render(new Request(new URL(path, origin)), { ...known, ports: used });
      // The console says when it was written, to the millisecond.
      const text = (await response.text()).replace(/\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z/g, 'now');
      return JSON.stringify([response.status, [...response.headers], text, said()]);
    };
    const pages = examplePages(paths).filter((page) => page.language === language);
    const asked = [
      ...[...pages.map(({ path }) => path), ...questionsOf(language)].map((path) => ({ path, used: ports })),
      ...[
        `${paths[language].search}?q=copper`,
        paths[language].locations,
        `${paths[language]['location-search']}?q=1`,
      ].map((path) => ({ path, used: broken })),
    ];
    for (const { path, used } of asked) {
      let isSame = false;
      let one = '';
      let other = '';
      for (let tries = 0; tries < mostTries && !isSame; tries += 1) {
        one = await answer(here, path, used);
        other = await answer(there, path, used);
        isSame = one === other;
      }
      compared += 1;
      const [status] = JSON.parse(one) as [number];
      const what = used === broken ? `${path} with a failing loader` : path;
      if (isSame) process.stdout.write(`same    ${language} ${status} ${one.length} ${what}\n`);
      else {
        different += 1;
        const at = Array.from({ length: other.length }).findIndex((_, index) => one[index] !== other[index]);
        process.stdout.write(
          `FAULTY  ${language} ${what}\n  ${one.slice(Math.max(0, at - 60), at + 80)}\n  ${other.slice(Math.max(0, at - 60), at + 80)}\n`,
        );
      }
    }
  }
  process.stdout.write(`${compared} pages compared, ${different} different\n`);
  if (different > 0) process.exitCode = 1;
} finally {
  await pool.close();
  await site.storage.close();
  rmSync(dataDir, { recursive: true, force: true });
}
