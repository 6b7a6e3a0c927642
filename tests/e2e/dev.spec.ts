import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type DevCopy, startDevCopy } from '@site/build/serving/dev-copy.ts';
import { ask } from '../support/every-page/ask-server.ts';
import { expect, test } from '../support/fixtures.ts';
import { paths } from '../support/site-pages.ts';

/**
 * `npm run dev` as a translator uses it, in a copy of the project of its own: the test saves catalogs, and nobody's
 * work tree may change under them.
 */
test.describe.configure({ mode: 'serial' });

let copy: DevCopy;
let spanish: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await startDevCopy('dev-test');
  spanish = copy.origins.es;
});

test.afterAll(() => copy.close());

test('both languages start without a hydration warning', async ({ page }) => {
  // Nothing is prepared yet; on a busy machine the first page of each language takes its time.
  test.setTimeout(300_000);
  for (const [address, heading] of [
    [`${copy.origins.eng}${paths.eng.company}`, 'A family of yards, parts counters and one steel mill'],
    [`${spanish}${paths.es.company}`, 'Una compañía de centros de reciclaje, autopartes y acero'],
  ] as const) {
    await page.goto(address, { timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
      timeout: 120_000,
    });
  }
});

test('a saved text shows in the browser without a restart', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${spanish}${paths.es.company}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
  copy.replaceIn(
    copy.catalog('es', 'company'),
    'msgstr "Una compañía de centros de reciclaje, autopartes y acero"',
    'msgstr "Un titular recién guardado"',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un titular recién guardado', {
    timeout: 20_000,
  });
});

test('a translator edits a text where it stands: catalog and page follow, another hand is told, undo puts it back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, `${spanish}${paths.es.company}`);
  const file = copy.catalog('es', 'company');
  const before = readFileSync(file, 'utf8');
  const heading = page.getByRole('heading', { level: 1 });
  const spot = (text: string) => page.getByRole('button', { name: `Editar: ${text}`, exact: true });
  const editor = page.locator('#edit-texts');
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  await expect(editor.getByRole('status').first()).toContainText('La edición está activada', {
    timeout: 30_000,
  });
  const first = spot('Un titular recién guardado');
  await first.hover();
  await expect(first).toHaveCSS('outline-style', 'solid');
  await first.press('Enter');
  const box = page.getByRole('dialog', { name: 'Editar un texto' });
  const field = box.getByRole('textbox', { name: 'Español' });
  await expect(field).toBeFocused({ timeout: 60_000 });
  await expect(box.getByRole('textbox', { name: 'English' })).toHaveValue(/^A family of yards/);
  await field.fill('Un {titular');
  await expect(box).toContainText('no se puede leer como mensaje', { timeout: 20_000 });
  await field.fill('Un titular escrito aquí');
  // Meanwhile somebody else saves the same text.
  copy.replaceIn(file, 'msgstr "Un titular recién guardado"', 'msgstr "Un titular de otra mano"');
  const save = box.getByRole('button', { name: 'Guardar' });
  await save.press('Enter');
  await expect(box).toContainText('alguien cambió este texto', { timeout: 20_000 });
  await expect(field).toHaveValue('Un titular escrito aquí');
  await save.press('Enter');
  await expect(box).toContainText('Guardado en locales/es/company.po:', { timeout: 20_000 });
  await expect(heading).toHaveText('Un titular escrito aquí', { timeout: 20_000 });
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace('"Un titular recién guardado"', '"Un titular escrito aquí"'),
  );
  await box.getByRole('button', { name: 'Deshacer lo guardado' }).press('Enter');
  await expect(heading).toHaveText('Un titular de otra mano', { timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(spot('Un titular de otra mano')).toBeFocused();
  writeFileSync(file, before);
  await expect(heading).toHaveText('Un titular recién guardado', { timeout: 20_000 });
});

test('title and address of a page are edited in one box by keyboard: what moves is listed, accepted and put back', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(240_000);
  await openPage(page, `${spanish}${paths.es.award}`);
  const [routes, lock] = [copy.catalog('es', 'routes'), copy.file('locales/slugs.lock.json')];
  const before = [readFileSync(routes, 'utf8'), readFileSync(lock, 'utf8')] as const;
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Esta página: título y dirección' })).toBeFocused();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Título y dirección de esta página' });
  const address = box.getByRole('group', { name: 'Parte de la dirección: award' });
  const field = address.getByRole('textbox', { name: 'Español' });
  await expect(field).toHaveValue('reconocimiento', { timeout: 60_000 });
  await expect(
    box.getByRole('group', { name: 'Título' }).getByRole('textbox', { name: 'Español' }),
  ).not.toHaveValue('');
  await field.fill('Premio Único');
  await expect(address).toContainText('slug-shape', { timeout: 30_000 });
  await field.fill('premio');
  await expect(address).toContainText('Direcciones que van a cambiar: 1', { timeout: 30_000 });
  await expect(address).toContainText('/compania/reconocimiento pasa a ser /compania/premio');
  await field.press('Tab');
  await box.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page).toHaveURL(/\/compania\/premio$/, { timeout: 60_000 });
  // The page has loaded itself anew; whoever typed is where they were.
  await expect(field).toBeFocused({ timeout: 60_000 });
  await expect(box).toContainText('La página se cargó de nuevo en su dirección');
  await expect(box).toContainText('Direcciones que cambiaron y no están aceptadas: 1');
  await box.getByRole('button', { name: 'Aceptar estas direcciones' }).press('Enter');
  await expect(box).toContainText('Aceptadas en locales/slugs.lock.json', { timeout: 20_000 });
  expect(readFileSync(lock, 'utf8')).toContain(
    '"current": "/compania/premio", "former": ["/compania/reconocimiento"]',
  );
  await box.getByRole('button', { name: 'Deshacer lo guardado' }).press('Enter');
  await expect(page).toHaveURL(/\/compania\/reconocimiento$/, { timeout: 60_000 });
  expect(readFileSync(routes, 'utf8')).toBe(before[0]);
  // Nobody has read the address in between, so one press takes it out of the list as well.
  expect(readFileSync(lock, 'utf8')).toBe(before[1]);
  await expect(field).toHaveValue('reconocimiento', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: 'Esta página: título y dirección' })).toBeFocused();
  writeFileSync(lock, before[1]);
});

test('what was typed and not saved is there when somebody else moves the page and when it is reloaded, until it is discarded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(300_000);
  await openPage(page, `${spanish}${paths.es.award}`);
  const routes = copy.catalog('es', 'routes');
  const before = readFileSync(routes, 'utf8');
  const opener = page.getByRole('button', { name: 'Esta página: título y dirección' });
  const box = page.getByRole('dialog', { name: 'Título y dirección de esta página' });
  const title = box.getByRole('group', { name: 'Título' }).getByRole('textbox', { name: 'Español' });
  const open = async () => {
    await expect(opener).toBeVisible({ timeout: 60_000 });
    await expect(box).toBeHidden();
    await opener.press('Enter');
    await expect(title).not.toHaveValue('', { timeout: 60_000 });
  };
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  await open();
  const saved = await title.inputValue();
  await title.fill('Un título a medio escribir');
  // Meanwhile somebody else gives the page another address, and it loads itself anew there.
  copy.replaceIn(routes, 'msgstr "reconocimiento"', 'msgstr "distincion"');
  await expect(page).toHaveURL(/\/compania\/distincion$/, { timeout: 90_000 });
  await open();
  await expect(title).toHaveValue('Un título a medio escribir');
  await expect(box).toContainText('Aquí está lo que usted escribió antes y no guardó.');
  await page.reload();
  await open();
  await expect(title).toHaveValue('Un título a medio escribir');
  await box.getByRole('button', { name: 'Descartar lo que no se guardó' }).press('Enter');
  await expect(title).toHaveValue(saved);
  await expect(title).toBeFocused();
  await page.reload();
  await open();
  await expect(title).toHaveValue(saved);
  writeFileSync(routes, before);
  await expect(page).toHaveURL(/\/compania\/reconocimiento$/, { timeout: 90_000 });
});

test('a text is marked as reviewed by name, once it is saved, and the file says who has read it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPage(page, `${spanish}${paths.es.company}`);
  const file = copy.catalog('es', 'company');
  const before = readFileSync(file, 'utf8');
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  const spot = page.getByRole('button', { name: 'Editar: Un titular recién guardado', exact: true });
  await spot.press('Enter', { timeout: 60_000 });
  const box = page.getByRole('dialog', { name: 'Editar un texto' });
  await expect(box.getByRole('textbox', { name: 'Español' })).toBeFocused({ timeout: 60_000 });
  const review = box.getByRole('button', { name: 'Marcar como revisado: Español' });
  await review.press('Enter');
  const reviewer = box.getByRole('textbox', { name: 'Su nombre, para las revisiones' });
  await expect(reviewer).toBeFocused();
  await expect(box).toContainText('Escriba primero su nombre');
  await reviewer.fill('Ana Ruiz');
  await review.press('Enter');
  await expect(box).toContainText('Lo revisó Ana Ruiz el', { timeout: 20_000 });
  expect(readFileSync(file, 'utf8')).toMatch(/^# reviewed: \d{4}-\d{2}-\d{2}, Ana Ruiz \[\w{8}\]$/m);
  writeFileSync(file, before);
});

test('the list finds a text by its words, opens it by keyboard, and leads to it in its place', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // As somebody who has looked around leaves it; a whole run would take minutes.
  const seen = {
    language: 'es',
    page: 'company',
    path: paths.es.company,
    view: 'served',
    part: 'main',
    box: null,
  };
  const message = 'A family of yards, parts counters and one steel mill';
  mkdirSync(copy.file('.cache/locate'), { recursive: true });
  writeFileSync(
    copy.file('.cache/locate/report.json'),
    JSON.stringify({ messages: [{ area: 'company', message, seen: [seen] }] }),
  );
  await page.goto(`${spanish}/edit-texts?words=reci%C3%A9n+guardado`);
  await expect(page.getByRole('heading', { level: 1, name: 'Textos del sitio' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('status').first()).toContainText('Textos: 1.', { timeout: 60_000 });
  await expect(page.getByText('Traducido, sin revisar.')).toBeVisible();
  await page.getByRole('button', { name: 'Editar: Un titular recién guardado' }).press('Enter');
  const box = page.getByRole('dialog', { name: 'Editar un texto' });
  await expect(box.getByRole('textbox', { name: 'Español' })).toBeFocused({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Editar: Un titular recién guardado' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Editarlo en su lugar: company' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.es.company}$`), { timeout: 60_000 });
  await expect(box.getByRole('textbox', { name: 'Español' })).toHaveValue('Un titular recién guardado', {
    timeout: 60_000,
  });
  // Whoever listens hears how many there are, and not the count of a reading that was overtaken.
  await expect(page.locator('#edit-texts').getByRole('status').first()).toContainText(
    /Textos que puede editar: [1-9]/,
  );
});

test('the emails of the site are read and edited on a page of their own', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${spanish}/edit-texts/letters`);
  await expect(page.getByRole('heading', { level: 1, name: 'Correos del sitio' })).toBeVisible({
    timeout: 60_000,
  });
  const subject = page.getByRole('heading', { level: 2, name: 'AB12-CD34' }).first();
  await expect(subject).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/[{}]/)).toHaveCount(0);
  const file = copy.catalog('es', 'mail-content');
  const before = readFileSync(file, 'utf8');
  const words = 'Si no fue usted, no tiene que hacer nada.';
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  const spot = page.getByRole('button', { name: `Editar: ${words}`, exact: true }).first();
  await expect(spot).toBeVisible({ timeout: 60_000 });
  await spot.press('Enter');
  const box = page.getByRole('dialog', { name: 'Editar un texto' });
  const field = box.getByRole('textbox', { name: 'Español' });
  await expect(field).toHaveValue(words, { timeout: 60_000 });
  await field.fill('Si no fue usted, no haga nada.');
  await box.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(box).toContainText('Guardado en locales/es/mail-content.po:', { timeout: 20_000 });
  // The letter follows, and nothing else in the file has changed.
  await expect(page.getByText('Si no fue usted, no haga nada.', { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  expect(readFileSync(file, 'utf8')).toBe(before.replace(words, 'Si no fue usted, no haga nada.'));
  await box.getByRole('button', { name: 'Deshacer lo guardado' }).press('Enter');
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 }).toBe(before);
});

test('the focus stays at a text that the page writes into another node while one edits', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, `${spanish}${paths.es.company}`);
  await page.getByRole('button', { name: 'Editar textos' }).press('Enter');
  const spot = page.getByRole('button', { name: 'Editar: Un titular recién guardado', exact: true });
  await expect(spot).toBeVisible({ timeout: 60_000 });
  await spot.focus();
  const former = await spot.elementHandle();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.replaceChildren(document.createTextNode(heading.textContent));
  });
  await expect.poll(() => former?.evaluate((button) => button.isConnected)).toBe(false);
  await expect(spot).toBeFocused();
});

test('a broken text is named with file and line while the rest of the page works, until it is mended', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(120_000);
  await page.goto(`${spanish}${paths.es.company}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
  const file = copy.catalog('es', 'company');
  const whole = readFileSync(file, 'utf8');
  const heading = 'msgstr "Un titular recién guardado"';
  const line = whole.slice(0, whole.indexOf(heading)).split('\n').length;
  const notice = page.locator('#catalog-notice');
  for (const [broken, column, words] of [
    ['msgstr "Un {titular"', '20', 'no se puede leer como mensaje'],
    ['msgstr "Un titular', '8', 'Falta la comilla'],
  ] as const) {
    writeFileSync(file, whole.replace(heading, broken));
    await expect(notice).toContainText(`locales/es/company.po:${line}:${column}`, { timeout: 20_000 });
    await expect(notice).toContainText(words);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await expect(notice).toContainText(`locales/es/company.po:${line}`, { timeout: 60_000 });
    writeFileSync(file, whole);
    await expect(notice).toBeHidden({ timeout: 20_000 });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un titular recién guardado', {
    timeout: 20_000,
  });
});

test('a saved address opens without a restart, and a page that is open at the old one moves there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(180_000);
  const heading = 'Todos regresamos a casa sanos y salvos';
  await page.goto(`${spanish}${paths.es.culture}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
  const started = copy.output().length;
  copy.replaceIn(copy.catalog('es', 'routes'), 'msgstr "cultura"', 'msgstr "nuestra-cultura"');
  await expect(page).toHaveURL(/\/compania\/nuestra-cultura$/, { timeout: 90_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 60_000 });
  expect(copy.output().slice(started)).not.toContain('server restarted');
});

test('a link inside the site leads to the saved address', async ({ page, complaints }) => {
  complaints.allow(/./);
  test.setTimeout(120_000);
  await page.goto(`${spanish}${paths.es.company}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
  await page.getByRole('main').locator('a[href="/compania/nuestra-cultura"]').first().click();
  await expect(page).toHaveURL(/\/compania\/nuestra-cultura$/, { timeout: 60_000 });
});

test('a slug that cannot be an address is named, and the addresses before it stay', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(120_000);
  const address = `${spanish}/compania/nuestra-cultura`;
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
  copy.replaceIn(copy.catalog('es', 'routes'), 'msgstr "nuestra-cultura"', 'msgstr "Nuestra Cultura"');
  const notice = page.locator('#catalog-notice');
  await expect(notice).toContainText('locales/es/routes.po:', { timeout: 20_000 });
  await expect(notice).toContainText('nuestra-cultura');
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos regresamos a casa sanos y salvos');
  copy.replaceIn(copy.catalog('es', 'routes'), 'msgstr "Nuestra Cultura"', 'msgstr "asi-somos"');
  await expect(page).toHaveURL(/\/compania\/asi-somos$/, { timeout: 30_000 });
  await expect(notice).toBeHidden({ timeout: 20_000 });
});

/** Opens a page of the copy and waits until React has it. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 60_000 });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '', null, {
    timeout: 60_000,
  });
}

test('an English sentence that was just written shows in both languages, and the console names it once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/is untranslated/);
  test.setTimeout(180_000);
  const named: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('is untranslated')) named.push(message.text());
  });
  const file = copy.file('src/pages/company/company.tsx');
  const [before, after] = ['A family of yards, parts counters', 'A family of twelve yards, parts counters'];
  const heading = page.getByRole('heading', { level: 1 });
  await openPage(page, `${copy.origins.eng}${paths.eng.company}`);
  copy.replaceIn(file, before, after);
  await expect(heading).toHaveText('A family of twelve yards, parts counters and one steel mill', {
    timeout: 20_000,
  });
  await openPage(page, `${spanish}${paths.es.company}`);
  await expect(heading).toHaveText('A family of twelve yards, parts counters and one steel mill');
  named.length = 0;
  await openPage(page, `${spanish}${paths.es.company}`);
  expect(named).toHaveLength(1);
  expect(named[0]).toContain('A family of twelve yards');
  copy.replaceIn(file, after, before);
  await expect(heading).toHaveText('Un titular recién guardado', { timeout: 20_000 });
});

test('an English sentence of a content file that was just written shows in both languages, and is named', async () => {
  test.setTimeout(120_000);
  const file = copy.file('src/features/company/content/culture.json');
  const [before, after] = ['An ordinary Tuesday at', 'An ordinary Wednesday at'];
  const started = copy.output().length;
  copy.replaceIn(file, before, after);
  for (const address of [`${copy.origins.eng}${paths.eng.culture}`, `${spanish}/compania/asi-somos`]) {
    await expect
      .poll(async () => (await ask(address)).body.toString(), { timeout: 30_000 })
      .toContain('An ordinary Wednesday at a metals yard');
  }
  expect(copy.output().slice(started)).toMatch(
    /culture\.json: dayLead\.lead: "An ordinary Wednesday .* is untranslated/,
  );
  copy.replaceIn(file, after, before);
  await expect
    .poll(async () => (await ask(`${copy.origins.eng}${paths.eng.culture}`)).body.toString(), {
      timeout: 30_000,
    })
    .toContain('An ordinary Tuesday at a metals yard');
});

test('a content file saved half lies over its page with file and line, also when it is opened again, until it is mended', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(180_000);
  const file = copy.file('src/features/company/content/culture.json');
  const overlay = page.locator('vite-error-overlay');
  await openPage(page, `${copy.origins.eng}${paths.eng.culture}`);
  copy.replaceIn(file, '{\n  "dayLead": {', '{\n  dayLead": {');
  await expect(overlay).toContainText('src/features/company/content/culture.json:2:3', { timeout: 30_000 });
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  await expect(overlay).toContainText('culture.json:2:3', { timeout: 30_000 });
  copy.replaceIn(file, '{\n  dayLead": {', '{\n  "dayLead": {');
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('An ordinary Tuesday at a metals yard')).toBeVisible({ timeout: 30_000 });
});

test('a component saved half lies over its page and is said once; the pages stay, and go on once it is mended', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(180_000);
  const file = copy.file('src/pages/company/company.tsx');
  await openPage(page, `${copy.origins.eng}${paths.eng.company}`);
  const started = copy.output().length;
  copy.replaceIn(file, 'return (\n', 'return ((\n');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('company.tsx', { timeout: 30_000 });
  await expect.poll(() => copy.output().slice(started), { timeout: 30_000 }).toContain('company.tsx');
  for (const address of [`${copy.origins.eng}${paths.eng.company}`, `${spanish}${paths.es.company}`]) {
    const { status, body } = await ask(address);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<h1');
  }
  // Whoever opens the page again sees it as it was, and why.
  await page.reload();
  await expect(overlay).toContainText('company.tsx', { timeout: 30_000 });
  const said = copy.output().slice(started).split('Unexpected token').length - 1;
  expect(said).toBe(1);
  copy.replaceIn(file, 'return ((\n', 'return (\n');
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A family of yards, parts counters and one steel mill',
    { timeout: 30_000 },
  );
});

test('a page without its slug, then a manifest without syntax: each said once while the pages stay, until both are out', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  test.setTimeout(400_000);
  const manifest = copy.file('src/site/manifest.ts');
  const whole = readFileSync(manifest, 'utf8');
  await openPage(page, `${copy.origins.eng}${paths.eng.company}`);
  const overlay = page.locator('vite-error-overlay');
  const started = copy.output().length;
  const said = (words: string) => copy.output().slice(started).split(words).length - 1;
  for (const [half, words] of [
    [
      whole.replace(
        /^ {2}page\('careers',.*$/m,
        "  page('brand-new', 'company', 'company', 'pages/company/careers.tsx'),\n$&",
      ),
      'The slug "brand-new" has no translation',
    ],
    [`${whole}\nconst half = [\n`, 'Expression expected'],
  ] as const) {
    writeFileSync(manifest, half);
    await expect(overlay).toContainText(words, { timeout: 60_000 });
    for (const address of [`${copy.origins.eng}${paths.eng.company}`, `${spanish}${paths.es.company}`]) {
      expect((await ask(address)).status).toBe(200);
    }
    expect(said(words)).toBe(1);
  }
  writeFileSync(manifest, whole);
  await expect.poll(() => said('Mended'), { timeout: 200_000 }).toBe(1);
  await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  for (const address of [`${copy.origins.eng}${paths.eng.company}`, `${spanish}${paths.es.company}`]) {
    expect((await ask(address)).status).toBe(200);
  }
  expect(copy.output().slice(started)).not.toContain('createConfigLoader');
});
