/** Language code (`en`, `es`, `x-default`) → absolute address, as `hreflang` has it. */
export type Alternates = Readonly<Record<string, string>>;

/** What a page says of its language and its twins, in its own HTML. */
export interface PageHead {
  lang: string | undefined;
  canonical: string | undefined;
  alternates: Alternates;
}

/** One page as the server answered, beside what the manifest and the slugs say that it should be. */
export interface AnsweredPage {
  /** Its absolute address. */
  url: string;
  status: number;
  head: PageHead;
  wanted: { status: number; lang: string; canonical: string; alternates: Alternates; isListed: boolean };
}

/** Reads the head of a page. Attributes may stand in any order and spelling of capitals, as in any HTML. */
export function readHead(html: string): PageHead {
  const links = Array.from(html.matchAll(/<link\b[^>]*>/gi), ([tag]) => attributesOf(tag));
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
  return {
    lang: attributesOf(/<html\b[^>]*>/i.exec(html)?.[0] ?? '').lang,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
  };
}

/** Reads a `sitemap.xml`: each address with its alternates. */
export function readSitemap(xml: string): Map<string, Alternates> {
  return new Map(
    Array.from(xml.matchAll(/<url>([\s\S]*?)<\/url>/g), ([, entry = '']) => {
      const links = Array.from(entry.matchAll(/<xhtml:link\b[^>]*>/g), ([tag]) => attributesOf(tag));
      const alternates = links.map(({ hreflang = '', href = '' }) => [hreflang, href]);
      return [/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '', Object.fromEntries(alternates)];
    }),
  );
}

/**
 * Where pages, heads and site maps say different things of the same address; empty when all agree.
 * @param sitemap The site maps of all languages together.
 */
export function languageFaults(
  pages: readonly AnsweredPage[],
  sitemap: ReadonlyMap<string, Alternates>,
): string[] {
  const ofPages = pages.flatMap(({ url, status, head, wanted }) => {
    const listed = sitemap.get(url);
    return [
      ...differs(url, 'answers', status, wanted.status),
      ...differs(url, '<html lang> is', head.lang, wanted.lang),
      ...differs(url, 'canonical is', head.canonical, wanted.canonical),
      ...differs(url, 'hreflang in the head is', head.alternates, wanted.alternates),
      ...differs(url, 'in sitemap.xml:', listed !== undefined, wanted.isListed),
      ...(listed ? differs(url, 'hreflang in sitemap.xml is', listed, wanted.alternates) : []),
    ];
  });
  // What shows one thing of many is visited once; the site maps name all of them.
  const ofTwins = [...sitemap].flatMap(([url, alternates]) =>
    Object.entries(alternates).flatMap(([code, target]) =>
      differs(url, `its twin (${code}) ${target} names`, sitemap.get(target), alternates),
    ),
  );
  return [...ofPages, ...ofTwins];
}

function differs(url: string, what: string, found: unknown, wanted: unknown): string[] {
  const text = (value: unknown) =>
    JSON.stringify(value !== null && typeof value === 'object' ? Object.entries(value).sort() : value);
  return text(found) === text(wanted) ? [] : [`${url}: ${what} ${text(found)}, wanted ${text(wanted)}`];
}

/** `<link hrefLang="en" href="/a">` → `{ hreflang: 'en', href: '/a' }`. */
function attributesOf(tag: string): Record<string, string | undefined> {
  const named = tag.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(named, ([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}
