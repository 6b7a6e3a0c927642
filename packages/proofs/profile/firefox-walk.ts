import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import type { Page } from 'puppeteer-core';
import { type Answers, formWords, someAnswers } from '#tests/support/privacy-form.ts';
import { fill, openForm, queued } from '../durability/firefox-round.ts';
import { type DrivenFirefox, startFirefox } from '../engines/firefox.ts';
import { servePlainPage } from './plain-page.ts';
import { isSiteStorage, searchProfile } from './search-profile.ts';
import { control, lookAt, lookForControl, type Station } from './station.ts';

const patience = 60_000;

/** Typed into a page that keeps nothing from the browser: what the browser writes of fields, it writes of this one. */
const plainControl = 'plain-4c81e07b52d9';

/** Longer than a person takes for one letter on no key, so that the kill comes amid a word. */
const keyDelay = 40;

/** The walk in a Firefox that is set to bring its last session back. */
export async function walkFirefox(site: BuiltSite): Promise<Station[]> {
  const profile = await mkdtemp(join(tmpdir(), 'site-profile-firefox-'));
  const plain = await servePlainPage();
  const start = () => startFirefox(profile, true);
  const stations: Station[] = [];
  // Each browser gets answers of its own: what a file holds tells which of them wrote it.
  const [unsent, left, sent] = [someAnswers(), someAnswers(), someAnswers()];
  try {
    const first = await start();
    await openForm(first, site);
    // Firefox writes what a tab stores into its session only; what an origin stores is what it writes of storage.
    await first.run((text) => localStorage.setItem('control', text), control);
    await fill(first, unsent);
    const key = await first.run(() => window.name);
    stations.push(await lookForControl(profile));
    stations.push(await lookAt('typed, not sent', profile, unsent, key));
    await fillPlain(first, plain.address);
    const typed = { ...unsent, name: await killAmidTyping(first) };
    stations.push(await lookAt('killed while typing', profile, typed, key));
    stations.push(sessionControl('killed while typing', profile));

    const second = await start();
    stations.push(await whatComesBack('session brought back after the kill', second, profile, typed, key));
    await openForm(second, site);
    await fill(second, left);
    const leftKey = await second.run(() => window.name);
    stations.push(await lookAt('typed beside it', profile, left, leftKey));
    await second.quit();
    stations.push(await lookAt('closed in the middle of the form', profile, left, leftKey));
    stations.push(sessionControl('closed in the middle of the form', profile));

    const third = await start();
    stations.push(await whatComesBack('session brought back after the end', third, profile, left, leftKey));
    await openForm(third, site);
    await fill(third, sent);
    const sentKey = await third.run(() => window.name);
    await third.page.setOfflineMode(true);
    await third.run(() => document.querySelector<HTMLElement>('main form button[type=submit]')?.click());
    for (const end = Date.now() + patience; (await queued(third)) === 0; ) {
      if (Date.now() > end) throw new Error('The device kept nothing, so nothing was proven.');
      await setTimeout(100);
    }
    stations.push(await lookAt('sent, waiting for a network', profile, sent, sentKey));
    await third.kill();
    stations.push(await lookAt('after a kill while it waited', profile, sent, sentKey));

    const fourth = await start();
    await openForm(fourth, site);
    for (const end = Date.now() + patience; (await queued(fourth).catch(() => 1)) > 0; ) {
      if (Date.now() > end) throw new Error('The request that waited was not delivered.');
      await setTimeout(200);
    }
    stations.push(await lookAt('received', profile, sent));
    await fourth.quit();
    stations.push(await lookAt('received, browser closed', profile, sent));
    stations.push(sessionControl('received, browser closed', profile));
    return stations;
  } finally {
    plain.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Types the control into the plain page, in a tab behind the form's. */
async function fillPlain({ page }: DrivenFirefox, address: string): Promise<void> {
  const tab = await page.browser().newPage();
  await tab.goto(address);
  await tab.type('#plain', plainControl);
  await page.bringToFront();
}

/** Types a word over and over into the field of the name, and kills the browser amid one. Returns the word. */
async function killAmidTyping(browser: DrivenFirefox): Promise<string> {
  const word = `amid${randomUUID().slice(0, 8)}`;
  const field = await browser.page.evaluateHandle((label) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main form label')];
    const found = labels.find(({ textContent }) => textContent?.replace('*', '').trim() === label)?.control;
    if (found instanceof HTMLInputElement) found.value = '';
    return found ?? null;
  }, formWords.eng.name);
  const element = field.asElement();
  if (!element) throw new Error('The form has no field for a name, so nothing was typed.');
  await element.focus();
  const typing = browser.page.keyboard.type(`${word} `.repeat(200), { delay: keyDelay }).then(
    () => true,
    () => false,
  );
  await setTimeout(patience / 10);
  const typedSoFar = await browser.run((label) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main form label')];
    const found = labels.find(({ textContent }) => textContent?.replace('*', '').trim() === label)?.control;
    return found instanceof HTMLInputElement ? found.value : '';
  }, formWords.eng.name);
  await browser.kill();
  if (await typing) throw new Error('All was typed before the kill, so it came too late.');
  if (!typedSoFar.includes(word)) throw new Error('Nothing was typed before the kill, so it came too early.');
  return word;
}

/** Whether the search finds what Firefox itself writes of a field that hides nothing from it. */
function sessionControl(name: string, profile: string): Station {
  const files = searchProfile(profile, [plainControl]).map(({ file }) => file);
  const isFound = files.some((file) => file.startsWith('sessionstore') && !isSiteStorage(file));
  return {
    name: `${name}, a field of a plain page (${files.join(', ')})`,
    hits: [],
    fault: isFound ? undefined : 'it was not found, so the search of sessions proves nothing',
  };
}

/** A tab that is brought back must not open our drafts. What the browser itself puts back into fields is its own doing. */
async function whatComesBack(
  name: string,
  browser: DrivenFirefox,
  profile: string,
  answers: Answers,
  key: string,
): Promise<Station> {
  const tab = await tabWith(browser, (url) => url.includes('privacy'));
  const plain = await tabWith(browser, (url) => url.startsWith('http://127.0.0.1'));
  const station = await lookAt(name, profile, answers, key);
  const isPlainBack = (await fieldValue(plain, '#plain')) === plainControl;
  if (!tab || !isPlainBack)
    return { ...station, fault: 'no session was brought back, so nothing was proven' };
  const email = await fieldValue(tab, 'main form [autocomplete=email]');
  const said = email === '' ? 'its form stands empty' : 'the browser itself filled its form';
  const isKnown = (await tab.evaluate(() => window.name)) === key;
  // The next session holds the tab of the next browser alone.
  await tab.close();
  return {
    ...station,
    name: `${name}; ${said}`,
    fault: isKnown ? 'the tab has its key again, and opens what was typed' : station.fault,
  };
}

async function tabWith(
  { page }: DrivenFirefox,
  isWanted: (url: string) => boolean,
): Promise<Page | undefined> {
  for (const end = Date.now() + patience / 2; Date.now() < end; await setTimeout(200)) {
    const found = (await page.browser().pages()).find((each) => isWanted(each.url()));
    if (found) return found;
  }
  return undefined;
}

async function fieldValue(tab: Page | undefined, field: string): Promise<string> {
  const element = await tab?.waitForSelector(field);
  return (await element?.evaluate((input) => (input as HTMLInputElement).value)) ?? '';
}
