import type { Page } from '@playwright/test';
import { ContactForm } from '../support/contact-form.ts';
import { queuedOnDevice } from '../support/device-queue.ts';
import { expect, hydrated, served } from '../support/fixtures.ts';
import { formLanguages, PrivacyForm, someAnswers, test } from '../support/privacy-form.ts';
import { development, production } from '../support/servers.ts';
import { addressOf, paths, someYard } from '../support/site-pages.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  eng: {
    main: 'Main',
    menu: 'Menu',
    contacts: 'Contacts',
    dismiss: 'Dismiss environment notice',
    search: 'Search this site',
    choices: 'Your Privacy Choices',
    accept: 'Accept all',
    accepted: 'Your choice is saved. Analytics is on.',
    dark: 'Dark',
    policy: {
      preferences:
        'Your language and colors, and your answer about cookies, with its date and a random number',
      pages: 'Pages about yards, prices and papers, so that you can read them without a signal',
      way: 'Until you close the tab: where you have been and what you dismissed',
      typed: 'Locked: what you type into a form, until half an hour after your last keystroke',
      sent: 'what you sent, until our server has it or you remove it',
      noted: 'Its receipt, until you close the notice about it',
      sender: 'the small program that sends your form once you are online',
      counted: 'There is one. It says only that you were here, lasts half an hour',
    },
    panel: {
      preferences: 'Your language, your color scheme and this choice',
      pages: 'Pages about yards, prices and papers, so that you can read them without a signal',
      way: 'Until you close the tab: where you have been and what you dismissed',
      typed: 'Locked: what you type into a form, until half an hour after your last keystroke',
      sent: 'what you sent, until our server has it or you remove it',
      noted: 'Its receipt, until you close the notice about it',
      sender: 'the small program that sends your form once you are online',
      counted: 'one cookie that says only that you were here and lasts half an hour',
    },
  },
  es: {
    main: 'Principal',
    menu: 'Menú',
    contacts: 'Contactos',
    dismiss: 'Cerrar el aviso de entorno',
    search: 'Buscar en este sitio',
    choices: 'Sus opciones de privacidad',
    accept: 'Aceptar todo',
    accepted: 'Su elección quedó guardada. El análisis de visitas está activado.',
    dark: 'Oscuro',
    policy: {
      preferences:
        'Su idioma y los colores, y su respuesta sobre las cookies, con la fecha y un número al azar',
      pages: 'Páginas de centros, precios y documentos, para que pueda leerlas sin señal',
      way: 'Hasta que cierre la pestaña: su recorrido y los avisos que cerró',
      typed: 'Cifrado: lo que escribe en un formulario, hasta media hora después de la última tecla',
      sent: 'lo que envió, hasta que lo tenga nuestro servidor o usted lo borre',
      noted: 'Su comprobante, hasta que cierre el aviso',
      sender: 'el pequeño programa que envía su formulario cuando vuelve la conexión',
      counted: 'Hay una: solo indica que usted estuvo aquí, dura media hora',
    },
    panel: {
      preferences: 'Su idioma, el esquema de color y esta elección',
      pages: 'Páginas de centros, precios y documentos, para que pueda leerlas sin señal',
      way: 'Hasta que cierre la pestaña: su recorrido y los avisos que cerró',
      typed: 'Cifrado: lo que escribe en un formulario, hasta media hora después de la última tecla',
      sent: 'lo que envió, hasta que lo tenga nuestro servidor o usted lo borre',
      noted: 'Su comprobante, hasta que cierre el aviso',
      sender: 'el pequeño programa que envía su formulario cuando vuelve la conexión',
      counted: 'una sola cookie que solo indica que estuvo aquí y dura media hora',
    },
  },
} as const;

/** Every name under which a browser may keep something for this site, and the words of the privacy policy that tell of it. */
const told = {
  'site-language': 'preferences',
  'site-scheme': 'preferences',
  'site-consent': 'preferences',
  'saved-pages': 'pages',
  'saved-files': 'pages',
  '/offline-worker.js': 'pages',
  'site-navigation': 'way',
  // How far the pages before were read.
  'react-router-scroll-positions': 'way',
  // That a page was loaded anew after a release.
  'site-reloaded-for': 'way',
  dismiss: 'way',
  'site-drafts': 'typed',
  'site-queue': 'sent',
  // In the same place, of what was received while no page was there.
  'site-queue: received': 'noted',
  '/queue-worker.js': 'sender',
  'site-visit': 'counted',
} as const satisfies Record<string, keyof (typeof words)['eng']['policy']>;

type Store = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookies' | 'workers';
type Kept = Record<Store, (keyof typeof told)[]>;

/** The names under which the browser keeps something for the page's site. */
async function keptNames(page: Page): Promise<Record<Store, string[]>> {
  const names = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
    caches: await caches.keys(),
    workers: ((await navigator.serviceWorker?.getRegistrations()) ?? []).map(
      ({ active, waiting, installing }) =>
        new URL((active ?? waiting ?? installing)?.scriptURL ?? '', location.href).pathname,
    ),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  for (const list of [...Object.values(names), cookies]) list.sort();
  return { ...names, cookies };
}

/** What both storages hold, as text. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

for (const language of formLanguages) {
  const said = words[language];

  test(`in ${language} a menu, a yard, a search and a half-typed form leave only what the policy tells, and the words are locked`, async ({
    page,
  }) => {
    const origin = production.origins[language];
    // A phone: there the menu is one, in both languages.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(origin + paths[language].company);
    await served(page);
    const main = page.getByRole('navigation', { name: said.main });
    const menu = main.getByRole('button', { name: said.menu, exact: true });
    await menu.click();
    await main.getByRole('link', { name: said.contacts, exact: true }).click();
    await expect(page).toHaveURL(origin + paths[language].contacts);
    await page.goto(origin + addressOf(language, 'yard', someYard));
    await served(page);
    const saved: Kept['caches'] = ['saved-files', 'saved-pages'];
    await expect.poll(() => keptNames(page)).toMatchObject({ caches: saved });
    await menu.click();
    const box = main.getByRole('search').getByLabel(said.search);
    await box.fill('zinnober');
    await box.press('Enter');
    await expect(page).toHaveURL(/s=zinnober/);
    await page.getByRole('contentinfo').locator(`a[href="${paths[language].sitemap}"]`).first().click();
    await expect(page).toHaveURL(origin + paths[language].sitemap);
    await hydrated(page);
    const form = new ContactForm(page, 'contact-our-team', language);
    await form.field('company').fill('Zinnober');
    await expect
      .poll(() => keptNames(page))
      .toMatchObject({ sessionStorage: ['site-drafts', 'site-navigation'] });
    // The way to the next page leaves how far this one was read.
    await page.goto(origin + paths[language].careers);
    await expect
      .poll(() => keptNames(page))
      .toEqual({
        localStorage: [],
        sessionStorage: ['react-router-scroll-positions', 'site-drafts', 'site-navigation'],
        indexedDB: [],
        cookies: [],
        caches: saved,
        workers: ['/offline-worker.js', '/queue-worker.js'],
      } satisfies Kept);
    expect(await keptTexts(page)).not.toMatch(/zinnober/i);
  });

  test(`in ${language} what is chosen stays, and of a form that was sent no record does`, async ({
    page,
  }) => {
    const origin = development.origins[language];
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin + paths[language]['data-privacy']);
    await hydrated(page);
    await page.getByRole('button', { name: said.dismiss }).click();
    await page.getByRole('radio', { name: said.dark }).check();
    await page.getByRole('contentinfo').getByRole('button', { name: said.choices, exact: true }).click();
    await page.getByRole('button', { name: said.accept, exact: true }).click();
    await expect(page.getByText(said.accepted)).toBeVisible();
    const answers = someAnswers();
    const form = new PrivacyForm(page, language);
    await form.fill(answers);
    await form.passCheck();
    await form.submitButton.click();
    await expect(form.delivery(form.words.received(await form.reference()))).toBeVisible();
    // On the local host alone, where both languages live, the browser keeps which one is read.
    const own = language === 'eng' ? (['site-language'] as const) : [];
    await expect
      .poll(() => keptNames(page))
      .toEqual({
        localStorage: ['site-consent', ...own, 'site-scheme'],
        sessionStorage: ['dismiss'],
        indexedDB: ['site-queue'],
        cookies: [...own, 'site-visit'],
        caches: [],
        workers: ['/queue-worker.js'],
      } satisfies Kept);
    expect(await queuedOnDevice(page)).toEqual([]);
    expect(await keptTexts(page)).not.toContain(answers.name);
  });

  test(`the ${language} privacy policy tells of all that a browser keeps`, async ({ page }) => {
    await page.goto(development.origins[language] + paths[language]['legal-notices']);
    for (const key of new Set(Object.values(told)))
      await expect.soft(page.getByRole('main')).toContainText(said.policy[key]);
  });

  test(`the ${language} panel of choices tells of the same`, async ({ page }) => {
    await page.goto(development.origins[language] + paths[language].company);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: said.choices, exact: true }).click();
    for (const key of new Set(Object.values(told)))
      await expect.soft(page.getByText(said.panel[key])).toBeVisible();
  });
}
