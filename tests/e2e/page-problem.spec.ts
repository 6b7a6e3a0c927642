import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { SiteForm } from '../support/site-form.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    title: 'What you noticed',
    success: 'Thank you for telling us.',
    problem: 'What is wrong',
    page: 'On which page',
    settings: 'How your browser is set',
    missing: 'Please tell us what is wrong.',
    link: 'Something wrong with this page?',
    colors: 'Colors: dark',
  },
  es: {
    title: 'Lo que notó',
    success: 'Gracias por avisarnos.',
    problem: 'Qué falla',
    page: 'En qué página',
    settings: 'Cómo está configurado su navegador',
    missing: 'Díganos qué falla.',
    link: '¿Algo falla en esta página?',
    colors: 'Colores: oscuros',
  },
} as const;

/** A fault that no other test names. */
const someFault = () => `The map does not move by keyboard.\n\n${crypto.randomUUID().slice(0, 8)}`;

for (const language of formLanguages) {
  const own = words[language];
  const origin = development.origins[language];
  const address = origin + paths[language]['page-problem'];

  test(`in ${language} the footer of a search leads to a form that knows the page, not what was searched for, and the browser`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto(`${origin}${paths[language].search}?s=Tacoma`);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: own.link }).click();
    await expect(page).toHaveURL(address);
    const form = new SiteForm(page, language, own);
    const at = form.form.getByRole('textbox', { name: own.page });
    const settings = form.form.getByRole('textbox', { name: own.settings });
    await expect(at).toHaveValue(paths[language].search);
    const problem = form.form.getByRole('textbox', { name: own.problem });
    await problem.click();
    await expect(settings).toHaveValue(/Mozilla\/5\.0[^\n]*\n.*1000.*700.*\n.*\d+.*\n/);
    await expect(settings).toHaveValue(new RegExp(`${own.colors}\\n.+$`));
    // Whoever only looks at the form leaves nothing on the device.
    expect(await page.evaluate(() => sessionStorage.getItem('site-drafts'))).toBeNull();
    const fault = someFault();
    await problem.fill(fault);
    await settings.fill('');
    await page.locator('#problem-recaptcha input[type=checkbox]').click();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    const reference = await form.reference();
    await expect(form.delivery(form.common.received(reference))).toBeVisible();
    expect(await storedWith('problem', fault)).toMatchObject([
      { reference, content: { problem: fault, page: paths[language].search, settings: '', reach: '' } },
    ]);
  });

  test(`in ${language} what was written stands in the form again after a look at the page it is about`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = new SiteForm(page, language, own);
    const fault = someFault();
    const problem = form.form.getByRole('textbox', { name: own.problem });
    await problem.click();
    await hydrated(page);
    await problem.fill(fault);
    await form.form.getByRole('textbox', { name: own.page }).fill(paths[language].locations);
    await page.goto(origin + paths[language].locations);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: own.link }).click();
    await expect(problem).toHaveValue(fault);
    await expect(form.form.getByRole('textbox', { name: own.page })).toHaveValue(paths[language].locations);
  });

  test(`axe finds nothing on the ${language} form about a page`, async ({ page }) => {
    await page.goto(address);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language} an empty form comes back with the page it was about, and is stored once it says what is wrong`, async ({
      page,
    }) => {
      await page.goto(origin + paths[language].culture);
      await page.getByRole('contentinfo').getByRole('link', { name: own.link }).click();
      const form = new SiteForm(page, language, own);
      const at = form.form.getByRole('textbox', { name: own.page });
      await expect(at).toHaveValue(paths[language].culture);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.missing]);
      await expect(at).toHaveValue(paths[language].culture);
      const fault = someFault();
      await form.form.getByRole('textbox', { name: own.problem }).fill(fault);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      const reference = await form.reference();
      expect(await storedWith('problem', fault)).toMatchObject([
        { reference, content: { problem: fault, page: paths[language].culture, reach: '' } },
      ]);
    });
  });
}
