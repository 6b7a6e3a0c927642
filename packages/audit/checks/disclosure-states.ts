import { pageCheck } from './page-check.ts';

/** What a button says of the part it opens is true: `aria-expanded` equals what is seen. */
export const disclosureStates = pageCheck(
  {
    id: 'disclosure-states',
    title: { eng: 'Buttons that open parts', es: 'Botones que abren partes' },
    fix: {
      eng: 'Set aria-expanded together with hidden, in one place, and point aria-controls at the part.',
      es: 'Cambie aria-expanded junto con hidden, en un solo lugar, y dirija aria-controls a la parte.',
    },
    criteria: ['4.1.2'],
    appliesTo: ({ width, scheme, mode }) =>
      (width === 320 || width === 1280) && scheme === 'light' && mode === 'default',
  },
  () => {
    const { exposed, fault, referred, isRendered, nameOf } = window.auditDom;
    const openers = exposed('[aria-expanded]').filter((each) => each.localName !== 'summary');
    const faults = openers.flatMap((opener) => {
      const state = opener.getAttribute('aria-expanded');
      if (state !== 'true' && state !== 'false')
        return [fault(opener, `aria-expanded="${state}" is neither true nor false.`)];
      const isControl = opener.matches(
        'button, a[href], input, [role=button], [role=combobox], [role=link], [role=tab], [role=treeitem], [role=menuitem], [role=row], summary',
      );
      if (!isControl)
        return [fault(opener, 'aria-expanded stands on an element that is no control, so it is not read.')];
      const [part] = referred(opener, 'aria-controls');
      if (!part) {
        const next = opener.nextElementSibling;
        if (state === 'true' && next && !isRendered(next))
          return [fault(opener, `“${nameOf(opener)}” says it is open, but nothing is shown after it.`)];
        if (
          !opener.matches('[role=combobox], [aria-haspopup]') &&
          state === 'false' &&
          next?.matches('ul, div, section') &&
          isRendered(next) &&
          next.matches('[id]')
        )
          return [fault(opener, `“${nameOf(opener)}” says it is closed, but the part after it is shown.`)];
        return [];
      }
      const { width, height } = part.getBoundingClientRect();
      const isOpen = isRendered(part) && width > 0 && height > 0;
      if (isOpen !== (state === 'true'))
        return [
          fault(
            opener,
            `“${nameOf(opener)}” says it is ${state === 'true' ? 'open' : 'closed'}, but what it opens is ${isOpen ? 'shown' : 'hidden'}.`,
          ),
        ];
      return [];
    });
    return { looked: openers.length, faults };
  },
);
