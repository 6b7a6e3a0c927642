import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { type AuditedPage, auditedPages } from './audited-pages.ts';
import { collectStates } from './collect-states.ts';
import { modes, type State, schemes } from './contract.ts';
import {
  allValues,
  hasTurn,
  matrixHash,
  pagesWithFrame,
  planCells,
  refuseUnseen,
  sampleOf,
  valuesSeen,
} from './matrix.ts';

const project = new URL('../../', import.meta.url).pathname;

const somePages: AuditedPage[] = languages.flatMap((language) => [
  { id: 'company', language, path: `/${language}-company` },
  { id: 'careers', language, path: `/${language}-careers` },
]);

const menuOpen: State = {
  id: 'menu-open',
  title: { eng: 'Menu open', es: 'Menú abierto' },
  pages: ['company'],
  steps: [{ click: '#nav-toggle' }],
};

test('the full matrix shows every page of the site in every value of every setting, in one language or the other', () => {
  const pages = auditedPages();
  const seen = valuesSeen(planCells(pages, [], 'full'));
  expect(seen.size).toBe(new Set(pages.map(({ id }) => id)).size);
  for (const [page, values] of seen)
    expect([page, [...values].sort()]).toEqual([page, [...allValues].sort()]);
});

test('the matrix of one page shows it in both languages in every value of every setting', () => {
  const pages = auditedPages().filter(({ id }) => id === 'company');
  for (const page of pages) {
    const [values] = valuesSeen(planCells([page], [], 'page')).values();
    expect([...(values ?? [])].sort(), page.language).toEqual([...allValues].sort());
  }
});

test('the full matrix shows every page in both schemes at both ends of the windows', () => {
  const pages = auditedPages();
  const ids = new Set(planCells(pages, [], 'full').map(({ id }) => id));
  for (const { id, language } of pages)
    for (const width of [320, 1280])
      for (const scheme of ['light', 'dark'])
        expect(ids).toContain(`${id}/${language}/${width}/${scheme}/default/default`);
});

test('across the site each mode and each scheme meets both ends of the windows in both languages', () => {
  const cells = planCells(auditedPages(), [], 'full');
  for (const language of languages)
    for (const width of [320, 1280] as const) {
      const own = cells.filter((cell) => cell.language === language && cell.width === width);
      for (const mode of modes) expect(own.some((cell) => cell.mode === mode)).toBe(true);
      for (const scheme of schemes) expect(own.some((cell) => cell.scheme === scheme)).toBe(true);
    }
});

test('the site with its states makes about fifteen hundred cells, each once', async () => {
  const cells = planCells(auditedPages(), await collectStates(project), 'full');
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
  expect(cells.length).toBeGreaterThan(1400);
  expect(cells.length).toBeLessThan(1600);
});

test('a state is looked at in both languages, narrow light and wide dark, and in forced colours in one of them by turns', () => {
  const idsOf = (form: 'full' | 'page', states: State[]) =>
    planCells(somePages, states, form)
      .filter(({ state }) => state !== 'default')
      .map(({ id }) => id);
  const whole = [
    'company/eng/1280/dark/default/menu-open',
    'company/eng/1280/forced-light/default/menu-open',
    'company/eng/320/light/default/menu-open',
    'company/es/1280/dark/default/menu-open',
    'company/es/1280/forced-light/default/menu-open',
    'company/es/320/light/default/menu-open',
  ];
  expect(idsOf('page', [menuOpen])).toEqual(whole);
  const inFull = idsOf('full', [menuOpen, { ...menuOpen, id: 'search-open' }]);
  const isForced = (id: string): boolean => id.includes('/forced-');
  expect(inFull.filter((id) => !isForced(id) && id.endsWith('menu-open'))).toEqual(
    whole.filter((id) => !isForced(id)),
  );
  expect(inFull.filter(isForced)).toHaveLength(2);
  expect(new Set(inFull.filter(isForced).map((id) => id.split('/')[1]))).toEqual(new Set(languages));
});

test('a state of one language or window is looked at there only', () => {
  const narrow: State = { ...menuOpen, languages: ['es'], widths: [320] };
  const cells = planCells(somePages, [narrow], 'page').filter(({ state }) => state === 'menu-open');
  expect(cells.map(({ id }) => id)).toEqual([
    'company/es/320/dark/default/menu-open',
    'company/es/320/forced-light/default/menu-open',
    'company/es/320/light/default/menu-open',
  ]);
});

test('refuses a state of a page that the site does not have', () => {
  expect(() => planCells(somePages, [{ ...menuOpen, pages: ['no-such-page'] }], 'full')).toThrow(
    'State "menu-open" is declared for the page "no-such-page"',
  );
});

test('a page without a cell is an error that names it', () => {
  const cells = planCells(somePages, [], 'short');
  const later: AuditedPage = { id: 'added-later', language: 'es', path: '/nueva' };
  expect(() => refuseUnseen([...somePages, later], cells)).toThrow(
    'The page "added-later" (es) has no cell in the matrix',
  );
  expect(() => refuseUnseen(somePages, cells)).not.toThrow();
});

test('the short matrix is every page, narrow and wide, light and dark, and no state', () => {
  const pages = auditedPages();
  const cells = planCells(pages, [{ ...menuOpen, pages: ['company'] }], 'short');
  expect(cells.length).toBe(pages.length * 2);
  for (const { id, language } of pages) {
    const own = cells.filter((cell) => cell.page === id);
    expect(new Set(own.map(({ width, scheme }) => `${width} ${scheme}`)).size, id).toBe(4);
    const inLanguage = own.filter((cell) => cell.language === language);
    expect(new Set(inLanguage.map(({ width }) => width)).size, `${id} ${language}`).toBe(2);
    expect(new Set(inLanguage.map(({ scheme }) => scheme)).size, `${id} ${language}`).toBe(2);
  }
  expect(cells.every(({ mode, state }) => mode === 'default' && state === 'default')).toBe(true);
});

test('the hash tells plans apart and does not depend on the order of pages', () => {
  const hash = matrixHash(planCells(somePages, [], 'full'));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(matrixHash(planCells([...somePages].reverse(), [], 'short'))).not.toBe(hash);
  expect(matrixHash(planCells(somePages, [menuOpen], 'full'))).not.toBe(hash);
  expect(matrixHash(planCells([...somePages].reverse(), [], 'short'))).toBe(
    matrixHash(planCells(somePages, [], 'short')),
  );
});

test('in a full audit every page is walked narrow in one language and wide in the other; of one page all is walked', () => {
  const pages = auditedPages();
  const walked = planCells(pages, [], 'full').filter(
    (cell) => cell.mode === 'default' && cell.scheme === 'light' && [320, 1280].includes(cell.width),
  );
  for (const { id } of pages) {
    const turns = walked.filter((cell) => cell.page === id && hasTurn(cell, 'full'));
    expect(new Set(turns.map(({ width }) => width))).toEqual(new Set([320, 1280]));
    expect(new Set(turns.map(({ language }) => language))).toEqual(new Set(languages));
    expect(turns).toHaveLength(2);
  }
  expect(walked.every((cell) => hasTurn(cell, 'page') && sampleOf(cell, 'page') === 'all')).toBe(true);
});

test('header and footer are walked on pages that exist, in both languages', () => {
  const walked = planCells(auditedPages(), [], 'full').filter((cell) => sampleOf(cell, 'full') === 'alike');
  expect(new Set(walked.map(({ page }) => page))).toEqual(new Set(pagesWithFrame));
  for (const page of pagesWithFrame)
    expect(new Set(walked.filter((cell) => cell.page === page).map(({ language }) => language))).toEqual(
      new Set(languages),
    );
});
