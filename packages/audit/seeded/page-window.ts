import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Cell, CheckContext } from '../contract.ts';
import { sheetOf } from '../page/text-changes.ts';
import { forget, heightOf } from '../visit.ts';
import { pageOrigins } from './page-origins.ts';
import type { SeededFault } from './seeded-fault.ts';
import { servePages } from './served-files.ts';

/** Where one seeded page after another is shown. */
export interface PageWindow {
  /** Shows a document in the cell of its seeded fault; what was shown before is closed and forgotten. */
  show: (fault: Pick<SeededFault, 'id' | 'control' | 'cell'>, html: string) => Promise<ShownPage>;
  close: () => Promise<void>;
}

/** A document in a window, and the way to open it once more. */
export interface ShownPage {
  page: Page;
  cell: Cell;
  openAgain: CheckContext['openAgain'];
}

/** Opens a window for seeded pages: a context of the browser for each setting, kept, since each costs as much as a look. */
export function openPageWindow(browser: Browser): PageWindow {
  const contexts = new Map<string, BrowserContext>();
  let shown = { html: '', language: 'en' as 'en' | 'es' };

  const contextOf = async (cell: Cell): Promise<BrowserContext> => {
    const settings = settingsOf(cell);
    const key = JSON.stringify(settings);
    const known = contexts.get(key);
    if (known) return known;
    const context = await browser.newContext(settings);
    contexts.set(key, context);
    await servePages(context, () => shown);
    return context;
  };

  return {
    show: async (fault, html) => {
      await Promise.all(
        [...contexts.values()].flatMap((context) => context.pages()).map((page) => page.close()),
      );
      const cell = cellOf(fault);
      shown = { html, language: cell.language === 'es' ? 'es' : 'en' };
      const openAgain: ShownPage['openAgain'] = async (changes = {}) => {
        const changed = { ...cell, ...changes };
        const context = await contextOf(changed);
        const page = await context.newPage();
        await forget(context, page, Object.values(pageOrigins));
        if (changed.mode === 'print') await page.emulateMedia({ media: 'print' });
        await page.goto(`${pageOrigins[shown.language]}${cell.path}`, { waitUntil: 'load' });
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

/** The cell of a seeded fault. Its address is that of the sound page's language: a fault in `lang` must not move the page. */
export function cellOf({ id, control, cell }: Pick<SeededFault, 'id' | 'control' | 'cell'>): Cell {
  const isSpanish = /<html[^>]* lang="es/.test(control);
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
