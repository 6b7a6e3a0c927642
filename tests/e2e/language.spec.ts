import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { english, spanish } = development;

test.describe('on a local host', () => {
  test('opens English by default', async ({ page }) => {
    await page.goto(`${english}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where change begins');
  });

  test('/es opens the Spanish home and is remembered for addresses that both languages have', async ({
    page,
  }) => {
    await page.goto(`${english}/es`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donde empieza el cambio');
    expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('es');
    await page.goto(`${english}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('/eng opens the English home again and is remembered', async ({ page }) => {
    await page.goto(`${english}/es`);
    await page.goto(`${english}/eng`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where change begins');
    expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('eng');
    await page.goto(`${english}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('an address that one language has decides for itself and is remembered', async ({ page }) => {
    await page.goto(`${english}/es`);
    await page.goto(`${english}${paths.eng.company}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('eng');
    await page.goto(`${english}${paths.es.company}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBe('es');
  });

  test('a memory in local storage alone opens its language', async ({ page, context }) => {
    await page.goto(`${english}${paths.eng.company}`);
    await page.evaluate(() => localStorage.setItem('site-language', 'es'));
    await context.clearCookies();
    await page.goto(`${english}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donde empieza el cambio');
  });

  test('unknown paths take the remembered language', async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.goto(`${english}/es`);
    await page.goto(`${english}/nope`);
    await expect(page).toHaveURL(`${english}${paths.es['page-not-found']}?l=%2Fnope`);
    await page.goto(`${english}/eng`);
    await page.goto(`${english}/nope`);
    await expect(page).toHaveURL(`${english}${paths.eng['page-not-found']}?l=%2Fnope`);
  });
});

test.describe('on a fixed host', () => {
  test('es.localhost opens Spanish and remembers nothing', async ({ page, context }) => {
    await page.goto(`${spanish}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('site-language'))).toBeNull();
    expect(await context.cookies()).toEqual([]);
  });

  test('the English host opens English whatever is remembered', async ({ page }) => {
    await page.goto(`${production.englishOrigin}/`);
    await page.evaluate(() => {
      localStorage.setItem('site-language', 'es');
      // biome-ignore lint/suspicious/noDocumentCookie: the test sets what an old visit could have left
      document.cookie = 'site-language=es;path=/';
    });
    await page.goto(`${production.englishOrigin}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a page of the other language is unknown there, and the 404 page offers it in both languages', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404/);
    const answer = await page.goto(`${production.englishOrigin}${paths.es.culture}`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(
      `${production.englishOrigin}${paths.eng['page-not-found']}?l=%2Fcompania%2Fcultura`,
    );
    await expect(page.getByText('That page exists in Spanish.')).toBeVisible();
    const offer = page.getByRole('link', { name: 'Abrir la página en español' });
    await expect(offer).toHaveAttribute('href', `${production.spanishOrigin}${paths.es.culture}`);
    await expect(offer).toHaveAttribute('lang', 'es');
  });
});

test.describe('the language switch', () => {
  test('leads to the same page of the other language, both ways, on a local host', async ({ page }) => {
    await page.goto(`${english}${paths.eng.investors}`);
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await expect(page).toHaveURL(`${english}${paths.es.investors}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(`${english}${paths.eng.investors}`);
  });

  test('keeps the query and translates the fragment', async ({ page }) => {
    await page.goto(`${english}${paths.eng['legal-notices']}?from=mail#privacy`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await expect(page).toHaveURL(`${english}${paths.es['legal-notices']}?from=mail#privacidad`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('between fixed hosts it is a full address, and no cookie is set', async ({ page, context }) => {
    await page.goto(`${production.englishOrigin}${paths.eng.locations}`);
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await expect(page).toHaveURL(`${production.spanishOrigin}${paths.es.locations}`);
    expect(await context.cookies()).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('works from the home page and from inside', async ({ page }) => {
      await page.goto(`${english}/eng`);
      await page.getByRole('link', { name: 'Español', exact: true }).click();
      await expect(page).toHaveURL(`${english}/es`);
      await page.goto(`${english}${paths.eng.locations}`);
      await page.getByRole('link', { name: 'Español', exact: true }).click();
      await expect(page).toHaveURL(`${english}${paths.es.locations}`);
    });

    test('keeps the question of a search', async ({ page }) => {
      await page.goto(`${english}${paths.eng['location-search']}?zip=97201`);
      await page.getByRole('link', { name: 'Español', exact: true }).click();
      await expect(page).toHaveURL(`${english}${paths.es['location-search']}?zip=97201`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    });
  });
});

test('both legal addresses open in both languages, with the text of their own language marked', async ({
  page,
}) => {
  await page.goto(`${production.englishOrigin}${paths.es['legal-notices']}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Términos de uso y política de privacidad',
  );
  await page.goto(`${production.spanishOrigin}${paths.eng['legal-notices']}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use and privacy policy');
});
