import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { expect, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const english = `${development.english}${paths.eng['legal-notices']}`;
const spanish = `${development.spanish}${paths.es['legal-notices']}`;

/** The words of the page in one line, as they are read. */
const wordsOf = async (page: Page, url: string): Promise<string> => {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read: cells and paragraphs apart.
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
};

/** What the notices have to say, in each language. */
const statements: Record<string, readonly [RegExp, RegExp]> = {
  'whom the sites are meant for': [
    /meant for visitors in the United States and Canada/,
    /visitantes de Estados Unidos y Canadá/,
  ],
  'that children are not': [/not directed to children under 16/, /no están dirigidos a menores de 16 años/],
  'how to use a right': [
    new RegExp(`privacy request form, or call our toll-free .* ${brand.privacyPhone.display}`),
    new RegExp(
      `llene el formulario de privacidad o llame .* línea gratuita .* ${brand.privacyPhone.display}`,
    ),
  ],
  'that analytics use a cookie': [
    /Web analytics cookies: we use them only after you allow/,
    /Cookies de análisis web: .*solo después/,
  ],
  'where the cookie preferences are': [/Cookie Preferences/, /Preferencias de cookies/],
  'that Global Privacy Control counts': [
    /Global Privacy Control: we honor this signal/,
    /Control Global de Privacidad \(GPC\): respetamos esta señal/,
  ],
  'that Do Not Track does not': [
    /Do Not Track: we do not honor/,
    /No rastrear \(Do Not Track\): no respondemos/,
  ],
  'when it was last changed': [/Last updated: August 22, 2024/, /Última actualización: 22 de agosto de 2024/],
  'how far it looks back': [/looks back over the past 12 months/, /abarca los últimos 12 meses/],
  'how often Virginians and Utahns may ask': [
    /Virginia and Utah may use their rights at most twice in any 12 months/,
    /Virginia y Utah pueden ejercer sus derechos como máximo dos veces en cualquier período de 12 meses/,
  ],
  'how long data is kept': [
    /keep information as long as needed for the stated purposes or as the law requires/,
    /Conservamos la información el tiempo necesario para los fines indicados o el que exige la ley/,
  ],
  'what Californians may ask': [
    /California Know and access Delete Correct Opt out of sale or sharing No discrimination/,
    /California Saber y acceder Eliminar Corregir Excluirse de la venta o el intercambio No sufrir discriminación/,
  ],
  'what Virginians may ask': [
    /Virginia Access Correct Delete .*Opt out of targeted advertising and sales Appeal/,
    /Virginia Acceder Corregir Eliminar .* Apelar/,
  ],
  'that nobody is profiled': [/do no profiling for decisions/, /No elaboramos perfiles para decisiones/],
  'what Canadians may ask': [
    /Canada Access Correct Withdraw consent/,
    /Canadá Acceder Corregir Retirar el consentimiento/,
  ],
  'the version before': [/December 29, 2022/, /29 de diciembre de 2022/],
};

test('the notices say what they have to, in both languages', async ({ page }) => {
  const inEnglish = await wordsOf(page, english);
  const inSpanish = await wordsOf(page, spanish);
  for (const [name, [one, other]] of Object.entries(statements)) {
    expect.soft(inEnglish, name).toMatch(one);
    expect.soft(inSpanish, name).toMatch(other);
  }
});

test('terms of use, notice at collection and thirteen sections of the policy stand in their order', async ({
  page,
}) => {
  for (const [url, terms, privacy] of [
    [english, 'Terms of use', 'privacy'],
    [spanish, 'Términos de uso', 'privacidad'],
  ] as const) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: terms, exact: true })).toHaveCount(1);
    await expect(page.locator(`h2#${privacy}`)).toHaveCount(1);
    const numerals = (await page.locator('main h3').allInnerTexts()).flatMap(
      (heading) => heading.match(/^([IVX]+)\./)?.[1] ?? [],
    );
    expect(numerals).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
      'VII',
      'VIII',
      'IX',
      'X',
      'XI',
      'XII',
      'XIII',
    ]);
    await expect(page.locator('main img, main svg').first()).toBeVisible();
  }
});

test('the pages ask for no data, and link the notice and the form', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Every page asks where it runs; that is the banner's call, not the page's.
    if (pathname.startsWith('/api/') && pathname !== '/api/environment') calls.push(pathname);
  });
  for (const [url, form, notice] of [
    [english, paths.eng['data-privacy'], '#privacy'],
    [spanish, paths.es['data-privacy'], '#privacidad'],
  ] as const) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await expect(main.locator(`a[href$="${form}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href$="${notice}"]`).first()).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('the Spanish notices lead to the English ones and to the English form, marked as English', async ({
  page,
}) => {
  await page.goto(spanish);
  const main = page.getByRole('main');
  const button = main.locator('a[href$="/data-privacy"]');
  await expect(button).toHaveAttribute('hreflang', 'en');
  await expect(button.or(button.locator('[lang=en]')).and(page.locator('[lang=en]')).first()).toBeVisible();
  await expect(main.locator('a[href$="/legal-notices#privacy"]').first()).toBeVisible();
});

test('around the text of the other language each button leads to the form in the language of its words', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng['legal-notices-other']}`);
  const main = page.getByRole('main');
  const pathOf = (name: string) =>
    main
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).pathname);
  expect(await pathOf('Hacer una solicitud de privacidad')).toBe(paths.es['data-privacy']);
  expect(await pathOf('Data Privacy Request Form')).toBe(paths.eng['data-privacy']);
});
