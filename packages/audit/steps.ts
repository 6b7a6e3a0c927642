import type { Locator, Page, Request, Route } from '@playwright/test';
import type { Step } from './contract.ts';

/** How long what a step needs may take to appear or to go, in milliseconds. */
const patience = 8000;

/** The steps that change what the network answers must be in force before the page asks for the first time. */
export function splitSteps(steps: readonly Step[]): { before: readonly Step[]; after: readonly Step[] } {
  const first = steps.findIndex((step) => !('answer' in step));
  const at = first < 0 ? steps.length : first;
  return { before: steps.slice(0, at), after: steps.slice(at) };
}

/**
 * Does one step after the other.
 * @throws naming the step that could not be done, so that the report can say why a state was not seen.
 */
export async function perform(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await performOne(page, step);
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      throw new Error(`step ${index + 1} ${JSON.stringify(step)}: ${reason}`);
    }
  }
}

async function performOne(page: Page, step: Step): Promise<void> {
  if ('click' in step) await press(shown(page, step.click));
  else if ('focus' in step) await shown(page, step.focus).focus({ timeout: patience });
  else if ('fill' in step) await shown(page, step.fill).fill(step.with, { timeout: patience });
  else if ('choose' in step) await choose(shown(page, step.choose), step.value);
  else if ('press' in step) await page.keyboard.press(step.press);
  else if ('scrollTo' in step) await shown(page, step.scrollTo).scrollIntoViewIfNeeded({ timeout: patience });
  else if ('see' in step) await shown(page, step.see).waitFor({ timeout: patience });
  else if ('gone' in step)
    await page
      .locator(`${step.gone} >> visible=true`)
      .first()
      .waitFor({ state: 'hidden', timeout: patience });
  else
    await page.route(
      (url) => url.pathname.startsWith(step.answer),
      (route) => answer(route, step),
    );
}

/** The first element of a selector that shows. */
const shown = (page: Page, selector: string): Locator => page.locator(`${selector} >> visible=true`).first();

/** A press as a hand makes it: a button that calls itself disabled takes it too, and answers with what is missing. */
async function press(place: Locator): Promise<void> {
  const isRefusing = await place.evaluate(
    (element) => element.getAttribute('aria-disabled') === 'true',
    undefined,
    { timeout: patience },
  );
  await place.click({ timeout: patience, force: isRefusing });
}

/** A choice of a list by its value, of radio buttons and boxes by checking the one that is named. */
async function choose(place: Locator, value: string): Promise<void> {
  const isList = await place.evaluate((element) => element.localName === 'select', undefined, {
    timeout: patience,
  });
  if (isList) await place.selectOption(value, { timeout: patience });
  else await place.setChecked(value !== 'false', { timeout: patience });
}

/** What will never be answered, so that nobody waits until it is. */
export const neverAnswered = new WeakSet<Request>();

async function answer(route: Route, step: Extract<Step, { answer: string }>): Promise<void> {
  // What hangs is neither answered nor refused: the visitor waits.
  if (step.with === 'slow') neverAnswered.add(route.request());
  else if (step.with === 'offline') await route.abort('internetdisconnected');
  else
    await route.fulfill({
      status: step.with,
      contentType: 'application/json',
      body: JSON.stringify(step.body ?? {}),
    });
}
