import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { expect, hydrated, rests, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/** What is pasted into a field, by its type; `text` into all others. */
const pasted: Readonly<Record<string, string>> = {
  text: 'ab',
  number: '12',
  email: 'a@b.example',
  tel: '5035550100',
  date: '2026-01-02',
};

/** Pastes into every field of the page's own part, at once, and returns what stands in each then, by its id or name. */
async function pasteIntoAll(page: Page): Promise<Record<string, string>> {
  return await page.evaluate((texts) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), main textarea, header input',
    );
    const seen = [...fields].filter((field) => field.checkVisibility() && !field.readOnly && !field.disabled);
    for (const field of seen) {
      const text = texts[field.type] ?? texts.text ?? '';
      field.focus();
      // As a paste does: the browser changes the field and tells of it. A date cannot be pasted.
      if (!document.execCommand('insertText', false, text)) field.value = text;
    }
    return Object.fromEntries(seen.map((field) => [field.id || field.name, field.value]));
  }, pasted);
}

/** What stands in the fields of these names. */
async function valuesOf(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  return await page.evaluate((asked) => {
    const textIn = (name: string) => {
      const field = document.getElementById(name) ?? document.getElementsByName(name)[0];
      return field && 'value' in field ? String(field.value) : '';
    };
    return Object.fromEntries(asked.map((name) => [name, textIn(name)]));
  }, names);
}

/** The HTML of an address whose host only browsers resolve. */
async function htmlAt(page: Page, url: string): Promise<string> {
  const { host, hostname } = new URL(url);
  const answer = await page.request.get(url.replace(hostname, '127.0.0.1'), {
    // A connection that is kept may be closed by the server just when it is taken again.
    headers: { host, connection: 'close' },
  });
  return await answer.text();
}

/** How many pages wait for their moment side by side. */
const tabs = 4;

for (const language of languages) {
  for (const moment of [0, 300, 900, 2_000]) {
    test(`what is pasted into any field of any ${language} page after ${moment} ms is still there when React has come`, async ({
      context,
      complaints,
    }) => {
      test.setTimeout(180_000);
      complaints.allow(/404/);
      let fields = 0;
      const waiting = visitedPages.filter((each) => each.language === language);
      const visitInTurn = async () => {
        const page = await context.newPage();
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { url, id } = next;
          const [main = ''] = /<main[\s\S]*<\/main>/.exec(await htmlAt(page, url)) ?? [];
          if (id !== 'sitemap' && !/<textarea|<input(?![^>]*type="(hidden|checkbox|radio)")/.test(main))
            continue;
          await page.goto(url, { waitUntil: 'commit' });
          await page.locator('footer').waitFor({ state: 'attached' });
          await new Promise((resolve) => setTimeout(resolve, moment));
          const given = await pasteIntoAll(page);
          await hydrated(page);
          await rests(page);
          expect(await valuesOf(page, Object.keys(given)), `${id} lost what was pasted`).toEqual(given);
          fields += Object.values(given).filter((value) => value !== '').length;
        }
      };
      await Promise.all(Array.from({ length: tabs }, visitInTurn));
      expect(fields).toBeGreaterThan(20);
    });
  }
}

for (const language of languages) {
  test(`what is typed into a ${language} text of several lines that came back without script is still there when React has come`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const forms: string[] = [];
    for (const { id, url } of visitedPages.filter((each) => each.language === language)) {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await htmlAt(page, url)) ?? [];
      if (!main.includes('<textarea')) continue;
      forms.push(id);
      await page.goto(url, { waitUntil: 'commit' });
      const field = page.locator('main textarea').first();
      await field.waitFor({ state: 'attached' });
      await field.evaluate((area: HTMLTextAreaElement) => {
        area.value = 'Once';
        // As a browser does that runs no script.
        HTMLFormElement.prototype.submit.call(area.form);
      });
      await page.waitForFunction(() => document.querySelector('main textarea')?.textContent === 'Once');
      await field.evaluate((area: HTMLTextAreaElement) => {
        area.focus();
        area.setSelectionRange(area.value.length, area.value.length);
        document.execCommand('insertText', false, ' and more');
      });
      await hydrated(page);
      await rests(page);
      await expect(field, `${id} lost what was typed`).toHaveValue('Once and more');
    }
    expect(forms.length).toBeGreaterThan(2);
  });
}

for (const { language, url } of visitedPages.filter(({ id }) => id === 'data-privacy')) {
  test(`letters that are typed all the while React takes the ${language} privacy form over are kept, and React knows them`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(url);
    const field = page
      .locator('main form input:not([type]):visible, main form input[type=text]:visible')
      .first();
    await field.focus();
    let typed = '';
    const isTakenOver = () => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);
    do {
      const letter = String.fromCharCode('a'.charCodeAt(0) + (typed.length % 26));
      await page.keyboard.press(letter);
      typed += letter;
    } while (typed.length < 45 && !(await isTakenOver()));
    await hydrated(page);
    await page.keyboard.press('Tab');
    await rests(page);
    await expect(field).toHaveValue(typed);
    // A required field that React takes for empty says so when it is left.
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(typed.length).toBeGreaterThan(3);
  });
}
