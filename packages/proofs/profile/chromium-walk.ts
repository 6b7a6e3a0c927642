import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowserWithWindow } from '@site/build/browser/find-browser.ts';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { waitingOnDevice } from '#tests/support/device-queue.ts';
import { rememberedDrafts } from '#tests/support/drafts.ts';
import { hydrated } from '#tests/support/fixtures.ts';
import { killBrowser } from '#tests/support/killed-browser.ts';
import { formUrl, openForm, PrivacyForm, someAddress, someAnswers } from '#tests/support/privacy-form.ts';
import tests from '../../../playwright.config.ts';
import { NoBrowser } from '../engines/driven-browser.ts';
import { fillEveryOtherForm } from './every-form.ts';
import { control, lookAt, lookForControl, type Station } from './station.ts';

const patience = 30_000;

/** Pages with forms beside the privacy request, alerts being open. */
const fewestForms = 8;

/** The walk in a Chromium that could have a window: only that one writes sessions. */
export async function walkChromium(site: BuiltSite): Promise<Station[]> {
  const executablePath = findBrowserWithWindow();
  if (executablePath === undefined) throw new NoBrowser('There is no Chromium with a window here.');
  const profile = await mkdtemp(join(tmpdir(), 'site-profile-chromium-'));
  const start = (...args: string[]): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      ...tests.use?.launchOptions,
      executablePath,
      args: [...(tests.use?.launchOptions?.args ?? []), '--headless=new', ...args],
      ...(args.length > 0 && { ignoreDefaultArgs: ['about:blank'] }),
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    });
  const stations: Station[] = [];
  const answers = someAnswers();
  try {
    const first = await start();
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(formUrl('eng', site));
    await page.evaluate((text) => sessionStorage.setItem('control', text), control);
    await fillIn(page, site, answers);
    const key = await page.evaluate(() => window.name);
    stations.push(await lookForControl(profile));
    stations.push(await lookAt('typed, not sent', profile, answers, key));
    await closeInOrder(first, page);
    stations.push(await lookAt('closed in the middle of the form', profile, answers, key));

    const restored = await start('--restore-last-session');
    stations.push(await whatComesBack(restored, profile, answers, key));
    const other = await restored.newPage();
    await fillIn(other, site, answers);
    const otherKey = await other.evaluate(() => window.name);
    await killBrowser(restored, profile);
    stations.push(await lookAt('killed in the middle of the form', profile, answers, otherKey));

    stations.push(await everyOtherForm(await start(), profile, site));

    const second = await start();
    const again = await second.newPage();
    const form = await fillIn(again, site, answers);
    await form.passCheck();
    await second.setOffline(true);
    await form.submitButton.click();
    await form.success.waitFor();
    stations.push(await lookAt('sent, waiting for a network', profile, answers));
    await killBrowser(second, profile);
    stations.push(await lookAt('after a kill while it waited', profile, answers));

    const third = await start();
    const later = await third.newPage();
    await later.goto(formUrl('eng', site));
    await hydrated(later);
    for (const end = Date.now() + patience; (await waitingOnDevice(later)).length > 0; ) {
      if (Date.now() > end) throw new Error('The request that waited was not delivered.');
      await later.waitForTimeout(200);
    }
    stations.push(await lookAt('received', profile, answers));
    await third.close();
    stations.push(await lookAt('received, browser closed', profile, answers));
    return stations;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function fillIn(
  page: Page,
  site: BuiltSite,
  answers: ReturnType<typeof someAnswers>,
): Promise<PrivacyForm> {
  const form = await openForm(page, 'eng', site);
  await form.fill(answers);
  for (const end = Date.now() + patience; !(await rememberedDrafts(page))?.includes(answers.email); ) {
    if (Date.now() > end) throw new Error('The tab remembered nothing, so nothing was proven.');
    await page.waitForTimeout(100);
  }
  return form;
}

/** What is left of the words in all other forms, typed and not sent, when the browser is killed. */
async function everyOtherForm(context: BrowserContext, profile: string, site: BuiltSite): Promise<Station> {
  const { pages, fields, answers } = await fillEveryOtherForm(context, site);
  // As long as a browser takes to write what pages have stored.
  await setTimeout(8000);
  await killBrowser(context, profile);
  const station = await lookAt(
    `killed with ${fields} fields filled on ${pages.length} other pages (${pages.join(', ')})`,
    profile,
    answers,
  );
  return pages.length < fewestForms
    ? { ...station, fault: `these are fewer pages than ${fewestForms}, so too little was proven` }
    : station;
}

/** Ends a browser as its menu does: its tabs are still open, so that they can be brought back. */
async function closeInOrder(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const gone = context.waitForEvent('close');
  await session.send('Browser.close').catch(() => undefined);
  await gone;
}

/** A tab that is brought back must not open our drafts. What the browser itself puts back into fields is its own doing. */
async function whatComesBack(
  context: BrowserContext,
  profile: string,
  answers: ReturnType<typeof someAnswers>,
  key: string,
): Promise<Station> {
  const station = await lookAt('session brought back', profile, answers, key);
  const tab = context.pages().find((page) => page.url().includes('privacy'));
  if (tab === undefined) return { ...station, fault: 'no tab was brought back, so nothing was proven' };
  await hydrated(tab);
  const isKnown = (await tab.evaluate(() => window.name)) === key;
  const value = await new PrivacyForm(tab).field('email').inputValue();
  const said = value === '' ? 'its form stands empty' : 'the browser itself filled its form';
  return {
    ...station,
    name: `${station.name}; ${said}`,
    fault: isKnown ? 'the tab has its key again, and opens what was typed' : station.fault,
  };
}
