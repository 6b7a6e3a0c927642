import { pageCheck } from './page-check.ts';

/** Every id that an attribute points at is on the page, once. */
export const idReferences = pageCheck(
  {
    id: 'id-references',
    title: { eng: 'References lead somewhere', es: 'Las referencias llevan a algún lugar' },
    fix: {
      eng: 'Point the attribute at the id of an element that is on the page, or remove it.',
      es: 'Dirija el atributo al id de un elemento que esté en la página, o quítelo.',
    },
    criteria: ['1.3.1', '4.1.2'],
  },
  () => {
    const { fault, tidy } = window.auditDom;
    const pointing = [
      'aria-labelledby',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-controls',
      'aria-owns',
      'aria-flowto',
      'aria-activedescendant',
      'for',
      'headers',
      'list',
      'form',
      'popovertarget',
      'commandfor',
    ];
    let looked = 0;
    const faults = pointing.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) => {
        // What a closed disclosure controls may come with its opening (https://www.w3.org/TR/wai-aria-1.2/#aria-controls).
        const comesLater = attribute === 'aria-controls' && element.getAttribute('aria-expanded') === 'false';
        return tidy(element.getAttribute(attribute))
          .split(' ')
          .filter((id) => id !== '')
          .flatMap((id) => {
            looked += 1;
            if (document.getElementById(id) || comesLater) return [];
            return [fault(element, `${attribute} points at “${id}”, which is not on the page.`)];
          });
      }),
    );
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      const id = decodeURIComponent(link.getAttribute('href') ?? '').slice(1);
      // The address of a view that a script shows, or of words to look for, is no name of a place.
      if (/^([/!]|:~:)/.test(id)) continue;
      looked += 1;
      if (id !== '' && id !== 'top' && !document.getElementById(id) && !document.getElementsByName(id)[0])
        faults.push(fault(link, `The link leads to “#${id}”, which is not on the page.`));
    }
    return { looked, faults };
  },
);
