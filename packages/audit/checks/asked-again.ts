import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { answeredForms, sendForm } from '../page/forms.ts';

/** Fills in a form, goes on to its next step, and looks whether that asks for the same once more (3.3.7). */
export const askedAgain: Check = {
  id: 'asked-again',
  title: {
    eng: 'A later step does not ask again for what an earlier one has been told',
    es: 'Un paso posterior no vuelve a pedir lo que ya se dijo en uno anterior',
  },
  fix: {
    eng: 'Fill the answer in from the step before, or offer it beside the field: “same as above”.',
    es: 'Rellene la respuesta con la del paso anterior u ofrézcala junto al campo: «igual que arriba».',
  },
  criteria: ['3.3.7'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page, openAgain }) => {
    const forms = await answeredForms(page);
    const faults: Fault[] = [];
    for (const form of forms) {
      const other = await openAgain();
      try {
        await answeredForms(other);
        // The fields of the first step are marked, so that a step that stays in sight is not taken for the next.
        const asked = await other.evaluate((selector) => {
          const { isRendered, nameOf } = window.auditDom;
          const fields = [
            ...document.querySelectorAll<HTMLInputElement>(
              `${selector} :is(input:not([type=hidden], [type=submit], [type=button], [type=checkbox], [type=radio], [type=password]), textarea)`,
            ),
          ].filter(isRendered);
          for (const field of document.querySelectorAll('input, textarea'))
            if (isRendered(field)) field.setAttribute('data-audit-asked', '');
          return fields.map((field) => ({
            name: nameOf(field).toLowerCase(),
            purpose: field.autocomplete.split(' ').at(-1) ?? '',
          }));
        }, form);
        if (asked.length === 0) continue;
        const { isElsewhere } = await sendForm(other, form, 'sense');
        if (isElsewhere) continue;
        faults.push(
          ...(await other.evaluate((before) => {
            const { exposed, fault, nameOf } = window.auditDom;
            const same = /\b(same|as above|copy|use my|mism[oa]s?|igual|copiar)\b/i;
            const offers = exposed('input[type=checkbox], input[type=radio], button, [role=button]').some(
              (each) => same.test(nameOf(each)),
            );
            if (offers) return [];
            return exposed<HTMLInputElement>(
              'input:not([type=hidden], [type=submit], [type=button], [type=checkbox], [type=radio], [type=password], [data-audit-asked]), textarea:not([data-audit-asked])',
            )
              .filter(({ value, list }) => value === '' && !list)
              .filter((field) => {
                const purpose = field.autocomplete.split(' ').at(-1) ?? '';
                return before.some(
                  (one) =>
                    one.name !== '' &&
                    one.name === nameOf(field).toLowerCase() &&
                    (purpose === one.purpose || purpose === '' || one.purpose === ''),
                );
              })
              .map((field) =>
                fault(field, `“${nameOf(field)}” is asked again in the next step, and is empty.`),
              );
          }, asked)),
        );
      } finally {
        await other.close();
      }
    }
    return reportOf({ looked: forms.length, faults });
  },
};
