import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { readLetter, startMailServer } from '../server/support/delivery-fixture.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { problemSummary } from '../support/problem-summary.ts';
import { sectionOf } from '../support/section-of.ts';
import { withFeed } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';
import { tabTo } from '../support/tab-to.ts';

// One server with a feed of its own is started and stopped: these tests follow each other.
test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

/** A certificate for `localhost`, signed by itself, made once with openssl for a hundred years. */
const certificates = fileURLToPath(new URL('../support/loopback-certificate/', import.meta.url));

const today = new Date().toISOString().slice(0, 10);
const vehicle = (stock: string, make = 'Harrow') => ({
  ...{ stock, yard: 'houston', row: '14-B', year: 2009, make, model: 'KR-V', arrived: today },
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
let feed: Server;
let site: ChildProcess | undefined;
/** What the feed says now, and how often it was asked. */
const fed = { vehicles: [vehicle('A-1')], asked: 0 };

test.beforeAll(async () => {
  mail = await startMailServer({}, withFeed.mailPort);
  // Feeds are read over https only; the site is told to trust this certificate, which is of no use but here.
  feed = createServer(
    { key: readFileSync(join(certificates, 'key.pem')), cert: readFileSync(join(certificates, 'cert.pem')) },
    (_, response) => {
      fed.asked += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(fed.vehicles));
    },
  ).listen(withFeed.feedPort, '127.0.0.1');
  await once(feed, 'listening');
});
test.afterAll(async () => {
  await stop();
  feed.close();
  await mail.close();
  rmSync(withFeed.dataDir, { recursive: true, force: true });
});

/** Starts the site; its first look at the feed comes within half a minute, and only a new start brings the next at once. */
async function start(): Promise<void> {
  site = spawn('node', ['src/server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_ENVIRONMENT: 'qa',
      PORT: `${withFeed.port}`,
      HEALTH_PORT: `${withFeed.healthPort}`,
      DATA_DIR: withFeed.dataDir,
      DRAIN_MS: '0',
      SMTP_URL: `smtp://127.0.0.1:${withFeed.mailPort}`,
      VEHICLE_FEED_URL: `https://localhost:${withFeed.feedPort}/`,
      NODE_EXTRA_CA_CERTS: join(certificates, 'cert.pem'),
    },
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${withFeed.healthPort}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
}

/** Stops it: what it has taken on is settled by then. */
async function stop(): Promise<void> {
  if (!site || site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
}

/** Starts it with what the feed says now, waits for its look, and stops it. */
async function look(): Promise<void> {
  await stop();
  // What was read within five minutes would not be read again.
  rmSync(join(withFeed.dataDir, 'sources'), { recursive: true, force: true });
  const before = fed.asked;
  await start();
  await expect.poll(() => fed.asked, { timeout: 45_000 }).toBeGreaterThan(before);
  await stop();
}

const words = {
  eng: {
    heading: 'Tell me when one arrives',
    first: 'Choose a make above',
    text: 'Harrow KR-V (2005 or newer) arrives at Houston, TX',
    email: 'Email address',
    submit: 'Tell me',
    problem: 'There is a problem',
    fault: 'Type an email address like name@company.com.',
    again: 'Please press the button once more',
    inbox: 'Check your inbox',
    confirm: 'Confirm my alerts',
    confirmed: 'Your alerts are confirmed',
    stop: 'Stop this alert',
    stopped: 'Your alerts are stopped',
    found: '2009 Harrow KR-V\nHouston, TX, row 14-B',
    jobs: 'Tell me when a job opens',
    where: 'Where',
    work: 'A job opens at Everett, WA: Trades',
  },
  es: {
    heading: 'Avísenme cuando llegue uno',
    first: 'Elija una marca arriba',
    text: 'Harrow KR-V (2005 o más nuevo) llega a Houston, TX',
    email: 'Correo electrónico',
    submit: 'Avísenme',
    problem: 'Hay un problema',
    fault: 'Escriba un correo electrónico como nombre@empresa.com.',
    again: 'Presione el botón una vez más',
    inbox: 'Revise su correo',
    confirm: 'Confirmar mis alertas',
    confirmed: 'Sus alertas están confirmadas',
    stop: 'Cancelar esta alerta',
    stopped: 'Sus alertas están canceladas',
    found: '2009 Harrow KR-V\nHouston, TX, fila 14-B',
    jobs: 'Avísenme cuando haya una vacante',
    where: 'Dónde',
    work: 'Se abre una vacante en Everett, WA: Oficios',
  },
} as const;

test('without script: ask, confirm by letter, be told once of what arrives, and stop by the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  // The rules are themselves a script.
  const scripted = await browser.newPage({ javaScriptEnabled: true, reducedMotion: 'reduce' });
  const findingsAt = async (url: string) => {
    await scripted.goto(url);
    return axeFindings(scripted);
  };
  // The first look remembers what stands there already.
  await look();
  await start();
  const subscribers: { language: 'eng' | 'es'; email: string }[] = [];
  const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));
  const main = page.getByRole('main');
  for (const language of ['eng', 'es'] as const) {
    const said = words[language];
    const origin = language === 'eng' ? withFeed.english : withFeed.spanish;
    const email = `${randomUUID()}@example.com`;
    await page.goto(origin + paths[language]['vehicle-inventory']);
    const form = sectionOf(main, said.heading);
    await expect(form.getByText(said.first)).toBeVisible();
    await page.goto(
      `${origin}${paths[language]['vehicle-inventory']}?make=harrow&model=KR-V&from=2005&yard=houston`,
    );
    await expect(form.getByText(said.text)).toBeVisible();
    expect(await findingsAt(page.url())).toEqual([]);
    await form.getByLabel(said.email).fill('nobody');
    await form.getByRole('button', { name: said.submit }).click();
    await expect(problemSummary(form, said.problem).getByRole('link')).toHaveText([said.fault]);
    await expect(form.getByLabel(said.email)).toHaveValue('nobody');
    expect(page.url()).not.toContain('nobody');
    await form.getByLabel(said.email).fill(email);
    // The form has to be open as long as a person needs.
    await pressUntil(
      form.getByRole('button', { name: said.submit }),
      form.getByText(said.inbox),
      form.getByText(said.again),
    );
    await expect.poll(() => lettersTo(email).length).toBe(1);
    const asked = readLetter(lettersTo(email)[0]?.source ?? '').text;
    expect(asked.replaceAll('\n', ' ')).toContain(said.text);
    await page.goto(/^https?:\/\/\S+\?token=[\w-]{32}$/m.exec(asked)?.[0] ?? '');
    await expect(main.getByRole('listitem').filter({ hasText: said.text })).toBeVisible();
    await main.getByRole('button', { name: said.confirm }).click();
    await expect(main.getByText(said.confirmed)).toBeVisible();
    await expect(main.getByText(said.text)).toBeVisible();
    expect(await findingsAt(page.url())).toEqual([]);
    subscribers.push({ language, email });
  }

  fed.vehicles = [vehicle('A-1'), vehicle('A-2'), vehicle('A-3', 'Foothill')];
  await look();
  await look();
  // One more that is meant, within the day: it waits.
  fed.vehicles.push(vehicle('A-4'));
  await look();

  await start();
  for (const { language, email } of subscribers) {
    const said = words[language];
    await expect.poll(() => lettersTo(email).length).toBe(2);
    const told = readLetter(lettersTo(email)[1]?.source ?? '');
    expect(told.text).toContain(said.found);
    expect(told.text).not.toContain('Foothill');
    expect(told.headers['list-unsubscribe']).toMatch(/one-click\?token=[\w-]{32}&watch=[\w-]{36}>$/);
    const pages = told.text.match(/^https?:\/\/\S+\?token=[\w-]{32}$/gm) ?? [];
    await page.goto(pages.at(-1) ?? '');
    await main.getByRole('button', { name: said.stop }).click();
    await expect(main.getByText(said.stopped)).toBeVisible();
  }
});

/** Makes the site forget that it has seen a job: to its next look the job is one that a new version brought. */
function forgetJob(id: string): void {
  const database = new DatabaseSync(join(withFeed.dataDir, 'site.db'));
  const forgotten = database.prepare("delete from alert_items where source = 'jobs-sample' and item_id = ?");
  expect(forgotten.run(id).changes).toBe(1);
  database.close();
}

test('without script: ask for jobs of a kind at a yard, be told of one that opens, and stop by the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const scripted = await browser.newPage({ javaScriptEnabled: true, reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));
  const subscribers: { language: 'eng' | 'es'; email: string }[] = [];
  await look();
  await start();
  for (const language of ['eng', 'es'] as const) {
    const said = words[language];
    const origin = language === 'eng' ? withFeed.english : withFeed.spanish;
    const email = `${randomUUID()}@example.com`;
    // A job leads to the form, with its own kind of work chosen.
    await page.goto(origin + (paths[language].job ?? '').replace(':id', 'electrician-longview'));
    await page.locator('section:has(#alike) a[href$="#watch"]').click();
    const form = sectionOf(main, said.jobs);
    await form.getByLabel(said.where).selectOption('everett');
    await form.getByLabel(said.email).fill('nobody');
    await form.getByRole('button', { name: said.submit }).click();
    await expect(problemSummary(form, said.problem).getByRole('link')).toHaveText([said.fault]);
    await expect(form.getByLabel(said.where)).toHaveValue('everett');
    await scripted.goto(page.url());
    expect(await axeFindings(scripted)).toEqual([]);
    await form.getByLabel(said.email).fill(email);
    // The form has to be open as long as a person needs.
    await pressUntil(
      form.getByRole('button', { name: said.submit }),
      form.getByText(said.inbox),
      form.getByText(said.again),
    );
    await expect.poll(() => lettersTo(email).length).toBe(1);
    const asked = readLetter(lettersTo(email)[0]?.source ?? '').text;
    expect(asked.replaceAll('\n', ' ')).toContain(said.work);
    await page.goto(/^https?:\/\/\S+\?token=[\w-]{32}$/m.exec(asked)?.[0] ?? '');
    await main.getByRole('button', { name: said.confirm }).click();
    await expect(main.getByText(said.confirmed)).toBeVisible();
    await expect(main.getByText(said.work)).toBeVisible();
    subscribers.push({ language, email });
  }

  await stop();
  forgetJob('mechanic-everett');
  // Of the same kind, but elsewhere.
  forgetJob('electrician-longview');
  await look();
  await start();
  for (const { language, email } of subscribers) {
    const said = words[language];
    await expect.poll(() => lettersTo(email).length).toBe(2);
    const told = readLetter(lettersTo(email)[1]?.source ?? '');
    const [job] = told.text.match(/^https?:\/\/\S+\/mechanic-everett$/m) ?? [''];
    expect(told.text).not.toContain('electrician-longview');
    expect(told.headers['list-unsubscribe']).toMatch(/one-click\?token=[\w-]{32}&watch=[\w-]{36}>$/);
    expect((await page.goto(job))?.status()).toBe(200);
    const pages = told.text.match(/^https?:\/\/\S+\?token=[\w-]{32}$/gm) ?? [];
    await page.goto(pages.at(-1) ?? '');
    await main.getByRole('button', { name: said.stop }).click();
    await expect(main.getByText(said.stopped)).toBeVisible();
  }
});

const priceWords = {
  eng: {
    heading: 'Tell me when the price moves',
    once: 'We write to you once, as soon as No. 1 copper passes your price.',
    letterFirst: 'We send a link to confirm first.',
    where: 'Where',
    when: 'When it pays',
    mark: 'Price',
    faults: [
      ['four', 'Write the price in digits, such as 4.25 or 1,250.'],
      ['-4', 'No price is below zero. Write it without the minus sign.'],
      ['50', 'That is so already today. Write another price.'],
    ],
    paid: 'Tacoma, WA pays less than US$2.50 per pound for No. 1 copper',
  },
  es: {
    heading: 'Avísenme cuando cambie el precio',
    once: 'Le escribimos una vez, en cuanto “Cobre n.º 1” pase el precio que usted puso.',
    letterFirst: 'Primero le enviamos un enlace para confirmar.',
    where: 'Dónde',
    when: 'Cuando pague',
    mark: 'Precio',
    faults: [
      ['cuatro', 'Escriba el precio con cifras, como 4.25 o 1,250.'],
      ['-4', 'Ningún precio es menor que cero. Escríbalo sin el signo menos.'],
      ['50', 'Eso ya se cumple hoy. Escriba otro precio.'],
    ],
    paid: 'Tacoma, WA paga menos de US$2.50 por libra de “Cobre n.º 1”',
  },
} as const;

test.describe('a price that is waited for', () => {
  test.use({ javaScriptEnabled: true });

  for (const language of ['eng', 'es'] as const) {
    const said = { ...words[language], ...priceWords[language] };
    const address = `${language === 'eng' ? withFeed.english : withFeed.spanish}${paths[language]['scrap-prices']}?metal=copper-1`;

    test(`the ${language} form says what will happen, refuses a bad mark, and is filled in and sent by keyboard alone`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await stop();
      await start();
      const email = `${randomUUID()}@example.com`;
      const { keyboard } = page;
      await page.goto(`${address}#watch`);
      await hydrated(page);
      const form = page.getByRole('form', { name: said.heading });
      await expect(form.getByText(said.once)).toBeVisible();
      await expect(form.getByText(said.letterFirst)).toBeVisible();
      const mark = form.getByRole('textbox', { name: said.mark });
      const button = form.getByRole('button', { name: said.submit });
      await tabTo(form.getByRole('combobox', { name: said.where }));
      await keyboard.type('Tacoma');
      await keyboard.press('Tab');
      await expect(form.getByRole('combobox', { name: said.when })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('Tab');
      await expect(mark).toBeFocused();
      await keyboard.press('Tab');
      await keyboard.insertText(email);
      await keyboard.press('Shift+Tab');
      for (const [typed, fault] of said.faults) {
        await expect(mark).toBeFocused();
        await keyboard.press('Control+A');
        await keyboard.insertText(typed);
        await keyboard.press('Enter');
        const summary = problemSummary(form, said.problem);
        await expect(summary.getByRole('link')).toHaveText([fault]);
        await hydrated(page);
        await expect(summary).toBeFocused();
        await expect(mark).toHaveValue(typed);
        await expect(mark).toHaveAttribute('aria-invalid', 'true');
        await expect(mark).toHaveAccessibleDescription(new RegExp(fault));
        await expect(form.getByRole('combobox', { name: said.where })).toHaveValue('tacoma');
        await expect(form.getByRole('combobox', { name: said.when })).toHaveValue('less-than');
        expect(page.url()).not.toContain(email);
        await keyboard.press('Tab');
        await keyboard.press('Enter');
      }
      await expect(mark).toBeFocused();
      await keyboard.press('Control+A');
      await keyboard.insertText('2.50');
      const inbox = page.getByRole('main').getByText(said.inbox);
      // The form has to be open as long as a person needs.
      await expect(async () => {
        if (await button.isVisible()) {
          await tabTo(button);
          await keyboard.press('Enter');
        }
        await expect(inbox.or(form.getByText(said.again))).toBeVisible();
        expect(await inbox.isVisible()).toBe(true);
      }).toPass({ intervals: [3_500] });
      const letters = () => mail.letters.filter(({ to }) => to.includes(email));
      await expect.poll(() => letters().length).toBe(1);
      const letter = readLetter(letters()[0]?.source ?? '').text;
      expect(letter.replaceAll('\n', ' ')).toContain(said.paid);
    });

    test(`axe finds nothing on the ${language} form about a price, asked, refused and sent`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await stop();
      await start();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      const form = page.getByRole('form', { name: said.heading });
      await expect(form).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await form.getByRole('button', { name: said.submit }).click();
      await expect(problemSummary(form, said.problem).getByRole('link')).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
      await form.getByLabel(said.mark).fill('8');
      await form.getByLabel(said.email).fill(`${randomUUID()}@example.com`);
      const inbox = page.getByRole('main').getByText(said.inbox);
      await pressUntil(form.getByRole('button', { name: said.submit }), inbox, form.getByText(said.again));
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});
