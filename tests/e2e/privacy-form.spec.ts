import { brand } from '#brand';
import { expect } from '../support/fixtures.ts';
import {
  customerLabels,
  formLanguages,
  formWords,
  openForm,
  someAnswers,
  storedRequests,
  submitCall,
  test,
  textFields,
} from '../support/privacy-form.ts';

const hints = {
  eng: {
    zip: 'or Canadian postal code, e.g. V5K 0A1',
    email: 'Use lowercase letters, and an ending of two to four letters, such as .com.',
    phone: 'Up to 15 characters, for example 503-555-0100',
    state: 'We preselected California; change it if you live elsewhere.',
    star: 'Fields marked with a star (*) are required.',
  },
  es: {
    zip: 'o código postal canadiense, p. ej., V5K 0A1',
    email: 'Use minúsculas y una terminación de dos a cuatro letras, como .com.',
    phone: 'Hasta 15 caracteres, por ejemplo, 503-555-0100',
    state: 'Ya seleccionamos California; cámbielo si vive en otro lugar.',
    star: 'Los campos marcados con un asterisco (*) son obligatorios.',
  },
} as const;

for (const language of formLanguages) {
  const words = formWords[language];

  test.describe(`the form in ${language}`, () => {
    for (const [width, height, most] of [
      [1280, 800, 800],
      [390, 844, 900],
    ] as const) {
      test(`ends its first field by ${most} px in a window of ${width} by ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const form = await openForm(page, language);
        const { y, height: tall } = (await form.field('name').boundingBox()) ?? { y: 0, height: 9999 };
        // Production has no notice of the environment above it.
        const [scrolled, notice] = await page.evaluate(() => [
          scrollY,
          document.querySelector('[data-environment]')?.getBoundingClientRect().height ?? 0,
        ]);
        expect(y + tall + scrolled - notice).toBeLessThanOrEqual(most);
      });
    }

    test('asks for everything in its order, and nothing else', async ({ page }) => {
      const form = await openForm(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      for (const name of textFields) await expect(form.field(name)).toHaveValue('');
      const controls = await form.form
        .locator('input:visible, select:visible, textarea:visible')
        .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
      expect(controls.filter((name) => name !== null && name !== '')).toEqual([
        'name',
        'streetAddress',
        'city',
        'state',
        'zip',
        'email',
        'phone',
        'requestType',
        'customers.pnpCustomer',
        'customers.schnCustomer',
        'customers.csCustomer',
      ]);
      await form.check.scrollIntoViewIfNeeded();
      await expect(form.checkBox).not.toBeChecked();
      await expect(form.submitButton).toBeVisible();
    });

    test('offers the types of request in their order, and a box for each of the three brands', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      const options = form.list('requestType').getByRole('option');
      await expect(options).toHaveText([/./, ...words.requestTypes]);
      expect(
        await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(['', ...formWords.eng.requestTypes]);
      const boxes = form.customers.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      for (const [index, label] of customerLabels.entries()) {
        await expect(boxes.nth(index)).toHaveAccessibleName(label);
        await expect(boxes.nth(index)).not.toBeChecked();
      }
    });

    test('explains the star, the postal code, the email and the limit of the phone', async ({ page }) => {
      const form = await openForm(page, language);
      await expect(form.form.getByText(hints[language].star)).toBeVisible();
      for (const name of ['zip', 'email', 'phone'] as const) {
        await expect(form.field(name)).toHaveAccessibleDescription(hints[language][name]);
        await expect(form.form.getByText(hints[language][name])).toBeVisible();
      }
    });

    test('preselects the seventh state of the list that the server sends, and says so', async ({ page }) => {
      const form = await openForm(page, language);
      const list = await (await page.request.get('/api/dataprivacy/')).json();
      expect(list[6]).toEqual({ code: 'CA', name: 'California' });
      await expect(form.list('state')).toHaveValue(list[6].code);
      await expect(form.list('state')).toHaveAccessibleDescription(hints[language].state);
      await expect(form.list('state').getByRole('option')).toHaveCount(list.length);
    });

    test('shows every label whole and above its field at 320 px, and no placeholder', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const form = await openForm(page, language);
      await form.list('requestType').selectOption('Other');
      const fields = [
        ...textFields.map((name) => form.field(name)),
        form.field('otherRequestType'),
        form.list('state'),
        form.list('requestType'),
      ];
      for (const field of fields) {
        await expect(field).not.toHaveAttribute('placeholder');
        const placed = await field.evaluate((control: HTMLInputElement) => {
          const label = control.labels?.[0];
          const [above, below] = [label?.getBoundingClientRect(), control.getBoundingClientRect()];
          return {
            isAbove: above !== undefined && above.height > 0 && above.bottom <= below.top,
            isWhole: label !== undefined && label.scrollWidth <= label.clientWidth,
            isInside: above !== undefined && above.left >= 0 && above.right <= innerWidth,
          };
        });
        expect.soft(placed, await field.getAttribute('name').then(String)).toEqual({
          isAbove: true,
          isWhole: true,
          isInside: true,
        });
      }
    });

    test('reveals the free text with the last type of request only, and keeps what was typed', async ({
      page,
    }) => {
      const form = await openForm(page, language);
      const free = form.field('otherRequestType');
      await expect(free).toBeHidden();
      await form.list('requestType').selectOption({ label: words.requestTypes[7] });
      await expect(free).toBeVisible();
      await free.fill('Please call my sister.');
      await form.list('requestType').selectOption({ label: words.requestTypes[1] });
      await expect(free).toBeHidden();
      await form.list('requestType').selectOption({ label: words.requestTypes[7] });
      await expect(free).toHaveValue('Please call my sister.');
    });
  });
}

test('lets a browser fill in what it knows', async ({ page }) => {
  const form = await openForm(page);
  const tokens = {
    name: 'name',
    streetAddress: 'street-address',
    city: 'address-level2',
    zip: 'postal-code',
    email: 'email',
    phone: 'tel',
  } as const;
  for (const name of textFields) await expect(form.field(name)).toHaveAttribute('autocomplete', tokens[name]);
  await expect(form.list('state')).toHaveAttribute('autocomplete', 'address-level1');
  await expect(form.field('email')).toHaveAttribute('inputmode', 'email');
  await expect(form.field('email')).toHaveAttribute('autocapitalize', 'none');
  await expect(form.field('phone')).toHaveAttribute('type', 'tel');
  // The limit is said, not enforced by cutting off what is pasted.
  for (const name of textFields) await expect(form.field(name)).not.toHaveAttribute('maxlength');
});

test('takes the preselected state from the list that was loaded', async ({ page }) => {
  await page.route('**/api/dataprivacy/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: (await response.json()).toReversed() });
  });
  const form = await openForm(page);
  await expect(form.list('state')).toHaveValue('VT');
  await expect(form.list('state')).toHaveAccessibleDescription(
    'We preselected Vermont; change it if you live elsewhere.',
  );
});

test('keeps a state that the visitor chose before the list was there', async ({ page }) => {
  const { promise: chosen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/dataprivacy/', async (route) => {
    await chosen;
    await route.continue();
  });
  const form = await openForm(page);
  const loaded = page.waitForResponse('**/api/dataprivacy/');
  await form.list('state').selectOption('Yukon');
  letGo();
  await (await loaded).finished();
  await form.field('name').fill('Inés');
  await expect(form.list('state')).toHaveValue('YT');
});

test('shows the list it knows when the call for it fails', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route('**/api/dataprivacy/', (route) => route.fulfill({ status: 503 }));
  const form = await openForm(page);
  await expect(form.list('state')).toHaveValue('CA');
  await expect(form.list('state').getByRole('option')).toHaveCount(65);
});

test('keeps what was typed before script took over', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value !== '');
    await route.continue();
  });
  const answers = someAnswers();
  const opened = openForm(page);
  const city = page.getByRole('textbox', { name: formWords.eng.city, exact: true });
  await city.fill(answers.city);
  const form = await opened;
  await expect(form.field('city')).toHaveValue(answers.city);
  // It counts: the list of what is missing has one entry less.
  await expect(form.needs(8)).toBeVisible();
});

test('sends the free text with "Other", and an empty one with any other type', async ({ page }) => {
  for (const [type, sent] of [
    ['Other', 'Please call my sister.'],
    ['Right to Delete', ''],
  ] as const) {
    const form = await openForm(page);
    const answers = someAnswers();
    await form.fill(answers);
    await form.list('requestType').selectOption('Other');
    await form.field('otherRequestType').fill('Please call my sister.');
    await form.list('requestType').selectOption(type);
    await form.passCheck();
    const post = page.waitForRequest(`**${submitCall}`);
    await form.submitButton.click();
    expect((await post).postDataJSON()).toMatchObject({ requestType: type, otherRequestType: sent });
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
    const [stored] = await storedRequests(answers.name);
    expect(stored?.content).toMatchObject({ requestType: type, otherRequestType: sent });
  }
});

test('names a telephone beside the button, for whoever cannot use the form', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.form.getByRole('link', { name: brand.privacyPhone.display })).toHaveAttribute(
    'href',
    brand.privacyPhone.href,
  );
});
