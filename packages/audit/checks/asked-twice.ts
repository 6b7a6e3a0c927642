import { pageCheck } from './page-check.ts';

/** A form asks for nothing twice that it could fill in itself; a new password may be repeated, since nobody can read it. */
export const askedTwice = pageCheck(
  {
    id: 'asked-twice',
    title: { eng: 'Nothing is asked twice', es: 'Nada se pregunta dos veces' },
    fix: {
      eng: 'Leave the second field out, fill it in from the first, or let a checkbox say that it is the same.',
      es: 'Quite el segundo campo, rellénelo con el primero o ponga una casilla que diga que es lo mismo.',
    },
    criteria: ['3.3.7'],
  },
  () => {
    const { exposed, fault, nameOf } = window.auditDom;
    const fields = exposed<HTMLInputElement>(
      'form input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=checkbox], [type=radio], [type=password]), form select, form textarea',
    );
    const again =
      /^(confirm|repeat|re-?enter|re-?type|again)\b|\b(again|once more)$|^(confirme|repita|vuelva a|reescriba)\b|\b(otra vez|de nuevo)$/i;
    const faults = fields.flatMap((field, place) => {
      if (field.value !== '' && field.localName !== 'select') return [];
      const earlier = fields.slice(0, place).filter(({ form }) => form === field.form);
      const name = nameOf(field)
        .replace(/[*:]+$/, '')
        .trim();
      if (again.test(name) && earlier.length > 0)
        return [fault(field, `“${name}” asks for an answer that was given before.`)];
      const purpose = field.autocomplete;
      if (!purpose || /^(on|off)$/.test(purpose)) return [];
      // “shipping tel” and “billing tel” are two questions; one token is one.
      const before = earlier.find(({ autocomplete }) => autocomplete === purpose);
      return before
        ? [fault(field, `“${name}” asks for what “${nameOf(before)}” has asked (${purpose}).`)]
        : [];
    });
    return { looked: fields.length, faults };
  },
);
