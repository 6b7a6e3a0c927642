import { frenchSkipLink } from '@site/catalogs/third-language.ts';
import { readHead, readSitemap } from './page-languages.ts';
import { askSite } from './serving/ask-site.ts';

/** Something that a site with a third language does, and whether this one does it. */
export interface Fact {
  fact: string;
  holds: boolean;
}

/** The links of the language switch in a page: `a` elements that say which language they lead to and are written in. */
function switchOf(html: string): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*>/g), ([tag]) => tag)
    .map((tag) => [
      / lang="(\w+)"/.exec(tag)?.[1],
      / href[lL]ang="(\w+)"/.exec(tag)?.[1],
      /href="([^"]*)"/.exec(tag)?.[1],
    ])
    .filter(([lang, hreflang]) => lang !== undefined && lang === hreflang)
    .map(([lang, , href]) => `${lang} ${href}`);
}

/**
 * Asks a site with English, Spanish and French (`catalogs/third-language.ts`) what it must answer. Whether every page's
 * language, canonical address and alternates agree is asked by `check-page-languages.ts`.
 * @param port Where it listens, on this machine.
 */
export async function askThirdLanguage(port: number): Promise<Fact[]> {
  const english = `http://localhost:${port}`;
  const spanish = `http://es.localhost:${port}`;
  const french = `http://fr.localhost:${port}`;
  const langOf = async (url: string, cookie = '') => readHead((await askSite(url, cookie)).body).lang;
  const facts: Fact[] = [];
  const fact = (text: string, holds: boolean) => facts.push({ fact: text, holds });

  const home = await askSite(`${french}/`);
  fact('the French host answers in French', home.status === 200 && readHead(home.body).lang === 'fr');
  fact('its words are those of its own catalog', home.body.includes(frenchSkipLink));
  fact('its Content-Language is fr', home.headers['content-language'] === 'fr');
  fact('the pre-hydration script knows the language', home.body.includes('(eng|es|fra)'));

  const alternates = { en: `${english}/company`, es: `${spanish}/compania`, fr: `${french}/fr-compania` };
  for (const [lang, url] of Object.entries(alternates)) {
    const { body } = await askSite(url);
    const named = readHead(body).alternates;
    const wanted = JSON.stringify({ ...alternates, 'x-default': alternates.en });
    fact(`the page in ${lang} names the page in all three`, JSON.stringify(named) === wanted);
  }
  for (const [lang, url, others] of [
    ['en', 'http://www.localhost', ['es', 'fr']],
    ['es', spanish, ['en', 'fr']],
    ['fr', french, ['en', 'es']],
  ] as const) {
    const asked = lang === 'en' ? `${english}/company` : `${url}${new URL(alternates[lang]).pathname}`;
    const offered = switchOf((await askSite(asked)).body);
    // A local host has all languages, and a link from it to another needs no host.
    const wanted = others.map(
      (each) => `${each} ${lang === 'en' ? new URL(alternates[each]).pathname : alternates[each]}`,
    );
    fact(
      `the switch of the page in ${lang} offers ${others.join(' and ')}`,
      offered.join() === wanted.join(),
    );
  }

  const cookie = 'site-language=fra';
  fact('a local host answers in French to who chose it', (await langOf(`${english}/`, cookie)) === 'fr');
  fact('and in English to who chose nothing', (await langOf(`${english}/`)) === 'en');
  const named = await askSite(`${english}/fra`);
  const remembered = String(named.headers['set-cookie']).includes(cookie);
  fact('/fra is the French home and is remembered', readHead(named.body).lang === 'fr' && remembered);
  const legal = await langOf(`${english}/avisos-legales`, cookie);
  fact('an address that French does not have opens in the language whose page it is', legal === 'es');

  const listed = [...readSitemap((await askSite(`${french}/sitemap.xml`)).body)];
  fact(
    'the French site map lists French addresses',
    listed.length > 50 && listed.every(([url]) => url.startsWith(french)),
  );
  const found = await askSite(`${french}/fr-buscar?s=cobre`);
  fact(
    'the search finds French pages',
    readHead(found.body).lang === 'fr' && /href="\/fr-[\w-]+\/fr-/.test(mainOf(found.body)),
  );
  const unknown = await askSite(`${french}/nulle-part`);
  fact(
    'an unknown address leads to the French page that says so',
    unknown.headers.location?.includes('/fr-') === true,
  );
  return facts;
}

/** What stands between the navigation and the footer. */
function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}
