import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Language } from '#i18n/language.ts';
import { entryKey, type PoEntry } from '#i18n/po/po.ts';
import { projectFolder } from '../catalog-files.ts';
import { readCatalogsOrTemplates } from '../draft-catalogs.ts';
import type { WhereReport } from '../locate/locate-report.ts';
import type { Occurrence } from '../locate/occurrence.ts';
import { shotName } from '../locate/shot-name.ts';
import { type Stage, stateOf, type TextState } from '../text-states.ts';
import type { ListedText, ListQuestion, TextList, TextPlace } from './editor-messages.ts';

/** Where `npm run i18n:locate` leaves what it has seen, below the project's folder. */
export const locateFolder = '.cache/locate/';

/** What wants the most work comes first. */
const order: readonly Stage[] = ['missing', 'fuzzy', 'translated', 'reviewed'];

/** The texts of a language in a state and with some words, as many as asked for; and where each stands on a page. */
export function listTexts(question: ListQuestion, folder = projectFolder): TextList {
  const { language, show, words, most } = question;
  const wanted = plain(words);
  const found = readCatalogsOrTemplates(language, folder)
    .flatMap(({ area, path, po }) =>
      po.entries
        .filter(({ obsolete }) => !obsolete)
        .map((entry) => ({ area, path, entry, state: stateOf(entry, language) })),
    )
    .filter(({ state }) => isAsked(state, show))
    .filter(({ area, entry }) => wanted === '' || plain(said(entry, area)).includes(wanted))
    .sort((a, b) => order.indexOf(a.state.stage) - order.indexOf(b.state.stage));
  const report = readReport(folder);
  const seen = new Map(report?.messages.map((each) => [placeKey(each), each.seen]));
  const texts = found.slice(0, most).map(({ area, path, entry, state }): ListedText => {
    const [translation] = entry.translations;
    const place = bestPlace(seen.get(`${area} ${entryKey(entry)}`) ?? [], question, folder);
    return {
      area,
      context: entry.context?.text ?? '',
      english: entry.id.text,
      translation: translation?.text ?? '',
      file: path,
      line: translation?.line ?? entry.id.line,
      state,
      ...(place && { place }),
    };
  });
  return { count: found.length, texts, hasPlaces: report !== undefined };
}

/** The addresses of all pages on which a text was seen in a language, each once; none as long as nobody has looked around. */
export function pagesOf(area: string, entry: PoEntry, language: Language, folder = projectFolder): string[] {
  const key = `${area} ${entryKey(entry)}`;
  const found = readReport(folder)?.messages.find((each) => placeKey(each) === key);
  const seen = (found?.seen ?? []).filter((each) => each.language === language && each.view !== 'file');
  return [...new Set(seen.map(({ path }) => path))];
}

function isAsked({ stage, release }: TextState, show: ListQuestion['show']): boolean {
  if (show === 'all') return true;
  if (show === 'changed') return release !== undefined && !release.holds;
  return show === 'open' ? stage !== 'reviewed' : stage === show;
}

const said = ({ id, translations }: PoEntry, area: string): string =>
  [id.text, area, ...translations.map(({ text }) => text)].join('\n');

/** The last report that was read. It is megabytes, and a save must not wait for it again. */
let known: { file: string; changed: number; size: number; report: WhereReport } | undefined;

function readReport(folder: string): WhereReport | undefined {
  const file = `${folder}${locateFolder}report.json`;
  try {
    const { mtimeMs: changed, size } = statSync(file);
    if (known?.file !== file || known.changed !== changed || known.size !== size)
      known = { file, changed, size, report: JSON.parse(readFileSync(file, 'utf8')) };
    return known.report;
  } catch {
    // Nobody has looked around yet, or is looking just now.
    return undefined;
  }
}

const placeKey = ({ area, context, message }: WhereReport['messages'][number]): string =>
  `${area} ${entryKey({ context: context === undefined ? undefined : { text: context }, id: { text: message } } as Pick<PoEntry, 'context' | 'id'>)}`;

/** A place that can be seen goes before one that only a screen reader meets, and what the page is for before its frame. */
function bestPlace(
  seen: readonly Occurrence[],
  { language }: ListQuestion,
  folder: string,
): TextPlace | undefined {
  const [best] = seen
    .filter((each) => each.language === language && each.view !== 'file')
    .sort((a, b) => rank(a) - rank(b));
  if (best === undefined) return undefined;
  const { page, path, box } = best;
  const shot = shotName({ language, page });
  const isPictured = best.view !== 'opened' && box !== null && existsSync(folder + locateFolder + shot);
  return { page, path, ...(isPictured && { picture: { address: `/${shot}`, ...box } }) };
}

function rank({ box, part, view }: Occurrence): number {
  return (box === null ? 4 : 0) + (view === 'served' ? 0 : 2) + (part === 'main' ? 0 : 1);
}

/** Capitals and accents do not matter to somebody who looks for a word. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
