import { pageCheck } from './page-check.ts';

/** What fields about oneself are called, and the tokens that fit (https://www.w3.org/TR/WCAG22/#input-purposes). */
const purposes: [words: string, tokens: string][] = [
  ['first name|given name|nombre de pila|primer nombre', 'given-name'],
  ['last name|family name|surname|apellidos?', 'family-name'],
  ['your name|full name|su nombre|nombre completo|nombre y apellidos?', 'name'],
  ['e-?mail( address)?|correo( electrónico)?|dirección de correo( electrónico)?', 'email'],
  ['(mobile |cell )?(tele)?phone( number)?|(número de )?teléfono( móvil| celular)?', 'tel tel-national'],
  ['street( address)?|address line 1|address|calle( y número)?|dirección', 'street-address address-line1'],
  ['(zip|postal)( code)?|zip or postal code|código postal|código zip', 'postal-code'],
  ['city|town|ciudad', 'address-level2'],
  ['state|province|state or province|estado|provincia|estado o provincia', 'address-level1'],
  ['country|país|country or region', 'country country-name'],
  ['(company|organization)( name)?|empresa|organización|nombre de la empresa|compañía', 'organization'],
  ['date of birth|birthday|fecha de nacimiento', 'bday'],
];

/** A field about the visitor names its purpose, so that the browser can fill it in. */
export const autocompleteTokens = pageCheck(
  {
    id: 'autocomplete-tokens',
    title: { eng: 'Purpose of fields', es: 'Propósito de los campos' },
    fix: {
      eng: 'Write the fitting token: autocomplete="given-name", "email", "tel", "postal-code" and so on.',
      es: 'Escriba el valor que corresponde: autocomplete="given-name", "email", "tel", "postal-code", etcétera.',
    },
    criteria: ['1.3.5'],
  },
  (table: [string, string][]) => {
    const { exposed, fault, nameOf } = window.auditDom;
    const fields = exposed<HTMLInputElement>(
      'input:not([type=hidden], [type=submit], [type=button], [type=checkbox], [type=radio], [type=file], [type=search]), select, textarea',
    ).filter((field) => !field.closest('[role=search], search'));
    let looked = 0;
    const faults = fields.flatMap((field) => {
      const label = nameOf(field)
        .toLowerCase()
        .replace(/[*:]|\((required|optional|obligatorio|opcional)\)/g, '')
        .trim();
      const fitting =
        table.find(([words]) => new RegExp(`^(your |su |tu )?(${words})$`).test(label))?.[1] ??
        { email: 'email', tel: 'tel tel-national' }[field.type];
      if (fitting === undefined) return [];
      looked += 1;
      const written = (field.getAttribute('autocomplete') ?? '').trim().toLowerCase();
      const token = written.split(/\s+/).at(-1) ?? '';
      if (fitting.split(' ').includes(token)) return [];
      // Whoever signs in by an email or a phone number has that for a name, and a password manager looks for it.
      if (token === 'username' && field.form?.querySelector('[type=password]')) return [];
      if (written === '')
        return [
          fault(
            field,
            `“${label}” is about the visitor, but autocomplete does not say “${fitting.split(' ')[0]}”.`,
          ),
        ];
      return [
        fault(field, `“${label}” has autocomplete="${written}" where “${fitting.split(' ')[0]}” belongs.`),
      ];
    });
    return { looked, faults };
  },
  purposes,
);
