/** What was done on a page, so that a proof says how much it looked at. */
export interface PageWalk {
  /** Whether React has taken the page over. */
  isStarted: boolean;
  /** How many menus, notices and dialogs were opened and closed again. */
  opened: number;
}

/**
 * Walks through a page as a hand would: starts it, scrolls to its end, opens and closes what opens. It is sent into the page
 * as text, and so holds all that it needs. `marker` names an image that no policy allows: its report, which comes last, shows
 * that reports arrive from this page at all.
 */
export async function walkThroughPage(marker: string): Promise<PageWalk> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (holds: () => boolean): Promise<boolean> => {
    const end = Date.now() + 15_000;
    while (!holds() && Date.now() < end) await wait(20);
    return holds();
  };
  const isSeen = (element: Element) => element.getClientRects().length > 0;

  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  (window as { siteWake?: () => void }).siteWake?.();
  const { dataset } = document.documentElement;
  const isStarted = await until(() => dataset.hydrated === '' && dataset.served === '');
  let opened = 0;
  for (const button of document.querySelectorAll<HTMLElement>('header button[aria-expanded]')) {
    if (!isSeen(button) || button.getAttribute('aria-expanded') === 'true') continue;
    button.click();
    if (await until(() => button.getAttribute('aria-expanded') === 'true')) opened += 1;
    button.click();
    await until(() => button.getAttribute('aria-expanded') === 'false');
  }
  // The human check and the news load when they come near.
  scrollTo(0, document.body.scrollHeight);
  await wait(100);
  for (const summary of document.querySelectorAll<HTMLElement>('main summary')) {
    if (!isSeen(summary)) continue;
    summary.click();
    opened += 1;
  }
  for (const opener of document.querySelectorAll<HTMLElement>('main button[aria-haspopup=dialog]')) {
    if (!isSeen(opener)) continue;
    opener.click();
    if (!(await until(() => document.querySelector('dialog[open]') !== null))) continue;
    opened += 1;
    document.querySelector('dialog')?.close();
    await until(() => document.querySelector('dialog[open]') === null);
  }
  const choices = document.querySelector<HTMLElement>('footer button');
  if (choices && isSeen(choices)) {
    choices.click();
    if (await until(() => (document.getElementById('privacy-choices')?.childElementCount ?? 0) > 0))
      opened += 1;
  }
  document.querySelector<HTMLElement>('main form input, main form select')?.focus();
  await wait(300);
  const image = new Image();
  image.src = `http://forbidden.example/${marker}`;
  document.body.append(image);
  await wait(50);
  image.remove();
  return { isStarted, opened };
}
