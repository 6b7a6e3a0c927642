import { type PublishedPdf, readPdf } from '@site/artwork/documents/read-pdf.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { inOpeningCells } from './page-check.ts';

/** Files that several pages link to are read once. */
const read = new Map<string, Promise<PublishedPdf | undefined>>();

/** Every PDF file of the site that the page links to can be listened to: tagged, with title and language. */
export const pdfTags: Check = {
  id: 'pdf-tags',
  title: { eng: 'Tags of PDF files', es: 'Etiquetas de los archivos PDF' },
  fix: {
    eng: 'Write the file tagged (PDF/UA), with a title, its language, DisplayDocTitle and a space between texts that only their place sets apart, as the site’s own reports are.',
    es: 'Genere el archivo etiquetado (PDF/UA), con título, idioma, DisplayDocTitle y un espacio entre los textos que solo su lugar separa, como los informes del propio sitio.',
  },
  criteria: ['1.3.1', '2.4.2', '3.1.1'],
  appliesTo: inOpeningCells,
  run: async ({ page, keep }) => {
    await installDomHelpers(page);
    const links = await page.evaluate(() =>
      window.auditDom.exposed<HTMLAnchorElement>('a[href]').flatMap((link) => {
        const address = new URL(link.getAttribute('href') ?? '', document.baseURI);
        if (!/\.pdf$/i.test(address.pathname) || address.origin !== location.origin) return [];
        const language =
          (link.hreflang || window.auditDom.languageOf(link)).toLowerCase().split('-')[0] ?? '';
        return [{ address: address.href, language, place: window.auditDom.fault(link, '') }];
      }),
    );
    const fetchFile = async (address: string): Promise<PublishedPdf | undefined> => {
      const text = await page.evaluate(async (href) => {
        const answer = await fetch(href);
        if (!answer.ok) return undefined;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        let binary = '';
        for (let start = 0; start < bytes.length; start += 32_768)
          binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
        return btoa(binary);
      }, address);
      return text === undefined
        ? undefined
        : await readPdf(getDocument, Buffer.from(text, 'base64')).catch(() => undefined);
    };
    const faults = [];
    for (const { address, language, place } of links) {
      const known = read.get(address) ?? fetchFile(address);
      read.set(address, known);
      const pdf = await known;
      for (const message of problemsOf(pdf, language)) faults.push({ ...place, message });
      if (pdf) {
        const { isMarked, declaresUa, showsTitle, info, headings, tables, figures } = pdf;
        const name = `${new URL(address).pathname.split('/').at(-1)}.json`;
        const evidence = {
          address,
          isMarked,
          declaresUa,
          showsTitle,
          title: info.Title,
          language: info.Language,
          headings,
          tables: tables.length,
          figures,
        };
        await keep('pdf-tags', name, JSON.stringify(evidence, null, 2));
      }
    }
    return reportOf({ looked: links.length, faults });
  },
};

/** A year or the end of a sentence with the next word stuck to it: what two pieces of text without a space between them leave. */
const joinedWords = /(?<!\d)(?:19|20)\d\d\p{Lu}\p{Ll}+|\p{Ll}{2,}[.!?;:]\p{Lu}\p{Ll}+/u;

function problemsOf(pdf: PublishedPdf | undefined, language: string): string[] {
  if (!pdf) return ['The PDF file cannot be loaded or read.'];
  const title = String(pdf.info.Title ?? '').trim();
  const spoken =
    String(pdf.info.Language ?? '')
      .toLowerCase()
      .split('-')[0] ?? '';
  const found: string[] = [];
  if (!pdf.isMarked || pdf.text === '')
    found.push('The PDF file is not tagged: its reading order, headings and tables are lost to the ear.');
  else if (pdf.headings.length === 0) found.push('The PDF file has no heading to move by.');
  if (pdf.isMarked && !pdf.declaresUa)
    found.push(
      'The PDF file does not say that it keeps PDF/UA (pdfuaid:part), so nobody can rely on its tags.',
    );
  const joined = joinedWords.exec(pdf.raw)?.[0];
  if (joined !== undefined)
    found.push(`“${joined}” is read as one word: no space of the PDF file stands between its two parts.`);
  if (title === '' || /\.(pdf|docx?|indd)$|^untitled|^microsoft word/i.test(title))
    found.push('The PDF file has no title.');
  if (!pdf.showsTitle) found.push('Readers show the name of the PDF file instead of its title.');
  if (spoken === '') found.push('The PDF file does not say its language.');
  else if (spoken !== language)
    found.push(`The link says the file is in “${language}”, but the file says “${spoken}”.`);
  if (pdf.figures.some((alternative) => alternative.trim() === ''))
    found.push('A figure of the PDF file has no alternative.');
  return found;
}
