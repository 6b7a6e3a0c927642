import { pageCheck } from './page-check.ts';

/**
 * One banner, main and content information; every navigation with a name of its own; all words in a landmark; and no more of
 * them than a listener can choose from.
 */
export const landmarks = pageCheck(
  {
    id: 'landmarks',
    title: { eng: 'Landmarks', es: 'Puntos de referencia' },
    fix: {
      eng: 'Use one header, main and footer, name each nav differently, put every part of the page into one of them, and name no more than eight.',
      es: 'Use un solo header, main y footer, dé a cada nav un nombre distinto meta todas las partes de la página en alguno y no use más de ocho.',
    },
    criteria: ['1.3.1', '2.4.1'],
  },
  () => {
    const { exposed, fault, nameOf, isExposed, tidy } = window.auditDom;
    const isOwn = (element: Element) =>
      !element.parentElement?.closest('main, article, aside, nav, section, [role=main], [role=region]');
    const landmarksOf = {
      banner: [...exposed('header').filter(isOwn), ...exposed('[role=banner]:not(header)')],
      main: exposed('main, [role=main]'),
      'content information': [
        ...exposed('footer').filter(isOwn),
        ...exposed('[role=contentinfo]:not(footer)'),
      ],
    };
    const modal = exposed('[aria-modal=true], dialog:modal')[0];
    const faults = Object.entries(landmarksOf).flatMap(([name, found]) => {
      if (found.length === 0 && !modal) return [fault(null, `The page has no ${name} landmark.`)];
      return found.slice(1).map((element) => fault(element, `The page has a second ${name} landmark.`));
    });
    const regions = exposed(
      'nav, [role=navigation], [role=region], [role=search], aside, [role=complementary]',
    );
    const named = new Map<string, Element>();
    for (const element of regions) {
      const role =
        element.getAttribute('role') ??
        { nav: 'navigation', aside: 'complementary' }[element.localName] ??
        '';
      const name = nameOf(element);
      const isAlone = regions.filter((each) => each.localName === element.localName).length === 1;
      if (name === '' && (role === 'region' || (role === 'navigation' && !isAlone)))
        faults.push(
          fault(element, `This ${role} has no name, so a list of landmarks cannot tell which it is.`),
        );
      const key = `${role} ${name.toLowerCase()}`;
      if (name !== '' && named.has(key))
        faults.push(fault(element, `Two ${role} landmarks are called “${name}”.`));
      named.set(key, element);
      // “Ruta de navegación” is the Spanish word for a breadcrumb trail.
      if (/(?<!ruta de )\b(navigation|navegación|nav)\b/i.test(name) && role === 'navigation')
        faults.push(
          fault(element, `The name “${name}” says the role again: it is read as “navigation navigation”.`),
        );
    }
    // A list of all of them is how a listener jumps: thirty sections with names are no list but the page again.
    const most = 8;
    const ownNames = exposed(
      'section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], search',
    )
      .filter((element) => !element.hasAttribute('role') && nameOf(element) !== '')
      // The notice that tells testers where they are is not on the page that visitors get.
      .filter((element) => !element.parentElement?.matches('div[data-environment]'));
    const all = [...Object.values(landmarksOf).flat(), ...regions, ...ownNames];
    if (all.length > most)
      faults.push(
        fault(
          null,
          `The page has ${all.length} landmarks, more than the ${most} among which one finds a place: ${ownNames.length} are named sections and forms.`,
        ),
      );
    const inLandmark =
      'header, main, footer, nav, aside, dialog, [role=banner], [role=main], [role=contentinfo], [role=navigation],' +
      '[role=complementary], [role=search], search, [role=region], [role=dialog], [role=alertdialog], [role=alert], [role=status],' +
      '[aria-live], section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside = new Set<Element>();
    let looked = regions.length + Object.values(landmarksOf).flat().length;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !tidy(node.textContent) || parent.closest('script, style, noscript, template')) continue;
      if (!isExposed(parent) || parent.closest(inLandmark)) continue;
      // A skip link stands before everything by design.
      if (parent.closest('a[href^="#"]')) continue;
      looked += 1;
      outside.add(parent);
    }
    for (const element of outside)
      faults.push(
        fault(element, 'These words stand in no landmark: whoever moves by landmarks never meets them.'),
      );
    return { looked, faults };
  },
);
