import { pageCheck } from './page-check.ts';

/** No two links are called the same and lead to different places. */
export const sameNameLinks = pageCheck(
  {
    id: 'same-name-links',
    title: { eng: 'One name, one target', es: 'Un nombre, un destino' },
    fix: {
      eng: 'Add to each name what differs: “Report 2024”, “Report 2025”; or let both links lead to the same place.',
      es: 'Agregue a cada nombre lo que lo distingue: «Informe 2024», «Informe 2025», o lleve los dos enlaces al mismo sitio.',
    },
    criteria: ['2.4.4', '2.4.9'],
  },
  () => {
    const { nameOf, fault, descriptionOf, isExposed, tidy } = window.auditDom;
    const first = new Map<string, { href: string; reported: boolean }>();
    const faults = [];
    // Links of closed menus too: they open, and then stand beside the others.
    const links = [...document.querySelectorAll('a[href]')].filter(
      (link) => !link.closest('[aria-hidden=true]'),
    );
    for (const link of links) {
      // The list of what a form still needs names its fields by their labels, under a heading that says so.
      if (link.closest('form') && link.getAttribute('href')?.startsWith('#')) continue;
      // In a part that is closed nothing is heard yet; opened, all its words are.
      const closed = link.getAttribute('aria-label') ?? link.textContent;
      const name = tidy(`${isExposed(link) ? nameOf(link) : closed} ${descriptionOf(link)}`);
      const { href } = new URL(link.getAttribute('href') ?? '', document.baseURI);
      const other = first.get(name.toLowerCase());
      if (name === '' || !other) {
        first.set(name.toLowerCase(), { href, reported: false });
      } else if (other.href !== href && !other.reported) {
        other.reported = true;
        faults.push(
          fault(link, `Two links are called “${name}”; one leads to ${other.href}, the other to ${href}.`),
        );
      }
    }
    return { looked: links.length, faults };
  },
);
