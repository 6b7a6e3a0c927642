import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readLetter, startMailServer } from '../server/support/delivery-fixture.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { problemSummary } from '../support/problem-summary.ts';
import { development, withRecaptcha } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

// One mail server listens on one port: these tests follow each other.
test.describe.configure({ mode: 'default' });

let mail: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  mail = await startMailServer({}, withRecaptcha.mailPort);
});
test.afterAll(() => mail.close());

const languages = ['eng', 'es'] as const;
type Language = (typeof languages)[number];

/** The words of the pages that a visitor acts on, to the letter. */
const words = {
  eng: {
    closed: 'The service has not opened yet',
    topics: 'What should we tell you about?',
    news: 'News releases',
    quote: 'The price at the end of the day',
    email: 'Email address',
    submit: 'Send me the link',
    problem: 'There is a problem',
    faults: ['Tick at least one alert', 'Type your email address'],
    format: 'Type an email address like name@company.com',
    again: 'Please press the button once more',
    inbox: 'Check your inbox',
    confirm: 'Confirm my alerts',
    confirmed: 'Your alerts are confirmed',
    done: 'These alerts are confirmed',
    save: 'Save my choice',
    saved: 'Your choice is saved',
    stop: 'Stop all alerts',
    stopped: 'Your alerts are stopped',
    gone: 'There are no alerts at this link',
  },
  es: {
    closed: 'El servicio todavía no está abierto',
    topics: '¿Sobre qué quiere recibir alertas?',
    news: 'Comunicados de prensa',
    quote: 'El precio al final del día',
    email: 'Correo electrónico',
    submit: 'Enviarme el enlace',
    problem: 'Hay un problema',
    faults: ['Marque al menos una alerta', 'Escriba su correo electrónico'],
    format: 'Escriba un correo electrónico como nombre@empresa.com',
    again: 'Presione el botón una vez más',
    inbox: 'Revise su correo',
    confirm: 'Confirmar mis alertas',
    confirmed: 'Sus alertas están confirmadas',
    done: 'Estas alertas están confirmadas',
    save: 'Guardar mi elección',
    saved: 'Su elección está guardada',
    stop: 'Cancelar todas las alertas',
    stopped: 'Sus alertas están canceladas',
    gone: 'No hay alertas en este enlace',
  },
} as const;

const urlOf = (language: Language, site: { english: string; spanish: string } = withRecaptcha) =>
  (language === 'eng' ? site.english : site.spanish) + paths[language]['email-alerts'];

const main = (page: Page) => page.getByRole('main');

/** The link in the letter to an address. */
async function linkTo(email: string): Promise<string> {
  await expect.poll(() => mail.letters.filter(({ to }) => to.includes(email)).length).toBe(1);
  const letter = mail.letters.find(({ to }) => to.includes(email));
  return /^https?:\/\/\S+\?token=[\w-]{32}$/m.exec(readLetter(letter?.source ?? '').text)?.[0] ?? '';
}

/** Sends the form until it was open as long as a person needs. */
async function send(page: Page, language: Language): Promise<void> {
  const { submit, again, inbox } = words[language];
  await pressUntil(
    main(page).getByRole('button', { name: submit }),
    main(page).getByText(inbox),
    main(page).getByText(again),
  );
}

/** Sign-ups are limited by address: each group of tests names one of its own, as a proxy in front would. */
const household = (number: number) => ({ 'x-forwarded-for': `10.8.${number}.9` });

for (const [at, language] of languages.entries()) {
  const said = words[language];
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} script in ${language}`, () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: household(3 * at + (javaScriptEnabled ? 1 : 2)) });

      const settled = async (page: Page) => {
        if (javaScriptEnabled) await hydrated(page);
      };

      test('an empty form comes back with a summary, and what was given is kept', async ({ page }) => {
        await page.goto(urlOf(language));
        await settled(page);
        await main(page).getByRole('button', { name: said.submit }).click();
        const summary = problemSummary(main(page), said.problem);
        await expect(summary.getByRole('link')).toHaveText([...said.faults]);
        await expect(summary).toBeFocused();
        await settled(page);
        await main(page).getByLabel(said.quote, { exact: true }).check();
        await main(page).getByLabel(said.email).fill('nobody');
        await main(page).getByRole('button', { name: said.submit }).click();
        await expect(summary.getByRole('link')).toHaveText([said.format]);
        await expect(main(page).getByLabel(said.email)).toHaveValue('nobody');
        await expect(main(page).getByLabel(said.quote, { exact: true })).toBeChecked();
        await expect(main(page).getByLabel(said.news, { exact: true })).not.toBeChecked();
        expect(page.url()).not.toContain('nobody');
      });

      test('the whole way: sign up, confirm, choose anew, stop', async ({ page, complaints }) => {
        // The link of a subscription that was stopped answers 404, as it should.
        complaints.allow(/status of 404/);
        const email = `${randomUUID()}@example.com`;
        await page.goto(urlOf(language));
        await settled(page);
        await main(page).getByLabel(said.news, { exact: true }).check();
        await main(page).getByLabel(said.email).fill(email.toUpperCase());
        await send(page, language);

        const link = await linkTo(email);
        expect(new URL(link).pathname).toBe(paths[language]['confirm-alerts']);
        const opened = await page.goto(link);
        expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
        expect(opened?.headers()['x-robots-tag']).toContain('noindex');
        await settled(page);
        await expect(main(page).getByRole('listitem').filter({ hasText: said.news })).toBeVisible();
        await main(page).getByRole('button', { name: said.confirm }).click();
        await expect(main(page).getByText(said.confirmed)).toBeVisible();
        const manage = page.url();
        expect(new URL(manage).pathname).toBe(paths[language]['manage-alerts']);

        await page.goto(link);
        await expect(main(page).getByText(said.done)).toBeVisible();
        await expect(main(page).getByRole('button', { name: said.confirm })).toHaveCount(0);

        await page.goto(manage);
        await settled(page);
        await main(page).getByLabel(said.news, { exact: true }).uncheck();
        await main(page).getByRole('button', { name: said.save }).click();
        await expect(problemSummary(main(page), said.problem).getByRole('link')).toHaveText([said.faults[0]]);
        // The summary takes the focus, and scrolls there, when the script starts: not in the middle of a press.
        await settled(page);
        await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
        await main(page).getByLabel(said.quote, { exact: true }).check();
        await main(page).getByRole('button', { name: said.save }).click();
        await expect(main(page).getByText(said.saved)).toBeVisible();
        await expect(main(page).getByLabel(said.quote, { exact: true })).toBeChecked();
        await expect(main(page).getByLabel(said.news, { exact: true })).not.toBeChecked();

        await main(page).getByRole('button', { name: said.stop }).click();
        await expect(main(page).getByText(said.stopped)).toBeVisible();
        expect(page.url()).not.toContain('token');
        await page.goto(manage);
        await expect(main(page).getByText(said.gone)).toBeVisible();
      });
    });
  }

  test(`an address that anybody typed claims that nothing was done, in ${language}`, async ({ page }) => {
    const { origin } = new URL(urlOf(language));
    const { 'email-alerts': signUp, 'manage-alerts': manage } = paths[language];
    for (const step of ['inbox', 'inbox.mfz0c3k0.AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto(`${origin}${signUp}?step=${step}`);
      await expect(main(page).getByLabel(said.email)).toBeVisible();
      await expect(main(page).getByText(said.inbox)).toHaveCount(0);
    }
    for (const step of ['stopped', 'saved', 'stopped.mfz0c3k0.AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto(`${origin}${manage}?step=${step}`);
      await expect(main(page).getByText(said.gone)).toBeVisible();
      await expect(main(page).getByText(said.stopped)).toHaveCount(0);
    }
  });

  test(`without a mail server the page says that the service is closed, in ${language}`, async ({ page }) => {
    await page.goto(urlOf(language, development));
    await expect(main(page).getByText(said.closed)).toBeVisible();
    await expect(main(page).getByLabel(said.email)).toHaveCount(0);
  });

  test(`axe finds nothing on the three pages in ${language}`, async ({ page }) => {
    test.slow();
    await page.setExtraHTTPHeaders(household(3 * at + 3));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(urlOf(language));
    expect(await axeFindings(page)).toEqual([]);
    await main(page).getByRole('button', { name: said.submit }).click();
    await expect(problemSummary(main(page), said.problem)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const email = `${randomUUID()}@example.com`;
    await main(page).getByLabel(said.news, { exact: true }).check();
    await main(page).getByLabel(said.email).fill(email);
    await send(page, language);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(await linkTo(email));
    expect(await axeFindings(page)).toEqual([]);
    await main(page).getByRole('button', { name: said.confirm }).click();
    await expect(main(page).getByText(said.confirmed)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
