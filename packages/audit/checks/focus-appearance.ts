import type { Page } from '@playwright/test';
import type { Check, Sample } from '../contract.ts';
import { type Fault, type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { cut, type Picture, pixelsApart } from '../page/pixels.ts';
import { holdStill, windowPicture } from '../page/quick-picture.ts';
import { painted } from '../page/tab-key.ts';
import { markStops, unmarkStops } from '../page/walk.ts';

/** How far around an element its ring may reach, in CSS pixels. */
const margin = 10;

/** Where a stop lies in the window once it has the focus, in CSS pixels. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The length of its frames: a link over two lines has a frame for each. */
  around: number;
  isRinged: boolean;
  /** How far the page is scrolled. */
  top: number;
}

/**
 * Gives each stop the focus and counts the pixels that this changes by 3:1 or more, on it and up to 10 px around: they must
 * be as many as a frame of 2 px around it has (2.4.13). Stops inside `except` are left out.
 */
export async function faintRings(page: Page, except = '', sample: Sample = 'all'): Promise<Look> {
  await installDomHelpers(page);
  const stops = await markStops(page, sample);
  const faults: Fault[] = [];
  let looked = 0;
  // A key was pressed: from now on the browser draws the ring wherever the focus goes.
  await page.keyboard.press('Shift');
  const density = await page.evaluate(() => devicePixelRatio);
  const bare = new Map<number, Picture>();
  const letMove = await holdStill(page);
  for (const index of stops.keys()) {
    const place = await focusAt(page, index, except);
    if (!place) continue;
    looked += 1;
    const message = place.isRinged
      ? await faintness(page, place, density, bare)
      : 'This does not take the focus.';
    if (message)
      faults.push(
        await page.evaluate(
          ([mark, text]) => {
            const element = document.querySelector(`[data-stop="${mark}"]`) ?? document.body;
            return window.auditDom.fault(element, text);
          },
          [`${index}`, message] as const,
        ),
      );
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await letMove();
  await unmarkStops(page);
  return { faults, looked };
}

/** Gives a stop the focus in the window, and says where it lies once that is drawn; nothing of it when it is left out. */
async function focusAt(page: Page, index: number, except: string): Promise<Place | null> {
  return await page.evaluate(
    async ([mark, left]) => {
      const element = document.querySelector<HTMLElement>(`[data-stop="${mark}"]`);
      if (!element || (left !== '' && element.closest(left))) return null;
      element.focus({ preventScroll: true });
      const within = element.getBoundingClientRect();
      // The page stands still as long as it may: one picture without focus then serves many stops.
      if (within.top < 20 || within.bottom > innerHeight - 20)
        element.scrollIntoView({
          block: within.height > innerHeight / 2 ? 'center' : 'start',
          behavior: 'instant',
        });
      if (element.getBoundingClientRect().top < 20) window.scrollBy({ top: -40, behavior: 'instant' });
      // A list that scrolls by itself would cut the ring off, as it does for nobody who comes with the Tab key.
      const list = element.parentElement?.closest('nav, [data-scroller]');
      const [of, its] = [list?.getBoundingClientRect(), element.getBoundingClientRect()];
      if (list && of && list.scrollHeight > list.clientHeight) {
        if (its.bottom + 8 > of.bottom) list.scrollTop += its.bottom + 12 - of.bottom;
        else if (its.top - 8 < of.top) list.scrollTop -= of.top + 12 - its.top;
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const around = [...element.getClientRects()].reduce(
        (sum, part) => sum + 2 * (part.width + part.height),
        0,
      );
      const isRinged = element.matches(':focus-visible');
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return { x, y, width, height, around, isRinged, top: window.scrollY };
    },
    [`${index}`, except] as const,
  );
}

/** Says by how many pixels the ring of what has the focus falls short, or nothing where it is large enough. */
async function faintness(
  page: Page,
  place: Place,
  density: number,
  bare: Map<number, Picture>,
): Promise<string | undefined> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const x = Math.max(0, Math.floor(place.x - margin));
  const y = Math.max(0, Math.floor(place.y - margin));
  const clip = {
    x,
    y,
    width: Math.min(window.width, Math.ceil(place.x + place.width + margin)) - x,
    height: Math.min(window.height, Math.ceil(place.y + place.height + margin)) - y,
  };
  if (clip.width <= 0 || clip.height <= 0) return 'This has the focus where nobody sees it.';
  const focused = await windowPicture(page, { ...clip, y: clip.y + place.top });
  // What is about as high as the window shows its long sides as far as they fit, and of the others those that do.
  const [top, bottom] = [Math.max(0, place.y), Math.min(window.height, place.y + place.height)];
  const ends = Number(place.y >= 6) + Number(place.y + place.height <= window.height - 6);
  const wanted = Math.round(2 * Math.min(place.around, 2 * (bottom - top) + ends * place.width));
  const count = (ground: Picture) => Math.round(pixelsApart(ground, focused, 3) / density ** 2);
  const scaled = Object.fromEntries(
    Object.entries(clip).map(([side, value]) => [side, value * density]),
  ) as typeof clip;
  const known = bare.get(place.top);
  if (known && count(cut(known, scaled)) >= wanted) return undefined;
  // What changed the page meanwhile, a menu that closed or news that came, must not count for a ring or against it.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await painted(page);
  const whole = await windowPicture(page);
  bare.set(place.top, whole);
  const changed = count(cut(whole, scaled));
  if (changed >= wanted) return undefined;
  return `The focus changes ${changed} of ${wanted} px by 3:1.`;
}

/** Looks at the ring of every stop, by its pixels. */
export const focusAppearance: Check = {
  id: 'focus-appearance',
  title: {
    eng: 'Every focus ring is as large as a frame of 2 px, at 3:1',
    es: 'Cada anillo de foco es tan grande como un marco de 2 px, a 3:1',
  },
  fix: {
    eng: 'Give :focus-visible an outline of the theme: 4 px, 2 px away, with the second colour below it; never outline: none.',
    es: 'Dé a :focus-visible un contorno del tema: 4 px, a 2 px de distancia, con el segundo color debajo; nunca outline: none.',
  },
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  appliesTo: ({ width, scheme, mode, state }) =>
    mode === 'default' &&
    state === 'default' &&
    ((width === 1280 && scheme !== 'dark') || (width === 320 && scheme === 'dark')),
  takesTurns: true,
  disturbs: true,
  run: async ({ page, sample }) => {
    return reportOf(await faintRings(page, '', sample));
  },
};
