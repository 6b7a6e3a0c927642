import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import {
  type Answers,
  customerLabels,
  formUrl,
  formWords,
  someAddress,
  someAnswers,
  textFields,
} from '#tests/support/privacy-form.ts';
import { type DrivenFirefox, startFirefox } from '../engines/firefox.ts';
import { latestKill, patience, type Round } from './browser-round.ts';

const words = formWords.eng;

/** Opens the form and waits until script has taken it over. */
export async function openForm(browser: DrivenFirefox, site: BuiltSite): Promise<void> {
  await browser.page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
  await browser.open(formUrl('eng', site));
  const isStarted = await browser.run(async () => {
    (window as { siteWake?: () => void }).siteWake?.();
    const end = Date.now() + 30_000;
    while (document.documentElement.dataset.hydrated !== '' && Date.now() < end)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.dataset.hydrated === '';
  });
  if (!isStarted) throw new Error('The page of the form did not start in Firefox.');
}

/** Fills the form in and passes its human check, inside the page: it is sent there as text. */
async function fillForm(
  values: { label: string; value: string }[],
  choice: { label: string; option: string },
  box: string,
  check: { box: string; passed: string },
): Promise<string> {
  const labels = () => [...document.querySelectorAll<HTMLLabelElement>('main form label')];
  const textOf = (element: Element) => (element.textContent ?? '').replace('*', '').trim();
  const fieldOf = (label: string) => labels().find((each) => textOf(each) === label)?.control ?? null;
  const enter = (field: HTMLElement | null, value: string, type: string) => {
    if (!field) return;
    // React listens to what a hand does, and tells it from a script by the setter of the element's own kind.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  for (const { label, value } of values) enter(fieldOf(label), value, 'input');
  const list = fieldOf(choice.label);
  const wanted = [...(list?.querySelectorAll('option') ?? [])].find((each) => textOf(each) === choice.option);
  enter(list, wanted?.value ?? '', 'change');
  fieldOf(box)?.click();
  document.querySelector('main form [role=group][id$="-recaptcha"]')?.scrollIntoView();
  const end = Date.now() + 60_000;
  let hasPressed = false;
  while (Date.now() < end) {
    const own = labels().find((each) => textOf(each) === check.box)?.control;
    if (own && !hasPressed) {
      own.click();
      hasPressed = true;
    }
    if (document.querySelector('main form')?.textContent?.includes(check.passed)) return '';
    await new Promise<void>((resolve) => void window.setTimeout(() => resolve(), 20));
  }
  return hasPressed ? 'the human check did not end' : 'the human check did not come';
}

/** Fills everything in and passes the human check. */
export async function fill(browser: DrivenFirefox, answers: Answers): Promise<void> {
  const fault = await browser.run(
    fillForm,
    textFields.map((name) => ({ label: words[name], value: answers[name] })),
    { label: words.requestType, option: words.requestTypes[0] },
    customerLabels[0] ?? '',
    { box: words.checkBox, passed: words.checkPassed },
  );
  if (fault !== '') throw new Error(`In Firefox ${fault}.`);
}

/** How many records the device queue still holds. */
export function queued(browser: DrivenFirefox): Promise<number> {
  return browser.run(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'site-queue')) return 0;
    return await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('site-queue');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('records').objectStore('records').count();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result);
        };
      };
    });
  });
}

/**
 * Lets the page say on its console when the button was pressed and when it calls the request submitted: what a function that is
 * exposed to the page hears comes a question and an answer later, when the browser may be dead. Gives back what was heard.
 */
async function listenTo({ page, run }: DrivenFirefox): Promise<ReadonlySet<string>> {
  const heard = new Set<string>();
  page.on('console', (message) => heard.add(message.text()));
  await run((success) => {
    document.addEventListener('click', () => console.debug('pressed'), { capture: true });
    new MutationObserver(() => {
      const headings = [...document.querySelectorAll('h1, h2, h3')];
      if (headings.some(({ textContent }) => textContent?.trim() === success)) console.debug('promised');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, words.success);
  return heard;
}

/** One round in Firefox: fill in, press, kill, start again on the same profile, wait until nothing is kept any more. */
export async function playInFirefox(site: BuiltSite, number: number): Promise<Round> {
  const profile = await mkdtemp(join(tmpdir(), 'site-kills-firefox-'));
  const answers = someAnswers();
  try {
    const first = await startFirefox(profile);
    await openForm(first, site);
    await fill(first, answers);
    const heard = await listenTo(first);
    if (number % 2 === 1) await first.page.setOfflineMode(true);
    // The browser dies before it can say that it has pressed.
    first
      .run(() => document.querySelector<HTMLElement>('main form button[type=submit]')?.click())
      .catch(() => undefined);
    for (const end = Date.now() + patience; !heard.has('pressed') && Date.now() < end; ) await setTimeout(1);
    await setTimeout(Math.random() * latestKill);
    await first.kill();
    const isPromised = heard.has('promised');

    const second = await startFirefox(profile);
    await openForm(second, site);
    const end = Date.now() + patience;
    // Firefox may refuse its databases for a moment after a kill; what cannot be read counts as waiting.
    const look = () => queued(second).catch(() => 1);
    let left = await look();
    while (left > 0 && Date.now() < end) {
      await setTimeout(100);
      left = await look();
    }
    await second.close();
    return { name: answers.name, isPromised, isStuck: left > 0 };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
