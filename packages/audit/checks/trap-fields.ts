import { pageCheck } from './page-check.ts';

/** A field that only robots should fill in is met by no person: it would silently drop what they wrote. */
export const trapFields = pageCheck(
  {
    id: 'trap-fields',
    title: { eng: 'Trap fields for robots', es: 'Campos trampa para robots' },
    fix: {
      eng: 'Put the field into an element with hidden, with tabindex="-1" and autocomplete="off".',
      es: 'Ponga el campo en un elemento con hidden, con tabindex="-1" y autocomplete="off".',
    },
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
  },
  () => {
    const { fault, isExposed, isVisible, isRendered, nameOf } = window.auditDom;
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):not([type=hidden])'),
    ];
    const saysTrap =
      /(leave|keep) (this|it)( field)? (empty|blank)|do not fill|if you are (a )?human|(deje|dejar|mantenga) (este campo |esto )?(vacío|en blanco)|no (llene|rellene|complete)|si (usted )?es (una persona|humano)/i;
    const isCalledTrap = /honey|(^|[-_])(hp|trap|nospam|bot)([-_]|$)/i;
    const traps = fields.filter((field) => {
      const words = `${nameOf(field)} ${[...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ')}`;
      // Set aside by style: the eye never meets it, so a robot should.
      const isSetAside = isRendered(field) && !isVisible(field) && /^(text|url|email|tel)$/.test(field.type);
      return (
        saysTrap.test(words) || isCalledTrap.test(field.name) || isCalledTrap.test(field.id) || isSetAside
      );
    });
    const faults = traps.flatMap((field) => {
      if (isExposed(field))
        return [fault(field, 'A field for robots can be met by whoever listens to the page.')];
      if (isRendered(field) && field.tabIndex >= 0 && !field.closest('[inert]'))
        return [fault(field, 'A field for robots takes the focus.')];
      return /^(off|new-password|one-time-code)$/.test(field.autocomplete)
        ? []
        : [fault(field, 'The browser may fill in this field for robots, and the visitor counts as one.')];
    });
    return { looked: traps.length, faults };
  },
);
