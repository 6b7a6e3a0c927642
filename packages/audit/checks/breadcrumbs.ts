import { pageCheck } from './page-check.ts';

/** The trail of pages is a named, ordered list whose last step is the page one is on; a current link is one that leads here. */
export const breadcrumbs = pageCheck(
  {
    id: 'breadcrumbs',
    title: { eng: 'Where one is', es: 'Dónde se está' },
    fix: {
      eng: 'Put aria-current="page" on the step or link of this very page, and on no other.',
      es: 'Ponga aria-current="page" en el paso o enlace de esta misma página, y en ningún otro.',
    },
    criteria: ['2.4.8', '1.3.1', '4.1.2'],
  },
  () => {
    const { exposed, fault, nameOf } = window.auditDom;
    const isTrail = /breadcrumb|migas|trail|ruta|rastro|you are here|usted está aquí|está aquí/i;
    const trails = exposed('nav, [role=navigation], ol, ul').filter(
      (each) => isTrail.test(nameOf(each)) || isTrail.test(each.className) || isTrail.test(each.id),
    );
    const outer = trails.filter((each) => !trails.some((other) => other !== each && other.contains(each)));
    const faults = outer.flatMap((trail) => {
      const steps = [...trail.querySelectorAll('li')];
      const found = [];
      if (!trail.matches('nav, [role=navigation]'))
        found.push(fault(trail, 'The trail is no navigation landmark, so it cannot be found as one.'));
      if (steps.length === 0) found.push(fault(trail, 'The trail is no list, so its length is not heard.'));
      const current = [...trail.querySelectorAll('[aria-current]:not([aria-current=false])')];
      if (current.length === 0) found.push(fault(trail, 'No step says that it is the page one is on.'));
      else if (steps.length > 0 && !steps.at(-1)?.contains(current[0] ?? null))
        found.push(
          fault(current[0] ?? trail, 'Another step than the last says that it is the page one is on.'),
        );
      for (const separator of trail.querySelectorAll('li'))
        if (
          /^[/>›»→·|]+$/.test((separator.textContent ?? '').trim()) &&
          separator.getAttribute('aria-hidden') !== 'true'
        )
          found.push(fault(separator, 'A separator is read as a step of the trail.'));
      return found;
    });
    const bare = (address: string) => address.replace(/[?#].*$/, '').replace(/\/$/, '');
    const currents = exposed<HTMLAnchorElement>('a[href][aria-current=page]');
    for (const link of currents)
      if (
        /^https?:/.test(location.href) &&
        bare(new URL(link.getAttribute('href') ?? '', document.baseURI).href) !== bare(location.href)
      )
        faults.push(fault(link, 'It says that it leads to this very page, but leads elsewhere.'));
    // A page may stand in two menus of one navigation, in each once.
    for (const list of exposed('nav, nav ul, nav ol')) {
      const marked = [...list.querySelectorAll('[aria-current=page]')].filter(
        (link) => link.closest('ul, ol, nav') === list,
      );
      if (marked.length > 1)
        faults.push(fault(marked[1] ?? list, 'Two links of one list say they are the page one is on.'));
    }
    return { looked: outer.length + currents.length, faults };
  },
);
