import { pages } from '#site/manifest.ts';
import { expect, test } from '../support/fixtures.ts';
import { development, withRecaptcha } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/** The notice at collection on the legal notices of each language. */
const notice = {
  eng: `${paths.eng['legal-notices']}#privacy`,
  es: `${paths.es['legal-notices']}#privacidad`,
};

/** What a page is asked for, where its form comes with an answer. */
const questions: Readonly<Record<string, string>> = {
  'car-offer': '?zip=77002&year=2004&make=Harrow&model=Avocet',
};

const withForms = new Set(pages.filter(({ hasForm }) => hasForm).map(({ id }) => id));

const formPages = (['eng', 'es'] as const).flatMap((language) =>
  visitedPages
    .filter((page) => page.language === language && withForms.has(page.id))
    .map(({ id, url }) => ({ id, language, url })),
);

for (const { id, language, url } of formPages) {
  test(`the form of ${id} in ${language} leads to the notice at collection`, async ({ page }) => {
    await page.goto(url + (questions[id] ?? ''));
    const forms = page.locator('main form[method=post]');
    await expect(forms).not.toHaveCount(0);
    for (const form of await forms.all())
      await expect(form.locator(`a[href$="${notice[language]}"]`)).toHaveCount(1);
  });
}

/** Pages whose forms ask for emails, so that only a site with a mail server shows them, and what each is asked for. */
const alertPages = {
  'email-alerts': '',
  'vehicle-inventory': '?make=harrow',
  'scrap-prices': '?metal=copper-1',
  'careers-openings': '',
} as const;

const emailLabel = { eng: 'Email address', es: 'Correo electrónico' };

for (const language of ['eng', 'es'] as const) {
  for (const [id, asked] of Object.entries(alertPages)) {
    test(`the form of ${id} that asks for emails in ${language} leads to the notice at collection`, async ({
      page,
    }) => {
      await page.goto(
        withRecaptcha.origins[language] + paths[language][id as keyof typeof alertPages] + asked,
      );
      const form = page.locator('main form[method=post]');
      await expect(form).toHaveCount(1);
      await expect(form.getByRole('textbox', { name: emailLabel[language] })).toBeVisible();
      await expect(form.locator(`a[href$="${notice[language]}"]`)).toHaveCount(1);
    });
  }
}

test('the notice that the forms lead to is there', async ({ page }) => {
  for (const language of ['eng', 'es'] as const) {
    const [path = '', fragment = ''] = notice[language].split('#');
    await page.goto(development.origins[language] + path);
    await expect(page.locator(`[id="${fragment}"]`)).toHaveCount(1);
  }
});
