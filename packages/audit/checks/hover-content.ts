import type { Page } from '@playwright/test';
import type { Check, Sample } from '../contract.ts';
import { type Fault, type Look, reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { painted } from '../page/tab-key.ts';
import { markStops, unmarkStops } from '../page/walk.ts';

/** Where a stop lies once it is in the middle of the window; notes what can be seen then, so that `whatCame` can say what came since. */
async function goTo(page: Page, stop: number): Promise<{ x: number; y: number } | null> {
  return await page.evaluate((mark) => {
    const element = document.querySelector(`[data-stop="${mark}"]`);
    if (!element || !window.auditDom.isPainted(element)) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const shown = new Set([...document.body.querySelectorAll('*')].filter(window.auditDom.isPainted));
    Object.assign(window, { shownBefore: shown });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, stop);
}

/**
 * What has come into view with words in it, outside of the trigger: where it lies, or nothing. With `isFocused`, what comes
 * when the trigger takes the focus, compared with what can be seen just before.
 */
async function whatCame(
  page: Page,
  stop: number,
  isFocused = false,
): Promise<{ x: number; y: number } | null> {
  return await page.evaluate(
    async ([mark, takesFocus]) => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const seen = window as unknown as { shownBefore: Set<Element>; came?: Element };
      const trigger = document.querySelector<HTMLElement>(`[data-stop="${mark}"]`);
      await drawn();
      if (takesFocus) {
        seen.shownBefore = new Set(
          [...document.body.querySelectorAll('*')].filter(window.auditDom.isPainted),
        );
        trigger?.focus({ preventScroll: true });
        await drawn();
      }
      const came = [...document.body.querySelectorAll('*')].find((element) => {
        if (
          seen.shownBefore.has(element) ||
          !window.auditDom.isPainted(element) ||
          !element.textContent?.trim()
        )
          return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && element !== trigger && !element.contains(trigger);
      });
      if (!came) return null;
      seen.came = came;
      const { left, top, width, height } = came.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    [stop, isFocused] as const,
  );
}

const isStillThere = (page: Page) =>
  page.evaluate(() => window.auditDom.isPainted((window as unknown as { came: Element }).came));

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Points at every stop, and looks at what appears: Escape must take it away, and the pointer may go onto it (1.4.13). */
export async function fleetingContent(page: Page, sample: Sample = 'all'): Promise<Look> {
  await installDomHelpers(page);
  const stops = await markStops(page, sample);
  const faults: Fault[] = [];
  let looked = 0;
  for (const stop of stops.keys()) {
    const tell = async (message: string) =>
      faults.push(
        await page.evaluate(
          ([mark, text]) =>
            window.auditDom.fault(document.querySelector(`[data-stop="${mark}"]`) ?? document.body, text),
          [`${stop}`, message] as const,
        ),
      );
    await page.mouse.move(0, 0);
    const at = await goTo(page, stop);
    if (!at) continue;
    looked += 1;
    await page.mouse.move(at.x, at.y);
    const came = await whatCame(page, stop);
    if (came) {
      // In small steps, as a hand goes: what vanishes on the way cannot be reached.
      await page.mouse.move(came.x, came.y, { steps: 8 });
      await painted(page);
      if (!(await isStillThere(page)))
        await tell('What appears over this goes before the pointer can be on it.');
      await page.mouse.move(0, 0);
      await painted(page);
      await page.mouse.move(at.x, at.y);
      await painted(page);
      await page.keyboard.press('Escape');
      await painted(page);
      if (await isStillThere(page)) {
        await page.mouse.move(0, 0);
        await painted(page);
        // What stays was only late: it does not hang on the pointer.
        if (!(await isStillThere(page)))
          await tell('Escape does not take away what appears when the pointer is on this.');
      }
    }
    await page.mouse.move(0, 0);
    if (await whatCame(page, stop, true)) {
      await page.keyboard.press('Escape');
      await painted(page);
      if (await isStillThere(page)) {
        await blur(page);
        await painted(page);
        if (!(await isStillThere(page)))
          await tell('Escape does not take away what appears when this has the focus.');
      }
    }
    await blur(page);
  }
  await unmarkStops(page);
  return { faults, looked };
}

/** Looks for what appears by pointing or by focus. */
export const hoverContent: Check = {
  id: 'hover-content',
  title: {
    eng: 'What appears on pointing or focus goes with Escape, and the pointer can go onto it',
    es: 'Lo que aparece al señalar o enfocar se quita con Escape, y el puntero puede pasar encima',
  },
  fix: {
    eng: 'Show it on a press instead; or close it on Escape and keep it while the pointer is on it.',
    es: 'Muéstrelo al pulsar; o ciérrelo con Escape y consérvelo mientras el puntero esté encima.',
  },
  criteria: ['1.4.13'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  disturbs: true,
  run: async ({ page, sample }) => {
    return reportOf(await fleetingContent(page, sample));
  },
};
