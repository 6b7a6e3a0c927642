import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { heaviestOf } from '@site/artwork/world/published-pictures.ts';
import { type Language, languages } from '#i18n/language.ts';
import { placeEnvironment } from '#site/environments.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { routesOfPage, scriptsOf } from './page-scripts.ts';

/**
 * `npm run budget`: weighs the built site, page by page, and fails on a page that is too heavy, with the file, its size
 * and the biggest modules. Bytes repeat exactly; times do not, so nothing here is timed.
 */

const kB = 1024;

/** Limits in bytes after brotli, as they travel. */
const limits = {
  preHydrationScript: kB,
  script: 178 * kB,
  formScript: 208 * kB,
  html: 12 * kB,
  /** What the server renders anew: 13 kB as it is sent, of which what only the server knows takes its share. */
  refreshedHtml: 13 * kB - 384,
  /** Guides and lists; documents such as the legal notices and the reports. The manifest says which. */
  longHtml: 16 * kB,
  /** A guide with a drawing in the page itself, since style sheets move its parts and reach none in a file of its own. */
  drawnHtml: 20 * kB,
  documentHtml: 24 * kB,
  font: 30 * kB,
  imageAbove: 60 * kB,
} as const;

interface Weight {
  page: string;
  what: string;
  bytes: number;
  limit: number;
  biggest?: [string, number][];
}

const paths = pathTable(readSlugFiles());
const sizes = new Map<string, number>();

function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/** Bytes of a script, weighed once. */
function sizeOf(language: Language, file: string): number {
  const known = sizes.get(file) ?? brotliSize(readFileSync(join('build', language, 'client', file)));
  sizes.set(file, known);
  return known;
}

function weighScripts(language: Language, page: PageEntry): Weight {
  const weighed = scriptsOf(language, routesOfPage(page))
    .map((file): [string, number] => [file, sizeOf(language, file)])
    .sort(([, a], [, b]) => b - a);
  return {
    page: `${language} ${page.id}`,
    what: 'script, brotli',
    bytes: weighed.reduce((sum, [, bytes]) => sum + bytes, 0),
    limit: page.hasForm ? limits.formScript : limits.script,
    biggest: weighed.slice(0, 5),
  };
}

/** A prerendered page as a server in production sends it. */
function servedHtml(file: string): string {
  return placeEnvironment(readFileSync(file, 'utf8'), 'production', null);
}

function weighHtml(language: Language, path: string, html: string): Weight[] {
  const page = `${language} ${path}`;
  const preHydrationScript =
    html.match(/<script>(\(function\(\)\{[\s\S]*?siteReady[\s\S]*?)<\/script>/)?.[1] ?? '';
  const external = [
    ...html.matchAll(/<script\b[^>]*\ssrc=|<link\b[^>]*rel="(?:modulepreload|stylesheet)"/g),
  ].filter(([tag]) => !/type="text\/plain"/.test(tag));
  const styles = [...html.matchAll(/<style\b[^>]*data-emotion/g)].length;
  return [
    {
      page,
      what: 'inline pre-hydration script, brotli',
      bytes: brotliSize(preHydrationScript),
      limit: limits.preHydrationScript,
    },
    { page, what: 'pre-hydration script missing', bytes: preHydrationScript === '' ? 1 : 0, limit: 0 },
    { page, what: 'scripts and styles fetched before idle', bytes: external.length, limit: 0 },
    { page, what: 'style blocks', bytes: styles, limit: 2 },
    {
      page,
      what: 'HTML, brotli',
      bytes: brotliSize(html),
      limit: htmlLimitOf(language, path),
    },
    ...eagerImages(html).map((file) => ({
      page,
      what: `image above the fold ${file}`,
      bytes: statSync(join('public', file)).size,
      limit: limits.imageAbove,
    })),
  ];
}

/** What a page's HTML may weigh, by what the manifest says of its text. */
function htmlLimitOf(language: Language, path: string): number {
  const page = pages.find(({ id }) => paths[language][id] === path);
  if (page?.text === 'document') return limits.documentHtml;
  if (page?.text === 'drawn') return limits.drawnHtml;
  // Also at `/eng`, where the home page stands once more.
  if (page?.refreshed || path === `/${language}`) return limits.refreshedHtml;
  return page?.text === 'long' ? limits.longHtml : limits.html;
}

/** Images that load without being scrolled to. One without its sizes would move the page, and counts as too heavy. */
function eagerImages(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    if (/loading="lazy"/.test(tag)) return [];
    const source = tag.match(/\ssrc="(\/[^"]+)"/)?.[1];
    return source ? [source] : [];
  });
}

function weighFonts(): Weight[] {
  return readdirSync('public/fonts')
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({
      page: 'every page',
      what: `font ${name}`,
      bytes: statSync(join('public/fonts', name)).size,
      limit: limits.font,
    }));
}

/** Pictures of the rendered model, as soon as there are any. */
function weighRenderedPictures(): Weight[] {
  const folder = 'public/images/world';
  return (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({
    page: 'every page with it',
    what: `rendered picture ${name}`,
    bytes: statSync(join(folder, name)).size,
    limit: heaviestOf(name),
  }));
}

const weights: Weight[] = [...weighFonts(), ...weighRenderedPictures()];
for (const language of languages) {
  for (const page of pages as readonly PageEntry[]) {
    // The console is for developers and does not exist in production.
    if (page.area !== 'console') weights.push(weighScripts(language, page));
  }
  const made: Record<string, { file: string }> = JSON.parse(
    readFileSync(`build/${language}/pages.json`, 'utf8'),
  );
  for (const [path, { file }] of Object.entries(made)) {
    weights.push(...weighHtml(language, path, servedHtml(`build/${language}/client/${file}`)));
  }
}

for (const what of [...new Set(weights.map((weight) => weight.what))]) {
  const of = weights.filter((weight) => weight.what === what).sort((a, b) => b.bytes - a.bytes);
  const [heaviest] = of;
  if (heaviest) {
    console.log(
      `${what}: at most ${heaviest.bytes} of ${heaviest.limit} (${heaviest.page}; ${of.length} weighed)`,
    );
  }
}

const tooHeavy = weights.filter((weight) => weight.bytes > weight.limit);
for (const { page, what, bytes, limit, biggest } of tooHeavy) {
  console.error(`\n${page}: ${what} is ${bytes}, the limit is ${limit}.`);
  for (const [file, size] of biggest ?? []) console.error(`  ${size} ${file}`);
}
if (tooHeavy.length > 0) process.exit(1);
