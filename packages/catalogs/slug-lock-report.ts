import { type Choices, choiceFor } from '#i18n/choices.ts';
import { type Language, languages, ownName } from '#i18n/language.ts';
import { type Acceptance, type PathChange, type PathConflict, publicPattern } from '#site/slug-lock.ts';

/** What `npm run i18n:slugs` says besides addresses. */
interface SlugsWords {
  nothing: string;
  isNew: (path: string) => string;
  isGone: (path: string) => string;
  leads: (from: string, to: string) => string;
  belongs: (conflict: PathConflict) => string;
  count: (changes: number) => string;
  notYet: string;
  accepted: (file: string) => string;
  refused: (conflicts: number) => string;
  mendFirst: string;
}

const words: Choices<SlugsWords> = {
  eng: {
    nothing: 'No address has changed.',
    isNew: (path) => `${path}\n      is new`,
    isGone: (path) => `${path}\n      no longer exists; the site will say so`,
    leads: (from, to) => `${from}\n   →  ${to}`,
    belongs: ({ path, owner, published }) =>
      `${path}\n      belongs to the page "${owner}",\n      published as ${published}`,
    count: (changes) => `Addresses that change: ${changes}.`,
    notYet:
      'Nothing is written yet. If all of this is meant, run\n"npm run i18n:slugs -- --accept": each old address then leads to the new one.',
    accepted: (file) => `Accepted and written to ${file}.\nCommit it together with the catalog.`,
    refused: (conflicts) =>
      `Refused, addresses that belong to another page: ${conflicts}. Nothing is\nwritten. Choose other words in locales/*/routes.po; an address that was once\npublic is never given to another page.`,
    mendFirst: 'Nothing is written. Correct this first; "npm run i18n" names the line.',
  },
  es: {
    nothing: 'No ha cambiado ninguna dirección.',
    isNew: (path) => `${path}\n      es nueva`,
    isGone: (path) => `${path}\n      ya no existe; el sitio lo dirá`,
    leads: (from, to) => `${from}\n   →  ${to}`,
    belongs: ({ path, owner, published }) =>
      `${path}\n      pertenece a la página "${owner}",\n      publicada en ${published}`,
    count: (changes) => `Direcciones que cambian: ${changes}.`,
    notYet:
      'Todavía no se ha guardado nada. Si todo es como usted quiere, ejecute\n"npm run i18n:slugs -- --accept": cada dirección anterior llevará a la nueva.',
    accepted: (file) => `Aceptado y guardado en ${file}.\nInclúyalo en el mismo commit que el catálogo.`,
    refused: (conflicts) =>
      `Rechazado: direcciones que pertenecen a otra página: ${conflicts}. No se ha guardado\nnada. Elija otras palabras en locales/*/routes.po; una dirección que fue pública\nno se da nunca a otra página.`,
    mendFirst: 'No se ha guardado nada. Corrija esto primero; "npm run i18n" indica la línea.',
  },
};

/** The command's own words in one language. */
export function slugsWords(language: Language): SlugsWords {
  return choiceFor(words, language);
}

/** What changes, language by language, old → new, for a terminal of 80 columns; an address is never broken in two. */
export function renderAcceptance({ changes, conflicts }: Acceptance, language: Language): string {
  const own = choiceFor(words, language);
  if (changes.length === 0 && conflicts.length === 0) return own.nothing;
  const refused = new Set(conflicts.map((conflict) => `${conflict.language} ${conflict.pageId}`));
  const blocks = languages.flatMap((each) => {
    const lines = [
      ...changes
        .filter((change) => change.language === each && !refused.has(`${each} ${change.pageId}`))
        .map((change) => `  ${changeLine(change, own)}`),
      ...conflicts
        .filter((conflict) => conflict.language === each)
        .map((conflict) => `  ${own.belongs(conflict)}`),
    ];
    return lines.length === 0 ? [] : [`${ownName[each]} (${each})`, ...lines, ''];
  });
  return publicPattern([...blocks, own.count(changes.length)].join('\n'));
}

function changeLine({ from, to }: PathChange, own: SlugsWords): string {
  if (from === null) return own.isNew(to ?? '');
  return to === null ? own.isGone(from) : own.leads(from, to);
}
