import type { Choices } from '#i18n/choices.ts';
import type { PseudoFinding } from './pseudo-findings.ts';

/** What a rule says of a finding, and what to do. */
type Say = (finding: PseudoFinding) => { text: string; fix: string };

/** The words of `npm run i18n:pseudo`. */
interface PseudoWording extends Record<PseudoFinding['rule'], Say> {
  noSuchPage: (id: string) => string;
  progress: (done: number, all: number) => string;
  manyPages: (pages: readonly string[]) => string;
  summary: (findings: number, pages: number, seconds: number) => string;
}

const list = (words: readonly string[]) => [...new Set(words)].slice(0, 8).join(', ');

/** Both languages side by side. */
export const pseudoWording: Choices<PseudoWording> = {
  eng: {
    noSuchPage: (id) => `No page is called "${id}"; src/site/manifest.ts has their names.`,
    progress: (done, all) => `${done} of ${all} pages`,
    manyPages: (pages) => `${pages[0]} and ${pages.length - 1} more pages`,
    'plain-word': ({ words, place }) => ({
      text: `${list(words)} (${place}) comes from no catalog, so nobody can translate it.`,
      fix: 'Put it into <Trans> or t({ message, comment }). If it is a name, add it with its reason to packages/catalogs/pseudolocale/allowed-words.ts.',
    }),
    'no-room': () => ({
      text: 'A text that is a third longer does not fit in a window of 320 pixels.',
      fix: 'Let the element grow or wrap; another language will need the room.',
    }),
    summary: (findings, pages, seconds) =>
      `${findings} ${findings === 1 ? 'finding' : 'findings'} on ${pages} pages in the pseudolocale, ${seconds} s.`,
  },
  es: {
    noSuchPage: (id) => `Ninguna página se llama "${id}"; los nombres están en src/site/manifest.ts.`,
    progress: (done, all) => `${done} de ${all} páginas`,
    manyPages: (pages) => `${pages[0]} y ${pages.length - 1} páginas más`,
    'plain-word': ({ words, place }) => ({
      text: `${list(words)} (${place}) no viene de ningún catálogo y nadie lo puede traducir.`,
      fix: 'Póngalo en <Trans> o en t({ message, comment }). Si es un nombre, agréguelo con su motivo en packages/catalogs/pseudolocale/allowed-words.ts.',
    }),
    'no-room': () => ({
      text: 'Un texto un tercio más largo no cabe en una ventana de 320 píxeles.',
      fix: 'Deje que el elemento crezca o salte de línea; otro idioma va a necesitar ese espacio.',
    }),
    summary: (findings, pages, seconds) =>
      `${findings} ${findings === 1 ? 'hallazgo' : 'hallazgos'} en ${pages} páginas en la seudolengua, ${seconds} s.`,
  },
};
