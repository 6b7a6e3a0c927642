import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '#i18n/language.ts';
import { WrongCall } from '../options.ts';

/** What an audit of pages elsewhere is asked for. */
export interface ElsewhereOptions {
  /** Whole addresses, each once, in the order of the call. */
  addresses: readonly string[];
  /** Addresses of sitemaps whose pages are looked at too. */
  sitemaps: readonly string[];
  /** So many pages at most. */
  most: number;
  mayPress: boolean;
  /** The folder of the report. */
  out: string;
  /** The language of the report. */
  language: Language;
  help: boolean;
}

/** More than these take hours, and nobody reads them. */
const usualMost = 20;

/**
 * Reads the words behind the command.
 * @throws {WrongCall} when they mean nothing; its message says what would.
 */
export function readElsewhere(words: readonly string[]): ElsewhereOptions {
  const { values, positionals } = parse(words);
  const most = Number(values.most ?? usualMost);
  if (!Number.isInteger(most) || most < 1) {
    throw new WrongCall(`--most takes a whole number of pages from 1 on, not "${values.most}"`);
  }
  if (values.in !== undefined && !isLanguage(values.in)) {
    throw new WrongCall(`"${values.in}" is no language of the report; "eng" and "es" are`);
  }
  const addresses = [...new Set(positionals.map(addressOf))];
  const sitemaps = (values.sitemap ?? []).map(addressOf);
  if (addresses.length + sitemaps.length === 0 && values.help !== true) {
    throw new WrongCall('name a page: npm run audit:elsewhere -- https://www.example.com/contact');
  }
  return {
    addresses,
    sitemaps,
    most,
    mayPress: values.press === true,
    out: values.out ?? 'audit/elsewhere',
    language: values.in ?? 'eng',
    help: values.help === true,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        sitemap: { type: 'string', multiple: true },
        most: { type: 'string' },
        press: { type: 'boolean' },
        out: { type: 'string' },
        in: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

/** A whole address of the web, without its fragment: the same page is looked at once. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new WrongCall(`"${text}" is no address of a page; one begins with https:// or http://`);
  }
  url.hash = '';
  return url.href;
}

/** The addresses that a sitemap names, of pages (`urlset`) or of further sitemaps (https://www.sitemaps.org/protocol.html). */
export function readSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const named = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+?)(?:\]\]>)?\s*<\/loc>/g)].map(
    ([, text = '']) => addressOf(text.replaceAll('&amp;', '&')),
  );
  const isIndex = /<sitemapindex[\s>]/.test(xml);
  return isIndex ? { pages: [], sitemaps: named } : { pages: named, sitemaps: [] };
}

/**
 * All pages of a call, at most so many: those that were named, then those of sitemaps, also of sitemaps that these name.
 * @throws {WrongCall} when a sitemap does not come.
 */
export async function pagesOf({ addresses, sitemaps, most }: ElsewhereOptions): Promise<string[]> {
  const pages = new Set(addresses);
  const queue = [...sitemaps];
  // A sitemap that names itself ends the walk and not the machine.
  const seen = new Set<string>();
  for (let next = queue.shift(); next !== undefined && pages.size < most; next = queue.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const answer = await fetch(next, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    if (!answer?.ok) {
      throw new WrongCall(`the sitemap ${next} ${answer ? `answers ${answer.status}` : 'does not answer'}`);
    }
    const found = readSitemap(await answer.text());
    for (const page of found.pages) pages.add(page);
    queue.push(...found.sitemaps);
  }
  return [...pages].slice(0, most);
}
