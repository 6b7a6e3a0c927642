import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeIn, everyRule } from '@site/audit/engines/axe.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import {
  type CompanyLoginFixture,
  type StaffName,
  staffVariables,
  startCompanyLogin,
} from '../server/support/company-login.ts';
import { submission } from '../server/support/storage-fixture.ts';
import { expect, rests, test } from '../support/fixtures.ts';
import { withDesk } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

// One server with a desk is started and stopped: these tests follow each other.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: withDesk.desk });

let site: ChildProcess;
let login: CompanyLoginFixture;
let references: string[];

test.beforeAll(async () => {
  const sent = [
    submission({
      kind: 'contact',
      language: 'es',
      content: {
        firstName: 'Ana',
        lastName: 'Ríos',
        email: 'ana@example.com',
        company: 'Chatarra del Valle',
      },
    }),
    submission({ kind: 'privacy' }),
    ...Array.from({ length: 30 }, (_, at) => submission({ kind: 'application', createdAt: Date.now() - at })),
  ];
  references = sent.map(({ id }) => referenceOf(id));
  const storage = await openStorage({
    environment: 'qa',
    dataDir: withDesk.dataDir,
    storageKeys: null,
    databaseUrl: null,
  });
  for (const each of sent) await storage.submissions.add(each);
  await storage.close();
  login = await startCompanyLogin({ origin: withDesk.desk, port: withDesk.loginPort });
  site = spawn('node', ['src/server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_ENVIRONMENT: 'qa',
      PORT: `${withDesk.port}`,
      HEALTH_PORT: `${withDesk.healthPort}`,
      DATA_DIR: withDesk.dataDir,
      DRAIN_MS: '0',
      STAFF_PORT: `${withDesk.staffPort}`,
      STAFF_ISSUER: login.issuer,
      ...staffVariables,
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${withDesk.desk}/en`).then(
          ({ status }) => status,
          () => null,
        ),
      { timeout: 30_000 },
    )
    .toBe(401);
});

test.afterAll(async () => {
  const ended = once(site, 'exit');
  site.kill();
  await ended;
  await login.close();
  rmSync(withDesk.dataDir, { recursive: true, force: true });
});

const words = {
  en: {
    signIn: 'Sign in with your company account',
    requests: 'Requests',
    take: 'Take it on',
    taken: 'You took this request on.',
    assigned: 'Taken on',
    done: 'Mark it as done',
    how: 'How it was answered',
    note: 'Note about the answer',
    why: 'Write why it was refused.',
    erase: 'Erase it…',
    eraseForGood: 'Erase',
    tick: 'Yes, erase it for good',
    erased: 'It was erased, and nothing can bring it back.',
    email: 'Email address of the person',
    findAll: 'Find all of it',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
  },
  es: {
    signIn: 'Iniciar sesión con su cuenta de la empresa',
    requests: 'Solicitudes',
    take: 'Hacerme cargo',
    taken: 'Usted se hizo cargo de esta solicitud.',
    assigned: 'Asignada',
    done: 'Marcarla como terminada',
    how: 'Cómo se respondió',
    note: 'Nota sobre la respuesta',
    why: 'Escriba por qué se rechazó.',
    erase: 'Borrarla…',
    eraseForGood: 'Borrar',
    tick: 'Sí, borrarla para siempre',
    erased: 'Se borró y no hay manera de recuperarlo.',
    email: 'Correo electrónico de la persona',
    findAll: 'Buscar todo',
    signOut: 'Cerrar sesión',
    signedOut: 'Usted cerró la sesión',
  },
} as const;

/** Presses the way in and answers the company's login. */
async function signIn(page: Page, way: string, name: StaffName): Promise<void> {
  await page.getByRole('link', { name: way }).click();
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
}

/** What axe finds on the whole page, and sideways scroll, at a narrow and a wide window and in both schemes. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  // One page goes over into the next: a window that changes its size meanwhile breaks that off.
  await rests(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await (await axeIn(page))
        .options({ resultTypes: ['violations'] })
        .withRules([...everyRule])
        .analyze();
      for (const { id, nodes } of violations)
        for (const { html } of nodes) found.push(`${width} ${colorScheme} ${id}: ${html.slice(0, 160)}`);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${width}: the page scrolls sideways by ${overflow} px`);
  }
  return found;
}

for (const language of ['en', 'es'] as const) {
  const said = words[language];

  test(`every page of the desk is free of what axe finds, in ${language}`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each of these is an answer of 401, 404, 403 or 409, which Chromium writes into the console.
    complaints.allow(/Failed to load resource/);
    const [contact = '', privacy = ''] = references;
    await page.goto(`/${language}`);
    expect(await findings(page)).toEqual([]);
    await signIn(page, said.signIn, 'bruno');
    await expect(page.getByRole('heading', { level: 1, name: said.requests })).toBeVisible();
    for (const path of [
      '',
      '?page=2',
      '?state=erased&form=report',
      `/record/${contact}`,
      `/record/${privacy}/erase`,
      '/record/0000-0000',
      '/audit',
      '/audit?act=read&reference=ana',
      '/nowhere',
    ]) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await findings(page), path).toEqual([]);
    }
    await page.goto(`/${language}`);
    await page.getByLabel(said.email).fill('ANA@example.com');
    await page.getByRole('button', { name: said.findAll }).click();
    await expect(page.getByRole('link', { name: contact })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: said.signOut }).click();
    await expect(page.getByRole('heading', { level: 1, name: said.signedOut })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`a request is read, taken on and erased by keyboard alone, without a script, in ${language}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/);
    // The browser's own, where a page came later than it waits with its animation: a page without a script cannot catch it.
    complaints.allow(/Transition was aborted because of invalid state/);
    const reference = references[language === 'en' ? 2 : 3] ?? '';
    const press = async (role: 'link' | 'button', name: string) => {
      await page.getByRole(role, { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(`/${language}/record/${reference}`);
    await press('link', said.signIn);
    await page.locator('[name=login]').fill('bruno');
    await page.locator('[name=password]').fill('any');
    await page.keyboard.press('Enter');
    // It comes back to where it began.
    await expect(page).toHaveURL(`${withDesk.desk}/${language}/record/${reference}`);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await press('button', said.take);
    // What was done is the first thing that is read of the page that follows.
    await expect(page).toHaveTitle(new RegExp(`^${said.taken.replaceAll('.', '\\.')} ${reference}`));
    await expect(page.getByRole('status')).toContainText(said.taken);
    await expect(page.getByRole('main').getByText(said.assigned, { exact: true })).toBeVisible();
    // A refusal without its reason is sent back with what was chosen, and the way to the field is the first thing read.
    await page.getByRole('combobox', { name: said.how }).selectOption('refused');
    await press('button', said.done);
    await expect(page.locator(':focus')).toContainText(said.why);
    await expect(page.getByRole('combobox', { name: said.how })).toHaveValue('refused');
    await press('link', said.why);
    await expect(page.getByRole('textbox', { name: said.note })).toBeFocused();
    await page.keyboard.type('The store is closed.');
    await press('button', said.done);
    await expect(page.getByRole('paragraph').filter({ hasText: 'The store is closed.' })).toBeVisible();
    await press('link', said.erase);
    // Without the tick nothing is erased, and the focus is on what is wanted.
    await press('button', said.eraseForGood);
    await expect(page.getByRole('checkbox', { name: said.tick })).toBeFocused();
    await page.keyboard.press('Space');
    await press('button', said.eraseForGood);
    await expect(page.getByText(said.erased)).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
  });
}

test('the other language is a press away, on the same page', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/en');
  await signIn(page, words.en.signIn, 'petra');
  await page.goto(`/en/record/${references[0]}`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${withDesk.desk}/es/record/${references[0]}`);
  await expect(page.getByText('Chatarra del Valle')).toHaveAttribute('lang', 'es');
});

test('the other language keeps the person that was looked for, whose address is in no URL', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/en');
  await signIn(page, words.en.signIn, 'petra');
  await page.getByLabel(words.en.email).fill('ana@example.com');
  await page.getByRole('button', { name: words.en.findAll }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('ana@example.com', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${withDesk.desk}/es/person`);
});

test('whoever runs the site sees how it stands, free of what axe finds', async ({ page, complaints }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  complaints.allow(/Failed to load resource/);
  await page.goto('/en');
  await signIn(page, words.en.signIn, 'omar');
  await page.getByRole('link', { name: 'State of the site', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'State of the site' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'How each source stands' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estado del sitio' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('an export is a file', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.goto('/en');
  await signIn(page, words.en.signIn, 'petra');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a spreadsheet (CSV)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^desk-\d{4}-\d\d-\d\d\.csv$/);
});

test('the public site knows nothing of the desk, and the desk nothing of the public site', async ({
  request,
}) => {
  for (const path of [
    '/en',
    '/en/audit',
    `/en/record/${references[0]}`,
    '/en/sign-in',
    '/sign-in/callback',
  ]) {
    const reply = await request.get(`${withDesk.english}${path}`, { maxRedirects: 0 });
    expect([302, 404], path).toContain(reply.status());
    expect(reply.headers()['set-cookie'] ?? '').not.toContain('__Host-desk');
    expect(await reply.text()).not.toContain('company account');
  }
  for (const path of [paths.eng.company, '/api/config/config/analyticsId', '/sitemap.xml', '/livez']) {
    const reply = await request.get(`${withDesk.desk}${path}`);
    expect(reply.status(), path).toBe(404);
  }
});
