import { createHash } from 'node:crypto';
import { languages } from '#i18n/language.ts';
import type { AuditedPage } from './audited-pages.ts';
import {
  type Cell,
  type Mode,
  modes,
  type Sample,
  type Scheme,
  type State,
  schemes,
  type Width,
} from './contract.ts';

/** What the audit is to walk: everything, what every commit can afford, or one page with all that belongs to it. */
export type Form = 'full' | 'short' | 'page';

/** The settings that every page is looked at with, each with each. */
const crossed = { widths: [320, 1280], schemes: ['light', 'dark'] } as const;

/**
 * The settings that would make the matrix six times as large if each met each: one setting of a page deviates at a time, on
 * the narrowest and on a usual window in turn. In the full audit the languages of a page share them, so that every page meets
 * every value of every setting in one language or the other, and both halves of every pair of width and scheme, scheme and
 * mode, width and mode, and either of them and language, meet on many pages. Of a single page each language meets them all.
 */
const deviations: readonly Pick<Cell, 'width' | 'scheme' | 'mode'>[] = [
  { width: 992, scheme: 'light', mode: 'default' },
  { width: 993, scheme: 'dark', mode: 'default' },
  { width: 1280, scheme: 'forced-light', mode: 'default' },
  { width: 320, scheme: 'forced-dark', mode: 'default' },
  { width: 320, scheme: 'light', mode: 'text-spacing' },
  { width: 1280, scheme: 'light', mode: 'text-200' },
  { width: 1280, scheme: 'light', mode: 'no-script' },
  { width: 1280, scheme: 'light', mode: 'reduced-motion' },
  { width: 1280, scheme: 'light', mode: 'print' },
];

/** What each state is looked at with; forced colours once, where drawn edges are most easily lost. */
const stateSettings: readonly Pick<Cell, 'width' | 'scheme'>[] = [
  { width: 320, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 1280, scheme: 'forced-light' },
];

/**
 * The planned cells, sorted by their ids.
 * @throws when a page has no cell, or a state names a page that the site does not have: nobody would notice what was not looked at.
 */
export function planCells(pages: readonly AuditedPage[], states: readonly State[], form: Form): Cell[] {
  // A page has one place, the same in each language and in whatever order pages are listed.
  const places = [...new Set(pages.map(({ id }) => id))].sort();
  const cells = pages.flatMap((page) => cellsOf(page, places.indexOf(page.id), form));
  const known = new Set(pages.map(({ id }) => id));
  for (const { id, pages: wanted } of states) {
    const unknown = wanted.find((page) => !known.has(page));
    if (unknown !== undefined) {
      throw new Error(
        `State "${id}" is declared for the page "${unknown}", which the site does not have; nobody would look at it; correct its pages.`,
      );
    }
  }
  if (form !== 'short')
    cells.push(...pages.flatMap((page) => stateCells(page, places.indexOf(page.id), states, form)));
  refuseUnseen(pages, cells);
  const unique = new Map(cells.map((cell) => [cell.id, cell]));
  return [...unique.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Proves that no page stays unseen.
 * @throws naming the first page and language without a cell.
 */
export function refuseUnseen(pages: readonly AuditedPage[], cells: readonly Cell[]): void {
  const seen = new Set(cells.map(({ page, language }) => `${page}/${language}`));
  const unseen = pages.find(({ id, language }) => !seen.has(`${id}/${language}`));
  if (unseen) {
    throw new Error(
      `The page "${unseen.id}" (${unseen.language}) has no cell in the matrix; a report would be silent about it; add it to the plan.`,
    );
  }
}

/** SHA-256 of the cells' ids, one a line: two audits with one hash looked at the same things. */
export function matrixHash(cells: readonly Cell[]): string {
  return createHash('sha256')
    .update(cells.map(({ id }) => `${id}\n`).join(''))
    .digest('hex');
}

/** `company/es/320/dark/default/menu-open` */
export function cellId(cell: Omit<Cell, 'id' | 'path'>): string {
  return [cell.page, cell.language, cell.width, cell.scheme, cell.mode, cell.state].join('/');
}

/**
 * Whether a check that takes turns looks at a cell: in the full audit each page is walked at 320 px in one language and at
 * 1280 px in the other, which page after page change places. Every state, and every cell of a single page, is looked at.
 */
export function hasTurn({ page, language, width, state }: Cell, form: Form): boolean {
  if (form !== 'full' || state !== 'default') return true;
  const letters = [...page].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (letters + languages.indexOf(language) + (width === 320 ? 1 : 0)) % 2 === 0;
}

/** Where header and footer, the same on every page, are walked in the full audit: a tall page, a plain one, one that no address has. */
export const pagesWithFrame: readonly string[] = ['home', 'company', 'page-not-found'];

/** Which stops of a cell are gone to one by one. Of a single page all are. */
export function sampleOf({ page }: Pick<Cell, 'page'>, form: Form): Sample {
  if (form !== 'full') return 'all';
  return pagesWithFrame.includes(page) ? 'alike' : 'alike in main';
}

type Setting = { width: Width; scheme: Scheme; mode: Mode; state?: string };

function cellsOf(page: AuditedPage, place: number, form: Form): Cell[] {
  const full: Setting[] = crossed.widths.flatMap((width) =>
    crossed.schemes.map((scheme) => ({ width, scheme, mode: 'default' as const })),
  );
  const language = languages.indexOf(page.language);
  if (form === 'short') {
    // Narrow and light goes with wide and dark, or the other way about: each page meets all four, two in each language.
    const isTurned = (place + language) % 2 === 1;
    return full
      .filter(({ width, scheme }) => ((width === 320) === (scheme === 'light')) !== isTurned)
      .map((setting) => asCell(page, setting));
  }
  const own = deviations
    .filter((_, deviation) => form === 'page' || (place + deviation + language) % languages.length === 0)
    .map((setting) => turned(setting, Math.floor(place / languages.length) + language));
  return [...full, ...own].map((setting) => asCell(page, setting));
}

/** By turns, from page to page and between its languages, a deviation is met on the other window or in the other scheme. */
function turned(setting: Setting, turn: number): Setting {
  if (turn % 2 === 0) return setting;
  const { width, scheme, mode } = setting;
  if (mode !== 'default') {
    return {
      mode,
      scheme: scheme === 'light' && mode !== 'print' ? 'dark' : 'light',
      width: otherEnd(width),
    };
  }
  const others: Record<Scheme, Scheme> = {
    light: 'dark',
    dark: 'light',
    'forced-light': 'forced-light',
    'forced-dark': 'forced-dark',
  };
  return { mode, scheme: others[scheme], width: otherEnd(width) };
}

function otherEnd(width: Width): Width {
  if (width === 320) return 1280;
  return width === 1280 ? 320 : width;
}

function stateCells(page: AuditedPage, place: number, states: readonly State[], form: Form): Cell[] {
  return states
    .filter(({ pages }) => pages.includes(page.id))
    .filter((state) => (state.languages ?? languages).includes(page.language))
    .flatMap((state, index) =>
      stateSettings
        .filter(({ scheme }) => {
          // Of a state that both languages have, one shows the forced colours: the words of the other change nothing in them.
          if (form === 'page' || !scheme.startsWith('forced')) return true;
          const having = state.languages ?? languages;
          return (place + index) % having.length === having.indexOf(page.language);
        })
        // A state of the narrow window alone is seen in each scheme there.
        .map(({ width, scheme }) => ({
          width: state.widths && !state.widths.includes(width) ? (state.widths[0] ?? width) : width,
          scheme,
        }))
        .map((setting) => asCell(page, { ...setting, mode: 'default', state: state.id })),
    );
}

function asCell({ id: page, language, path }: AuditedPage, { state = 'default', ...setting }: Setting): Cell {
  const cell = { page, language, path, ...setting, state };
  return { id: cellId(cell), ...cell };
}

/** Whether a plan shows every page in every value of every setting: what the test of the matrix asks. */
export function valuesSeen(cells: readonly Cell[]): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  for (const { page, width, scheme, mode } of cells) {
    const values = seen.get(page) ?? new Set<string>();
    for (const value of [`${width}`, scheme, mode]) values.add(value);
    seen.set(page, values);
  }
  return seen;
}

/** The values that `valuesSeen` must hold for every page of a full audit. */
export const allValues: readonly string[] = ['320', '992', '993', '1280', ...schemes, ...modes];
