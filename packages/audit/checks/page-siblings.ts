import { inOpeningCells, pageCheck } from './page-check.ts';

/**
 * Compares the page with some that its navigation leads to: no two have one title, and what leads to help stands in the same
 * part of each. One page alone cannot show either.
 */
export const pageSiblings = pageCheck(
  {
    id: 'page-siblings',
    title: { eng: 'Title and help beside other pages', es: 'Título y ayuda frente a otras páginas' },
    fix: {
      eng: 'Give each page a title of its own, and put contact and help into the part that all pages share.',
      es: 'Dé a cada página un título propio y ponga contacto y ayuda en la parte que comparten todas.',
    },
    criteria: ['2.4.2', '3.2.6'],
    appliesTo: inOpeningCells,
  },
  async () => {
    const { fault, tidy } = window.auditDom;
    const most = 6;
    const here = location.href.split('#')[0];
    // A page in another language may keep a name for its title; it is no other page.
    const primary = (language: string) => language.toLowerCase().split('-')[0];
    const alternates = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
        ({ href }) => new URL(href, document.baseURI).href.split('#')[0],
      ),
    );
    const addresses = [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href]')]
          .filter(
            ({ hreflang }) => hreflang === '' || primary(hreflang) === primary(document.documentElement.lang),
          )
          .map(({ href }) => new URL(href, document.baseURI))
          .filter(({ origin, pathname }) => origin === location.origin && !/\.\w{2,4}$/.test(pathname))
          .filter(({ href }) => !alternates.has(href.split('#')[0]))
          .map(({ href }) => href.split('#')[0] ?? ''),
      ),
    ].filter((address) => address !== here && address !== '');
    const helpful = /contact|\bhelp\b|support|\bfaq\b|ayuda|contact|soporte|asistencia/i;
    /** The parts of a page that lead to its help, and in which of the shared parts each stands. */
    const helpOf = (page: Document): Map<string, { places: string[]; link: Element }> => {
      const found = new Map<string, { places: string[]; link: Element }>();
      for (const link of page.querySelectorAll('a[href]')) {
        const address = link.getAttribute('href') ?? '';
        if (!/^(tel|mailto):/.test(address) && !helpful.test(`${tidy(link.textContent)} ${address}`))
          continue;
        const place: string[] = [];
        for (let at: Element | null = link; at; at = at.parentElement)
          if (/^(header|footer|nav|main|aside)$/.test(at.localName)) place.unshift(at.localName);
        const key = new URL(address, location.href).href;
        const known = found.get(key) ?? { places: [], link };
        known.places.push(place.join(' '));
        found.set(key, known);
      }
      return found;
    };
    /** Some of them from all over the navigation; from another first one on each page, so that over a site each is met. */
    const chosen = (): string[] => {
      if (addresses.length <= most) return addresses;
      const first = [...location.pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      return Array.from(
        { length: most },
        (_, index) =>
          addresses[(first + Math.floor((index * addresses.length) / most)) % addresses.length] ?? '',
      );
    };
    const own = helpOf(document);
    const faults = [];
    let looked = 0;
    for (const address of chosen()) {
      const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
      if (!answer?.ok || !answer.headers.get('content-type')?.includes('html')) continue;
      const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // What leads back here by another address is this page.
      if (new URL(answer.url).pathname === location.pathname) continue;
      looked += 1;
      if (tidy(other.title) !== '' && tidy(other.title) === tidy(document.title))
        faults.push(
          fault(
            document.head.querySelector('title'),
            `The title is that of ${new URL(address).pathname} too.`,
          ),
        );
      for (const [key, { places }] of helpOf(other)) {
        // Help that a text speaks of is a text; only what pages repeat has a place.
        const shared = places.filter((place) => !place.includes('main'));
        const mine = own.get(key);
        if (!mine || shared.length === 0 || mine.places.some((place) => shared.includes(place))) continue;
        faults.push(
          fault(
            mine.link,
            `The way to help stands in “${mine.places[0]}” here and in “${shared[0]}” on ${new URL(address).pathname}.`,
          ),
        );
      }
    }
    const unique = new Map(faults.map((each) => [`${each.selector}${each.message}`, each]));
    return { looked, faults: [...unique.values()] };
  },
);
