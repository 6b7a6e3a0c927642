import { pageCheck } from './page-check.ts';

/** Nothing that takes the focus is hidden from the ear, and nothing that is seen as content is. */
export const hiddenContent = pageCheck(
  {
    id: 'hidden-content',
    title: { eng: 'Hidden from the ear', es: 'Oculto para el oído' },
    fix: {
      eng: 'Remove aria-hidden, or take what is in it out of the order of Tab with hidden or inert.',
      es: 'Quite aria-hidden, o saque su contenido del orden del tabulador con hidden o inert.',
    },
    criteria: ['4.1.2', '1.3.1'],
  },
  () => {
    const { rendered, fault, isRendered, isVisible, tidy } = window.auditDom;
    const hidden = rendered('[aria-hidden=true]');
    const focusable =
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]';
    const modal = document.querySelector('[aria-modal=true], dialog:modal');
    const faults = hidden.flatMap((part) => {
      if (part.closest('[inert]')) return [];
      const stops = [part, ...part.querySelectorAll(focusable)].filter(
        (each) =>
          each.matches(focusable) &&
          isRendered(each) &&
          !each.closest('[inert]') &&
          !each.matches('[tabindex^="-"]'),
      );
      if (stops[0]) return [fault(stops[0], 'It takes the focus, but is hidden from assistive technology.')];
      const isContent = part.matches(
        'main, p, h1, h2, h3, h4, ul, ol, table, form, section, article, nav, header, footer, fieldset, label',
      );
      // Words that name the part they stand in are heard as its name.
      const said = tidy(part.parentElement?.closest('[aria-label]')?.getAttribute('aria-label'));
      const words = tidy(part.textContent);
      const isBehind = modal !== null && !part.contains(modal);
      if (isContent && isVisible(part) && words.length > 2 && words !== said && !isBehind)
        return [fault(part, 'Words that are seen here are not heard.')];
      return [];
    });
    return { looked: hidden.length, faults };
  },
);
