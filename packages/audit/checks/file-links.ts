import { pageCheck } from './page-check.ts';

/** A link to a file says its kind and size, and its language where that is not the page's or could be either. */
export const fileLinks = pageCheck(
  {
    id: 'file-links',
    title: {
      eng: 'Links to files say type, size and language',
      es: 'Los enlaces a archivos dicen tipo, tamaño e idioma',
    },
    fix: {
      eng: 'Write it into the link: “Sustainability report 2024 (PDF, 3.1 MB, English)”.',
      es: 'Escríbalo en el enlace: «Informe de sostenibilidad 2024 (PDF, 3.1 MB, español)».',
    },
    criteria: ['2.4.4', '2.4.9'],
  },
  () => {
    const { exposed, nameOf, fault, descriptionOf, languageOf } = window.auditDom;
    const extension = /\.(pdf|docx?|xlsx?|pptx?|csv|zip|epub)$/i;
    const links = exposed<HTMLAnchorElement>('a[href]').flatMap((link) => {
      const { pathname, protocol } = new URL(link.getAttribute('href') ?? '', document.baseURI);
      const kind = /^https?:$/.test(protocol) ? extension.exec(pathname)?.[1]?.toLowerCase() : undefined;
      return kind ? [{ link, kind }] : [];
    });
    const faults = links.flatMap(({ link, kind }) => {
      const words = `${nameOf(link)} ${descriptionOf(link)}`;
      const missing: string[] = [];
      const spelt = kind.replace(/x$/, '');
      if (
        !new RegExp(
          `\\b(${kind}|${spelt}|${/^xls|csv/.test(kind) ? 'Excel|hoja de cálculo|spreadsheet' : kind})\\b`,
          'i',
        ).test(words)
      )
        missing.push('type');
      // A table that is made when it is asked for is as large as it has rows; nobody has its bytes before.
      const size =
        kind === 'csv'
          ? /\d[\d.,]*\s?((k|m|g)?(i?b|bytes?)|rows?|filas?)\b/i
          : /\d[\d.,]*\s?(k|m|g)?(i?b|bytes?)\b/i;
      if (!size.test(words)) missing.push('size');
      // Numbers alone are in no language.
      if (
        /^(pdf|docx?|pptx?|epub)$/.test(kind) &&
        !/\b(english|spanish|inglés|español|en inglés|en español)/i.test(words)
      )
        missing.push('language');
      const says = link.getAttribute('hreflang')?.toLowerCase().split('-')[0];
      const [isSpanish, isEnglish] = [/\b(spanish|español)/i.test(words), /\b(english|inglés)/i.test(words)];
      // A file in both languages is in none that hreflang could name.
      const named = isSpanish === isEnglish ? undefined : isSpanish ? 'es' : 'en';
      const found = [];
      if (missing.length > 0)
        found.push(
          fault(link, `The link to a ${kind.toUpperCase()} file does not say its ${missing.join(', its ')}.`),
        );
      if (says && named && says !== named)
        found.push(fault(link, `The words say the file is “${named}”, but hreflang says “${says}”.`));
      if (named && !says && named !== languageOf(link) && !missing.includes('language'))
        found.push(fault(link, `The file is in another language than the page, and no hreflang says so.`));
      return found;
    });
    return { looked: links.length, faults };
  },
);
