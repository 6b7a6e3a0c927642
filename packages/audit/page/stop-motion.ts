import type { Locator, Page } from '@playwright/test';

/** What a button is called that says that it stops what moves. */
const stopper = /\b(pause|stop|freeze|hold|pausar?|detener|detenga|parar?)\b/iu;

function stopButton(page: Page): Locator {
  return page.getByRole('button', { name: stopper }).first();
}

/** Whether the page has a button that says that it stops what moves. */
export async function saysItStops(page: Page): Promise<boolean> {
  return (await stopButton(page).count()) > 0;
}

/** Presses the button that says that it stops what moves. @throws when there is none that can be pressed. */
export async function pressStop(page: Page): Promise<void> {
  await stopButton(page).click({ timeout: 3000 });
  await page.mouse.move(0, 0);
}
