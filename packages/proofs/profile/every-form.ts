import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { BuiltSite } from '@site/build/serving/built-site.ts';
import { examplePages } from '#site/example-pages.ts';
import { hydrated } from '#tests/support/fixtures.ts';
import { type Answers, someAnswers } from '#tests/support/privacy-form.ts';
import { paths } from '#tests/support/site-pages.ts';

/** What the site's other forms were filled with: each field of words holds the same mark. */
export type FilledForms = { pages: string[]; fields: number; answers: Answers };

/** Questions whose answers have a form of their own: a call about an offer, an alert about vehicles or a price. */
const questions: Readonly<Record<string, string>> = {
  'car-offer': '?zip=77002&year=2004&make=Harrow&model=Avocet',
  'vehicle-inventory': '?make=Harrow',
  'scrap-prices': '?metal=copper-1',
};

const fieldsOfWords =
  'main form[method=post] :is(input:not([type]), input[type=text], input[type=email], textarea):visible';

/**
 * Opens every English page with a form that is posted, but the privacy request, and types into all of its fields of words. The
 * pages stay open.
 */
export async function fillEveryOtherForm(context: BrowserContext, site: BuiltSite): Promise<FilledForms> {
  const mark = `mark-${randomUUID().slice(0, 13)}`;
  const email = `ines.${mark}@ridge.example.com`;
  const filled: FilledForms = {
    pages: [],
    fields: 0,
    answers: { ...someAnswers(), name: mark, streetAddress: mark, city: mark, email },
  };
  for (const { id, language, path } of examplePages(paths)) {
    if (language !== 'eng' || id === 'data-privacy') continue;
    const url = site.english + path + (questions[id] ?? '');
    const main = /<main[\s\S]*<\/main>/.exec(await (await fetch(url)).text())?.[0] ?? '';
    if (!/<form[^>]*method="post"/.test(main)) continue;
    const page = await context.newPage();
    await page.goto(url);
    await hydrated(page);
    const fields = await page.locator(fieldsOfWords).all();
    for (const field of fields)
      await field.fill((await field.getAttribute('type')) === 'email' ? email : mark);
    if (fields.length > 0) filled.pages.push(id);
    filled.fields += fields.length;
  }
  return filled;
}
