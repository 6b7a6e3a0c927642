import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from '@site/build/serving/built-site.ts';
import { waitingOnDevice } from '#tests/support/device-queue.ts';
import { hydrated } from '#tests/support/fixtures.ts';
import { killBrowser } from '#tests/support/killed-browser.ts';
import {
  formUrl,
  formWords,
  openForm,
  someAddress,
  someAnswers,
  storedRequests,
} from '#tests/support/privacy-form.ts';
import tests from '../../../playwright.config.ts';
import { latestKill, patience, type Round } from './browser-round.ts';
import { playInFirefox } from './firefox-round.ts';

/**
 * Proves that what a page called submitted arrives, once, although the browser was killed at that very moment. In each round
 * a real browser with a profile of its own fills the privacy form in and presses the button, every other time without a
 * network; the whole browser is killed up to 400 ms later, started again on the same profile, and looks at a page of the
 * site. At the end the database is read as staff read it. Needs a build. True when nothing was lost or stored twice.
 */
export async function killBrowsers(browsers: number, make: 'chromium' | 'firefox'): Promise<boolean> {
  const playRound = make === 'firefox' ? playInFirefox : playInChromium;
  const site = await startBuiltSite();
  try {
    const rounds: Round[] = [];
    for (let number = 0; number < browsers; number += 1) {
      if (process.stdout.isTTY) process.stdout.write(`\rbrowser ${number + 1} of ${browsers}  \r`);
      rounds.push(await playRound(site, number));
    }
    const stored = new Map<string, number>();
    for (const { name } of rounds) stored.set(name, (await storedRequests(name, site)).length);
    const timesOf = ({ name }: Round) => stored.get(name) ?? 0;
    const promised = rounds.filter(({ isPromised }) => isPromised);
    const others = rounds.filter(({ isPromised }) => !isPromised);
    const lost = promised.filter((round) => timesOf(round) === 0).length;
    const doubled = rounds.filter((round) => timesOf(round) > 1).length;
    const stuck = rounds.filter(({ isStuck }) => isStuck).length;
    const isClean = lost + doubled + stuck === 0 && promised.length > 0;
    const alsoStored = others.filter((round) => timesOf(round) === 1).length;
    process.stdout.write(
      `${isClean ? 'clean ' : 'FAULTY'}  ${browsers} browsers (${make}) killed and started again, every other one offline\n` +
        `  ${promised.length} after the page said "submitted": lost ${lost}, doubled ${doubled}, still waiting ${stuck}\n` +
        `  ${others.length} before it was heard to say so, ${alsoStored} of which were stored all the same\n`,
    );
    return isClean;
  } finally {
    await site.close();
  }
}

function startBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...tests.use?.launchOptions,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
}

/** Lets the page say when the button was pressed and when it calls the request submitted. */
async function listenTo(page: Page): Promise<{ pressed: Promise<void>; hasPromised: () => boolean }> {
  let isPromised = false;
  let isPressed: () => void = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  await page.exposeFunction('tellTheTest', (what: string) => {
    if (what === 'pressed') isPressed();
    else isPromised = true;
  });
  await page.evaluate((success) => {
    const tell = (what: string) =>
      (window as unknown as { tellTheTest(what: string): void }).tellTheTest(what);
    document.addEventListener('click', () => tell('pressed'), { capture: true });
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1, h2, h3')];
      if (headings.some(({ textContent }) => textContent?.trim() === success)) tell('promised');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, formWords.eng.success);
  return { pressed, hasPromised: () => isPromised };
}

async function playInChromium(site: BuiltSite, number: number): Promise<Round> {
  const profile = await mkdtemp(join(tmpdir(), 'site-kills-profile-'));
  const answers = someAnswers();
  try {
    const first = await startBrowser(profile);
    const page = first.pages()[0] ?? (await first.newPage());
    const form = await openForm(page, 'eng', site);
    await form.fill(answers);
    await form.passCheck();
    const { pressed, hasPromised } = await listenTo(page);
    if (number % 2 === 1) await first.setOffline(true);
    // The browser dies before it can say that it has pressed.
    form.submitButton.click().catch(() => undefined);
    await pressed;
    await setTimeout(Math.random() * latestKill);
    await killBrowser(first, profile);
    const isPromised = hasPromised();

    const second = await startBrowser(profile);
    const later = second.pages()[0] ?? (await second.newPage());
    await later.goto(formUrl('eng', site));
    await hydrated(later);
    const end = Date.now() + patience;
    let left = await waitingOnDevice(later);
    while (left.length > 0 && Date.now() < end) {
      await setTimeout(100);
      left = await waitingOnDevice(later);
    }
    await second.close();
    return { name: answers.name, isPromised, isStuck: left.length > 0 };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
