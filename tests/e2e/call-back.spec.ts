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
    title: 'Have us call you',
    success: 'We will call you.',
    phone: 'Please provide the number that we are to call.',
    vin: 'Vehicle identification number (VIN)',
    reckon: 'Get my offer',
  },
  es: {
    title: 'Pida que le llamemos',
    success: 'Le llamaremos.',
    phone: 'Escriba el número al que debemos llamar.',
    vin: 'Número de identificación del vehículo (VIN)',
    reckon: 'Calcular mi oferta',
  },
} as const;

const question = 'zip=77002&year=2004&make=Harrow&model=Avocet&engine=no&vin=';
const carOf = /^Offer for a car; 2004 Harrow Avocet, Houston, TX 77002: engine no, .*; \$\d+–\$\d+, .*2026$/;

/** The same car, whose year only its VIN says: 1989. */
const withoutYear = question.replace('year=2004', 'year=');
const vin = '1M8GDM9AXKP042788';
const carWithVin =
  /^Offer for a car; 1989 Harrow Avocet, Houston, TX 77002: engine no, .*; VIN 1M8GDM9AXKP042788$/;

/** Somebody whom no other test knows. */
const someone = () => ({
  firstName: 'Inés',
  lastName: `Río ${crypto.randomUUID().slice(0, 8)}`,
  phone: '713-555-0123',
  email: 'ines@ridge.example.com',
});

for (const language of formLanguages) {
  const own = words[language];
  const address = `${development.origins[language]}${paths[language]['car-offer']}`;
  const labels = contactWords[language];

  /** Fills a form that script has taken over, sends it, and answers with the number of the request. */
  async function fillAndSend(form: SiteForm, person: ReturnType<typeof someone>): Promise<string> {
    for (const name of ['firstName', 'lastName', 'phone', 'email'] as const)
      await form.form.getByLabel(labels[name]).fill(person[name]);
    await form.page.locator('#call-back-recaptcha input[type=checkbox]').click();
    await expect(form.submitButton).toBeEnabled();
    await form.submitButton.click();
    await expect(form.success).toBeFocused();
    return await form.reference();
  }

  test(`in ${language} who has an offer asks to be called, and the request says which car and which offer`, async ({
    page,
  }) => {
    await page.goto(`${address}?${question}`);
    const form = new SiteForm(page, language, own);
    const person = someone();
    await form.form.getByLabel(labels.firstName).click();
    await hydrated(page);
    await expect(form.submitButton).toBeDisabled();
    const reference = await fillAndSend(form, person);
    await expect(form.delivery(form.common.received(reference))).toBeVisible();
    expect(await storedWith('lastName', person.lastName)).toMatchObject([
      { reference, content: { ...person, specificLeadSource: expect.stringMatching(carOf) } },
    ]);
  });

  test(`in ${language} the VIN typed for the offer is stored with the request to be called`, async ({
    page,
  }) => {
    await page.goto(`${address}?${withoutYear}`);
    await page.getByLabel(own.vin).fill(vin.toLowerCase());
    await page.getByRole('button', { name: own.reckon }).click();
    await expect(page).toHaveURL(new RegExp(`vin=${vin}`, 'i'));
    const form = new SiteForm(page, language, own);
    const person = someone();
    await form.form.getByLabel(labels.firstName).click();
    await hydrated(page);
    const reference = await fillAndSend(form, person);
    expect(await storedWith('lastName', person.lastName)).toMatchObject([
      { reference, content: { ...person, specificLeadSource: expect.stringMatching(carWithVin) } },
    ]);
  });

  test(`axe finds nothing on the ${language} form that asks to be called`, async ({ page }) => {
    await page.goto(`${address}?${question}`);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language} a form that misses a number comes back with its words and its car, and is stored once`, async ({
      page,
    }) => {
      await page.goto(`${address}?${question}`);
      const form = new SiteForm(page, language, own);
      const person = someone();
      for (const name of ['firstName', 'lastName', 'email'] as const)
        await form.form.getByLabel(labels[name]).fill(person[name]);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.phone]);
      await expect(form.form.getByLabel(labels.lastName)).toHaveValue(person.lastName);
      await form.form.getByLabel(labels.phone).fill(person.phone);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      const reference = await form.reference();
      expect(await storedWith('lastName', person.lastName)).toMatchObject([
        { reference, content: { ...person, specificLeadSource: expect.stringMatching(carOf) } },
      ]);
    });

    test(`in ${language} the VIN comes back with a refused form, and is stored with the next one`, async ({
      page,
    }) => {
      await page.goto(`${address}?${withoutYear}${vin}`);
      const form = new SiteForm(page, language, own);
      const person = someone();
      for (const name of ['firstName', 'lastName', 'email'] as const)
        await form.form.getByLabel(labels[name]).fill(person[name]);
      await form.submitButton.click();
      await expect(form.summary.getByRole('link')).toHaveText([own.phone]);
      await form.form.getByLabel(labels.phone).fill(person.phone);
      await pressUntil(form.submitButton, form.success, page.getByText(form.common.onceMore));
      expect(await storedWith('lastName', person.lastName)).toMatchObject([
        { content: { ...person, specificLeadSource: expect.stringMatching(carWithVin) } },
      ]);
    });
  });
}

test('nobody is asked for a number before there is an offer', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['car-offer']}?zip=77002&model=Avocet`);
  await expect(page.getByRole('form', { name: words.eng.title })).toHaveCount(0);
});
