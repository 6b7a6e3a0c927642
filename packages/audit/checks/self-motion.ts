import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Check, CheckContext, CheckReport } from '../contract.ts';
import { type Fault, faultOfPage, reportOf } from '../faults.ts';
import { luminanceAt, pixelsApart, readPng } from '../page/pixels.ts';
import { pressStop, saysItStops } from '../page/stop-motion.ts';

/** How long the page's own clock is let run, in seconds: longer than a slow carousel waits. */
const watched = 12;
/** After how many seconds of it each look is taken: a carousel that turns faster is in another place at one of them. */
const stride = 3;
/** How much of it lies between two pictures that are searched for flashes, in milliseconds. */
const frameTime = 40;

/** How many pieces of how many pixels a picture is judged by: a flash smaller than a tenth of the window is none (2.3.1). */
const columns = 8;
const rows = 6;

/** One look at the page: the picture's file, and the luminance of each piece of it. */
interface Frame {
  file: Buffer;
  shades: number[];
}

/** Luminance of each piece of a picture of the page, by its middle and four points around it. */
async function pieces(clock: PageClock, before?: Frame): Promise<Frame> {
  const file = await clock.picture();
  // Most pages stand still: the same file need not be read again.
  if (before?.file.equals(file)) return before;
  const picture = readPng(file);
  const shades = Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [(index % columns) / columns, Math.floor(index / columns) / rows];
    const points = [0.2, 0.5, 0.8].flatMap((across) =>
      [0.2, 0.5, 0.8].map((down) => [across, down] as const),
    );
    const sum = points.reduce(
      (all, [across, down]) =>
        all +
        luminanceAt(picture, (left + across / columns) * picture.width, (top + down / rows) * picture.height),
      0,
    );
    return sum / points.length;
  });
  return { file, shades };
}

/**
 * How many times in a second the busiest piece of the window goes from dark to bright and back, by a tenth of the scale
 * with the darker below 0.8 (https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds).
 */
export async function flashesInASecond(clock: PageClock): Promise<number> {
  const frames: Frame[] = [await pieces(clock)];
  // By the page's clock, so that a busy machine misses no frame.
  for (let frame = 0; frame < 1000 / frameTime; frame += 1) {
    await clock.run(frameTime);
    frames.push(await pieces(clock, frames.at(-1)));
  }
  let most = 0;
  for (let piece = 0; piece < columns * rows; piece += 1) {
    let turns = 0;
    let [extreme, direction] = [frames[0]?.shades[piece] ?? 0, 0];
    for (const { shades } of frames) {
      const now = shades[piece] ?? 0;
      const step = now - extreme;
      if (Math.abs(step) >= 0.1 && Math.min(now, extreme) < 0.8 && Math.sign(step) !== direction) {
        turns += 1;
        direction = Math.sign(step);
        extreme = now;
      } else if (Math.sign(step) === direction) extreme = now;
    }
    most = Math.max(most, turns / 2);
  }
  return most;
}

/** Lets the page's clock run on by itself, and says whether it then shows or says something else. */
export async function changesByItself(page: Page, clock: PageClock): Promise<Fault[]> {
  const state = async () => ({
    words: await page.locator('body').ariaSnapshot(),
    file: await clock.picture(),
  });
  const before = await state();
  // Looked at on the way: what has come round again by the end would else seem not to have moved.
  for (let seconds = stride; seconds <= watched; seconds += stride) {
    await clock.run(stride * 1000);
    const after = await state();
    if (before.words !== after.words)
      return [faultOfPage(`Within ${seconds} seconds the page says something else, though nobody asked.`)];
    if (before.file.equals(after.file)) continue;
    const changed = pixelsApart(readPng(before.file), readPng(after.file), 1.2);
    if (changed > 40)
      return [
        faultOfPage(`Within ${seconds} seconds ${changed} px of the page change, though nobody asked.`),
      ];
  }
  return [];
}

/** Whether what moves on a page is at the reader's will (2.2.2 asks for no more). */
type CanBeStopped = (page: Page) => Promise<boolean>;

/** The page has a button that says that it stops what moves, and it does. */
const canBeStopped: CanBeStopped = async (page) => {
  if (!(await saysItStops(page))) return false;
  await pressStop(page);
  const clock = await takeClock(page);
  try {
    return (await changesByItself(page, clock)).length === 0;
  } finally {
    await clock.release();
  }
};

/** The clock of a page, which stands still unless it is let run. */
interface PageClock {
  /** Lets it run for so many milliseconds. */
  run(milliseconds: number): Promise<void>;
  /** A PNG of the window as it is now. */
  picture(): Promise<Buffer>;
  /** Gives the page its own clock back. */
  release(): Promise<void>;
}

/** Takes the page's clock in hand; of a page with a film, which no clock but the world's can hold, a picture would never come. */
async function takeClock(page: Page): Promise<PageClock> {
  const client = await page.context().newCDPSession(page);
  if (await page.evaluate(() => document.querySelector('video, audio') !== null)) return worldClock(page);
  return {
    async run(milliseconds) {
      const ended = new Promise<void>((done) =>
        client.once('Emulation.virtualTimeBudgetExpired', () => done()),
      );
      await client.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: milliseconds });
      await ended;
    },
    async picture() {
      // Past Playwright, which on a page whose clock stands waits for a frame that never comes.
      const taken = client.send('Page.captureScreenshot', { format: 'png' });
      const shot = await Promise.race([taken, pause(longest, undefined, { ref: false })]);
      if (shot) return Buffer.from(shot.data, 'base64');
      taken.catch(() => undefined);
      throw new NoPicture();
    },
    async release() {
      await client
        .send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending' })
        .catch(() => undefined);
      await client.detach().catch(() => undefined);
    },
  };
}

/** On some pages, now and then, no picture comes while the clock stands; they are watched by the clock on the wall. */
class NoPicture extends Error {}

/** How long a picture may take, in milliseconds. */
const longest = 8000;

/** The clock on the wall: what is quicker than two pictures follow each other is missed. */
function worldClock(page: Page): PageClock {
  return {
    run: (milliseconds) => pause(milliseconds),
    picture: () => page.screenshot({ caret: 'initial' }),
    release: () => Promise.resolve(),
  };
}

async function watch(
  page: Page,
  clock: PageClock,
  isStopped: CanBeStopped,
  openAgain: CheckContext['openAgain'],
): Promise<CheckReport> {
  try {
    const flashes = await flashesInASecond(clock);
    let faults = await changesByItself(page, clock);
    if (faults.length > 0) {
      const other = await openAgain();
      try {
        // Where that cannot be seen, the movement counts.
        if (await isStopped(other).catch(() => false)) faults = [];
      } finally {
        await other.close();
      }
    }
    if (flashes > 3)
      faults.push(faultOfPage(`A part of the page flashes ${Math.floor(flashes)} times a second.`));
    return reportOf({ faults, looked: 1 });
  } finally {
    await clock.release();
  }
}

/** Watches the page while nobody touches it. */
export const selfMotion = motionCheck(canBeStopped);

/** The same for pages on which nothing is pressed: a button that says that it stops what moves is taken at its word. */
export const unpressedMotion = motionCheck(saysItStops);

function motionCheck(isStopped: CanBeStopped): Check {
  return {
    id: 'self-motion',
    title: {
      eng: 'Nothing moves, changes or flashes by itself',
      es: 'Nada se mueve, cambia ni parpadea por sí solo',
    },
    fix: {
      eng: 'Let it wait for a press; what must run needs a button that stops it.',
      es: 'Haga que espere una pulsación; lo que deba moverse necesita un botón que lo detenga.',
    },
    criteria: ['2.2.2', '2.3.1'],
    appliesTo: ({ width, scheme, mode, state }) =>
      width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
    takesTurns: true,
    disturbs: true,
    // The page's clock is never quite its own again.
    spoils: true,
    run: async ({ page, openAgain }) => {
      try {
        return await watch(page, await takeClock(page), isStopped, openAgain);
      } catch (error) {
        if (!(error instanceof NoPicture)) throw error;
        const other = await openAgain();
        try {
          return await watch(other, worldClock(other), isStopped, openAgain);
        } finally {
          await other.close();
        }
      }
    },
  };
}
