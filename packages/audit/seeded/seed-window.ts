import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Cell, CheckContext } from '../contract.ts';
import { sheetOf } from '../page/text-changes.ts';
import { forget, heightOf } from '../visit.ts';
import { serveSeeds } from './seed-files.ts';
import { seedOrigins } from './seed-origins.ts';
import type { Seed } from './seeds.ts';

/** Where one seeded page after another is shown. */
export interface SeedWindow {
  /** Shows a document in the cell of its seed; what was shown before is closed and forgotten. */
  show: (seed: Pick<Seed, 'id' | 'clean' | 'cell'>, html: string) => Promise<ShownSeed>;
  close: () => Promise<void>;
}

/** A document in a window, and the way to open it once more. */
export interface ShownSeed {
  page: Page;
  cell: Cell;
  openAgain: CheckContext['openAgain'];
}

/** Opens a window for seeded pages: a context of the browser for each setting, kept, since each costs as much as a look. */
export function openSeedWindow(browser: Browser): SeedWindow {
  const contexts = new Map<string, BrowserContext>();
  let shown = { html: '', language: 'en' as 'en' | 'es' };

  const contextOf = async (cell: Cell): Promise<BrowserContext> => {
    const settings = settingsOf(cell);
    const key = JSON.stringify(settings);
    const known = contexts.get(key);
    if (known) return known;
    const context = await browser.newContext(settings);
    contexts.set(key, context);
    await serveSeeds(context, () => shown);
    return context;
  };

  return {
    show: async (seed, html) => {
      await Promise.all(
        [...contexts.values()].flatMap((context) => context.pages()).map((page) => page.close()),
      );
      const cell = cellOf(seed);
      shown = { html, language: cell.language === 'es' ? 'es' : 'en' };
      const openAgain: ShownSeed['openAgain'] = async (changes = {}) => {
        const changed = { ...cell, ...changes };
        const context = await contextOf(changed);
        const page = await context.newPage();
        await forget(context, page, Object.values(seedOrigins));
        if (changed.mode === 'print') await page.emulateMedia({ media: 'print' });
        await page.goto(`${seedOrigins[shown.language]}${cell.path}`, { waitUntil: 'load' });
        const rules = sheetOf(changed.mode);
        if (rules !== undefined) await page.addStyleTag({ content: rules });
        return page;
      };
      return { page: await openAgain(), cell, openAgain };
    },
    close: async () => {
      for (const context of contexts.values()) await context.close();
      contexts.clear();
    },
  };
}

/** The cell of a seed. Its address is that of the sound page's language: a fault in `lang` must not move the page. */
export function cellOf({ id, clean, cell }: Pick<Seed, 'id' | 'clean' | 'cell'>): Cell {
  const isSpanish = /<html[^>]* lang="es/.test(clean);
  return {
    id: `seed/${id}`,
    page: 'seed',
    language: isSpanish ? 'es' : 'eng',
    path: isSpanish ? '/precios' : '/prices',
    width: 1280,
    scheme: 'light',
    mode: 'default',
    state: 'default',
    ...cell,
  };
}

/** The settings of a browser for a cell: window, colours, motion, script. */
function settingsOf({ width, scheme, mode }: Cell) {
  return {
    viewport: { width, height: heightOf(width) },
    colorScheme: scheme.endsWith('dark') ? ('dark' as const) : ('light' as const),
    forcedColors: scheme.startsWith('forced') ? ('active' as const) : ('none' as const),
    reducedMotion: mode === 'reduced-motion' ? ('reduce' as const) : ('no-preference' as const),
    javaScriptEnabled: mode !== 'no-script',
  };
}
