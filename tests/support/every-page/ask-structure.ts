import { brand } from '#brand';
import { expect, test } from '../fixtures.ts';
import type { PageFacts } from './page-facts.ts';

/** Asks whether every page is built like every other, for whoever finds the way by structure. */
export function askStructure(everyPage: () => readonly PageFacts[]): void {
  const pagesIn = (language: PageFacts['language']) =>
    everyPage().filter((page) => page.language === language);
  /** The preview of the design system repeats examples of one component, captions included. */
  const withoutPreview = () => everyPage().filter(({ id }) => id !== 'console-component');

  test('the first Tab stop of every page skips to the content, and moves the focus there', () => {
    for (const { url, language, firstStop } of everyPage()) {
      const words = language === 'eng' ? 'Skip to main content' : 'Saltar al contenido principal';
      expect.soft(firstStop, url).toEqual({ words, isShown: true, leadsTo: 'main' });
    }
  });

  test('headings skip no level, and both languages have outlines of one depth', () => {
    const depths = new Map<string, number>();
    for (const { id, url, language, headings } of everyPage()) {
      const levels = headings.filter(({ isShown }) => isShown).map(({ level }) => level);
      const inMain = levels.slice(levels.indexOf(1));
      for (const [index, level] of inMain.entries()) {
        const before = inMain[index - 1];
        if (before !== undefined) expect.soft(level - before, `${url} ${inMain}`).toBeLessThanOrEqual(1);
      }
      // The homes differ by contract: only the English one has news.
      if (id === 'home' || id === 'sitemap') continue;
      const depth = Math.max(...levels);
      if (language === 'eng') depths.set(id, depth);
      else expect.soft(depth, id).toBe(depths.get(id));
    }
  });

  test('every page has one h1, which no other page of its language has', () => {
    const seen = new Map<string, string>();
    for (const { id, url, language, headings } of everyPage()) {
      const first = headings.filter(({ level }) => level === 1).map(({ text }) => text);
      expect.soft(first, url).toHaveLength(1);
      const key = `${language} ${first[0]}`;
      expect.soft(seen.get(key), `"${first[0]}" heads ${id} too`).toBeUndefined();
      seen.set(key, id);
    }
  });

  test('a page that people come to with a task is set small enough for its answer to stand in the first screen', () => {
    for (const { url, entry, scale } of everyPage()) {
      if (entry.rhythm === 'story') continue;
      expect.soft(scale.heading, `${url}: heading`).toBeLessThanOrEqual(40);
      expect.soft(scale.text, `${url}: text`).toBeGreaterThanOrEqual(17);
      expect.soft(scale.text, `${url}: text`).toBeLessThanOrEqual(18);
    }
  });

  test('no two headings of a page are the same', () => {
    for (const { url, headings } of withoutPreview()) {
      const texts = headings.filter(({ isInMain, level }) => isInMain && level <= 4).map(({ text }) => text);
      expect.soft(texts.length, url).toBeGreaterThan(0);
      expect
        .soft(
          texts.filter((text, index) => texts.indexOf(text) !== index),
          url,
        )
        .toEqual([]);
    }
  });

  test('landmarks, the order of the navigation and the place of help are the same on every page', () => {
    for (const language of ['eng', 'es'] as const) {
      const [model] = pagesIn(language);
      expect(model?.mainNavigation.length).toBeGreaterThan(7);
      const helpOf = ({ headerLinks }: PageFacts) =>
        headerLinks.findIndex(({ text }) => text.includes(brand.phone.display));
      for (const page of pagesIn(language)) {
        const { url, landmarks, navigations, mainNavigation } = page;
        expect.soft(landmarks, url).toEqual([1, 1, 1]);
        expect.soft(new Set(navigations).size, `${url} ${navigations}`).toBe(navigations.length);
        expect.soft(mainNavigation, url).toEqual(model?.mainNavigation);
        expect.soft(helpOf(page), url).toBeGreaterThanOrEqual(0);
        expect.soft(helpOf(page), url).toBe(model && helpOf(model));
      }
    }
  });

  test('the strip stands at the same place on every page', () => {
    for (const { url, headerLinks } of everyPage())
      expect.soft(headerLinks[0]?.href, url).toMatch(/^mailto:|\/conta/);
  });

  test('text lines hold at most 80 characters, are not justified and have room between them', () => {
    for (const { url, uncomfortable } of everyPage()) expect.soft(uncomfortable, url).toEqual([]);
  });

  test('every cell of every table has a header for its row and its column, and captions are unique', () => {
    for (const { url, tables } of withoutPreview()) expect.soft(tables.found, url).toEqual([]);
    const looked = withoutPreview().reduce((sum, { tables }) => sum + tables.looked, 0);
    expect(looked).toBeGreaterThan(20);
  });

  test('every chart has its figures in a table beside it', () => {
    const charts = withoutPreview().flatMap(({ url, charts }) =>
      charts.map(({ tables }) => ({ url, hasTable: tables > 0 })),
    );
    expect(charts.length).toBeGreaterThan(4);
    expect(charts.filter(({ hasTable }) => !hasTable)).toEqual([]);
  });

  test('on no page does anything move for a visitor who wants nothing to move', () => {
    for (const { url, moving } of everyPage()) expect.soft(moving, url).toEqual([]);
  });
}
