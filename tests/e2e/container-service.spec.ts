import { axeFindings } from '../support/axe-findings.ts';
import { contactWords } from '../support/contact-form.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { formLanguages, storedWith, test } from '../support/privacy-form.ts';
import { development } from '../support/servers.ts';
import { SiteForm } from '../support/site-form.ts';
import { paths } from '../support/site-pages.ts';

const words = {
  eng: {
    title: 'Your request',
    success: 'We have your request.',
    zip: 'Please give a ZIP code of five digits or a Canadian postal code, such as V5K 0A1.',
    day: 'Please choose a day that is not past, or leave it open.',
    size: 'Medium roll-off: 20 cubic yards',
    order: 'Order, swap or empty a container',
  },
  es: {
    title: 'Su solicitud',
    success: 'Ya tenemos su solicitud.',
    zip: 'Escriba un código postal de cinco dígitos o uno canadiense, como V5K 0A1.',
    day: 'Elija un día que no haya pasado o deje el campo vacío.',
    size: 'Contenedor de volteo mediano: 20 yardas cúbicas',
    order: 'Pida, cambie o vacíe un contenedor',
  },
} as const;

/** A business that no other test knows. */
const business = () => ({
  company: `Ridge ${crypto.randomUUID().slice(0, 8)}`,
  firstName: 'Inés',
  lastName: 'Ortega',
  phone: '503-555-0123',
  email: 'ines@ridge.example.com',
});

const asked = {
  supplyChannel: 'Container pickup, roll-off-20: Turnings',
  specificLeadSource: 'Container at 97210; no day wished; tickets monthly; on site: Gate 3',
  country: 'US',
};

for (const language of formLanguages) {
  const own = words[language];
  const address = `${development.origins[language]}${paths[language]['container-service']}`;
  const labels = contactWords[language];

  test(`in ${language} a business asks for a pickup, and the request says what, where and when`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = new SiteForm(page, language, own);
    const someone = business();
    await form.form.locator('#container-metal').click();
    await hydrated(page);
    await expect(form.submitButton).toBeDisabled();
    await form.form.locator('#container-task').selectOption('pickup');
    await form.form.locator('#container-size').selectOption({ label: own.size });
    await form.form.locator('#container-metal').fill('Turnings');
    await form.form.locator('#container-zip').fill('97210');
    await form.form.locator('#container-access').fill('Gate 3');
    await form.form.locator('#container-tickets').selectOption('monthly');
    for (const name of ['company', 'firstName', 'lastName', 'phone', 'email'] as const)
      await form.form.getByLabel(labels[name]).fill(someone[name]);
    await page.locator('#container-recaptcha input[type=checkbox]').click();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    const reference = await form.reference();
    await expect(form.delivery(form.common.received(reference))).toBeVisible();
    expect(await storedWith('company', someone.company)).toMatchObject([
      { reference, content: { ...someone, ...asked } },
    ]);
  });

  test(`in ${language} a site without a code and a day that is past are named before anything is sent`, async ({
    page,
  }) => {
    await page.goto(address);
    const form = new SiteForm(page, language, own);
    await form.form.locator('#container-zip').fill('9721');
    await hydrated(page);
    await form.form.locator('#container-day').fill('2020-01-01');
    await form.submitButton.click({ force: true });
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link', { name: own.zip })).toBeVisible();
    await expect(form.summary.getByRole('link', { name: own.day })).toBeVisible();
  });

  test(`the first field of the ${language} form stands in the first screen of a desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const box = await page.locator('#container-task').boundingBox();
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(800);
  });

  test(`in ${language} the page about selling and the page of services lead to the form`, async ({
    page,
  }) => {
    for (const from of ['sell-to-us', 'service-lines'] as const) {
      await page.goto(`${development.origins[language]}${paths[language][from]}`);
      const link = page.locator('main').getByRole('link', { name: own.order });
      await expect(link).toHaveAttribute('href', new RegExp(`${paths[language]['container-service']}$`));
    }
  });

  test(`axe finds nothing on the ${language} form that asks for a container`, async ({ page }) => {
    await page.goto(address);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language} a request with a wrong code comes back with its words, and is stored once`, async ({
      page,
    }) => {
      await page.goto(address);
      const form = new SiteForm(page, language, own);
      const someone = business();
      await form.form.locator('#container-task').selectOption('pickup');
      await form.form.locator('#container-size').selectOption('roll-off-20');
      await form.form.locator('#container-metal').fill('Turnings');
      await form.form.locator('#container-zip').fill('9721');
      await form.form.locator('#container-access').fill('Gate 3');
      await form.form.locator('#container-tickets').selectOption('monthly');
      for (const name of ['company', 'firstName', 'lastName', 'phone', 'email'] as const)
        await form.form.getByLabel(labels[name]).fill(someone[name]);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.zip]);
      await expect(form.form.locator('#container-size')).toHaveValue('roll-off-20');
      await expect(form.form.locator('#container-metal')).toHaveValue('Turnings');
      await form.form.locator('#container-zip').fill('97210');
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      const reference = await form.reference();
      expect(await storedWith('company', someone.company)).toMatchObject([
        { reference, content: { ...someone, ...asked } },
      ]);
    });
  });
}
