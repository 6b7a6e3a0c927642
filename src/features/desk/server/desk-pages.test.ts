import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import { type StaffBrowser, type StartedDesk, startDesk } from '#tests/server/support/desk-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';

let desk: StartedDesk;
let rita: StaffBrowser;
let petra: StaffBrowser;
let omar: StaffBrowser;
/** Lines of the audit trail about signing in. */
let before: number;

beforeEach(async () => {
  desk = await startDesk();
  [rita, petra, omar] = [desk.browser(), desk.browser(), desk.browser()];
  await rita.signIn('rita');
  await petra.signIn('petra');
  await omar.signIn('omar');
  before = (await desk.storage.desk.trail({ page: 1, size: 1 })).total;
});

afterEach(() => desk.close());

const secret = 'Words of Ana';

async function stored(kind: SubmissionKind, content: Record<string, unknown> = {}): Promise<string> {
  const sent = submission({
    kind,
    language: 'es',
    content: { name: secret, firstName: secret, what: secret, ...content },
    createdAt: desk.now(),
  });
  await desk.storage.submissions.add(sent);
  return referenceOf(sent.id);
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const read = async (browser: StaffBrowser, path: string) => (await browser.get(path)).text();
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
async function trail(): Promise<string[]> {
  const { rows, total } = await desk.storage.desk.trail({ page: 1, size: 100 });
  return rows
    .slice(0, total - before)
    .filter(({ act }) => act !== 'sign-in')
    .map(({ subject, act, reference, detail }) =>
      [subject, act, reference, detail].filter(Boolean).join(' '),
    );
}

test.each<[SubmissionKind, 'rita' | 'petra' | 'omar', boolean]>([
  ['contact', 'rita', true],
  ['office-hours', 'rita', true],
  ['application', 'rita', true],
  ['privacy', 'rita', false],
  ['report', 'rita', false],
  ['report', 'petra', true],
  ['privacy', 'petra', true],
  ['contact', 'omar', false],
  ['report', 'omar', false],
])('what %s brings: %s reads it: %s', async (kind, name, isRead) => {
  const reference = await stored(kind);
  const page = await read({ rita, petra, omar }[name], `/en/record/${reference}`);
  expect(page.includes(secret)).toBe(isRead);
  expect(page.includes('Your role does not read what this form brings.')).toBe(!isRead);
  expect(await trail()).toEqual([`${name} ${isRead ? 'read' : 'look'} ${reference}`]);
});

test('the list holds nothing that a visitor wrote, is filtered by its address, and each look is written down', async () => {
  const lead = await stored('contact');
  const report = await stored('report');
  const all = await read(rita, '/en');
  expect(all).not.toContain(secret);
  expect([lead, report].every((reference) => all.includes(reference))).toBe(true);
  const leads = await read(rita, '/en?form=contact&state=new&page=1');
  expect(leads).toContain(lead);
  expect(leads).not.toContain(report);
  expect(await read(rita, '/en?form=%3Cscript%3E&state=x&page=-1')).toContain(report);
  expect(await read(rita, '/en?mine=yes')).toContain('There are no such requests.');
  expect(await trail()).toEqual([
    'rita list open, mine page 1',
    'rita list open page 1',
    'rita list new, contact page 1',
    'rita list open page 1',
  ]);
});

test.each([
  ['AB12-CD34', '/en/record/AB12-CD34'],
  [' ab12 cd34', '/en/record/AB12-CD34'],
  ['ab12cd34', '/en/record/AB12-CD34'],
  ['', null],
  ['//evil.example', null],
])('finds a request by what was typed: "%s"', async (typed, location) => {
  const reply = await rita.get(`/en/record?${new URLSearchParams({ reference: typed })}`);
  expect(reply.headers.get('location')).toBe(location);
  if (location === null) expect(reply.status).toBe(404);
});

test('a long list has pages', async () => {
  for (let count = 0; count < 26; count += 1) await stored('contact');
  const first = await read(rita, '/en?form=contact');
  expect(first).toContain('Page 1 of 2');
  expect(first).toContain('href="/en?form=contact&amp;page=2"');
  expect(await read(rita, '/en?form=contact&page=2')).toContain('Page 2 of 2');
});

test('takes a request on, hands it over, marks it as done and opens it again', async () => {
  const reference = await stored('contact');
  const bruno = desk.browser();
  await bruno.signIn('bruno');
  const at = `/en/record/${reference}`;
  const act = async (browser: StaffBrowser, name: string, fields: Record<string, string> = {}) => {
    const version = versionIn(await read(browser, at));
    const reply = await browser.post(`${at}/${name}`, { version, ...fields });
    expect(reply.headers.get('location'), name).toBe(at);
  };
  await act(rita, 'take');
  expect(await read(rita, '/en?mine=yes')).toContain(reference);
  // Colleagues who may read it: neither whoever runs the site nor oneself.
  const page = await read(rita, at);
  expect([...page.matchAll(/<option value="(\w+)"/g)].map(([, subject]) => subject)).toEqual([
    'bruno',
    'petra',
  ]);
  await act(rita, 'hand-over', { to: 'bruno' });
  await act(bruno, 'done');
  expect(await read(bruno, '/en?state=done')).toContain(reference);
  await act(bruno, 'reopen');
  await act(bruno, 'give-back');
  expect(await read(rita, '/en?state=new')).toContain(reference);
  // Whose work a colleague ends is in the trail, under a name of its own.
  await act(rita, 'take');
  await act(bruno, 'give-back');
  expect((await trail()).filter((line) => !/ (read|list) /.test(line))).toEqual([
    `bruno take-away ${reference} Rita Vogel`,
    `rita take ${reference}`,
    `bruno give-back ${reference} Bruno Hale`,
    `bruno reopen ${reference}`,
    `bruno done ${reference}`,
    `rita hand-over ${reference} Bruno Hale`,
    `rita take ${reference}`,
  ]);
});

test('says that somebody else was quicker, and changes nothing', async () => {
  const reference = await stored('contact');
  const at = `/en/record/${reference}`;
  const version = versionIn(await read(rita, at));
  await petra.post(`${at}/take`, { version: versionIn(await read(petra, at)) });
  const reply = await rita.post(`${at}/take`, { version });
  expect(reply.status).toBe(409);
  expect(headingOf(await reply.text())).toBe('Somebody else was quicker');
  expect(await read(rita, at)).toContain('Petra Solís');
});

test.each([
  ['nothing', {}],
  ['no number', { version: 'x' }],
  ['a colleague who is not here', { version: '0', to: 'nobody' }],
  ['a colleague who may not read it', { version: '0', to: 'omar' }],
])('does not understand a form with %s', async (_what, fields) => {
  const reference = await stored('contact');
  const reply = await rita.post(`/en/record/${reference}/hand-over`, fields);
  expect(reply.status).toBe(400);
  expect((await trail()).filter((line) => line.includes('hand-over'))).toEqual([]);
});

test('a change comes from a page of the desk, by somebody whose role allows it', async () => {
  const reference = await stored('report');
  const at = `/en/record/${reference}`;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];
  for (const headers of foreign) {
    const reply = await petra.post(`${at}/take`, { version: '0' }, headers);
    expect(reply.status).toBe(403);
    expect(headingOf(await reply.text())).toBe('This did not come from the desk');
  }
  for (const act of ['take', 'done', 'reopen', 'give-back', 'hand-over', 'retry', 'erase']) {
    const reply = await rita.post(`${at}/${act}`, { version: '0', confirmed: 'yes', to: 'petra' });
    expect(reply.status, act).toBe(403);
  }
  for (const path of ['/en/audit', `${at}/erase`]) expect((await rita.get(path)).status, path).toBe(403);
  expect((await rita.post('/en/export', { format: 'csv' })).status).toBe(403);
  expect((await omar.post('/en/export', { format: 'csv' })).status).toBe(403);
  expect((await omar.post(`${at}/erase`, { confirmed: 'yes' })).status).toBe(403);
  expect(await trail()).toEqual([]);
  expect((await desk.storage.submissions.withReference(reference))[0]?.content).toBeDefined();
});

test('erases after a tick, for good, and once', async () => {
  const reference = await stored('privacy');
  const at = `/en/record/${reference}`;
  expect(headingOf(await read(petra, `${at}/erase`))).toBe(`Erase ${reference}?`);
  const unticked = await petra.post(`${at}/erase`);
  expect(unticked.status).toBe(422);
  expect(await unticked.text()).toContain('Tick this, or nothing is erased.');
  // Somebody takes it on while the question stands there.
  const confirmed = { confirmed: 'yes', version: versionIn(await read(petra, `${at}/erase`)) };
  expect((await petra.post(`${at}/take`, { version: '0' })).headers.get('location')).toBe(at);
  expect((await petra.post(`${at}/erase`, confirmed)).status).toBe(409);
  expect(await read(petra, `${at}/erase`)).toContain('Taken on by Petra Solís.');
  confirmed.version = versionIn(await read(petra, `${at}/erase`));
  expect((await petra.post(`${at}/erase`, confirmed)).headers.get('location')).toBe(at);
  const page = await read(petra, at);
  expect(page).not.toContain(secret);
  expect(page).toContain('It was erased, and nothing can bring it back.');
  expect((await petra.post(`${at}/erase`, confirmed)).status).toBe(409);
  expect((await petra.post(`${at}/take`, { version: '0' })).status).toBe(409);
  expect(await desk.storage.submissions.erasures()).toMatchObject([{ reference, reason: 'request' }]);
  expect((await trail()).filter((line) => line.includes(' erase '))).toEqual([`petra erase ${reference}`]);
});

test('finds all that one person sent and erases it after a tick, and no trail has the address', async () => {
  const email = 'Ana@Example.com';
  const lead = await stored('contact', { email });
  desk.pass(1);
  const request = await stored('privacy', { email: 'ana@example.com' });
  const other = await stored('contact', { email: 'ben@example.com' });
  expect((await rita.post('/en/person', { email })).status).toBe(403);
  expect((await petra.post('/en/person', { email: ' ' })).status).toBe(400);
  const page = await (await petra.post('/en/person', { email })).text();
  expect([lead, request, other].map((reference) => page.includes(reference))).toEqual([true, true, false]);
  expect((await petra.post('/en/person/erase', { email })).status).toBe(422);
  const erased = await petra.post('/en/person/erase', { email, confirmed: 'yes' });
  expect(headingOf(await erased.text())).toBe('All that was sent with this address is erased');
  const left = (await desk.storage.submissions.list()).filter(({ content }) => content);
  expect(left.map(({ reference }) => reference)).toEqual([other]);
  expect(await (await petra.post('/en/person', { email })).text()).toContain('Nothing stored here was sent');
  expect(await trail()).toEqual([
    'petra search 0',
    'petra erase-person 2 + 0 alerts',
    `petra erase ${request}`,
    `petra erase ${lead}`,
    'petra search 2',
    'petra search 2',
  ]);
  expect(desk.lines.join('').toLowerCase()).not.toContain('example.com');
  expect((await petra.get('/en/person')).headers.get('location')).toBe('/en');
});

test('exports what the list shows, as a spreadsheet that runs nothing and as JSON', async () => {
  const lead = await stored('contact', { company: '=cmd()' });
  await stored('report');
  const csv = await petra.post('/en/export', { format: 'csv', form: 'contact', state: 'open' });
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="desk-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = await csv.text();
  expect(text).toContain(lead);
  expect(text).toContain("'=cmd()");
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const json = await petra.post('/en/export', { format: 'json', state: 'all' });
  expect(await json.json()).toHaveLength(2);
  expect((await petra.post('/en/export', { format: 'pdf' })).status).toBe(400);
  expect(await trail()).toEqual(['petra export json all 2', 'petra export csv open, contact 1']);
});

test('whoever runs the site makes deliveries due again, and reads the audit trail', async () => {
  const reference = await stored('contact');
  const page = await read(omar, `/en/record/${reference}`);
  expect(page).toContain('Deliver it again now');
  const reply = await omar.post(`/en/record/${reference}/retry`);
  expect(reply.status).toBe(303);
  const audit = await read(omar, '/en/audit');
  expect(audit).toContain('Had it delivered again');
  expect(audit).toContain(`/en/record/${reference}`);
  expect((await trail())[0]).toBe('omar audit page 1');
});

test('every page has a strict policy, no script, no style attribute, and is kept nowhere', async () => {
  const reference = await stored('contact');
  for (const path of [
    '/en',
    '/es/audit',
    `/en/record/${reference}`,
    `/es/record/${reference}/erase`,
    '/en/nowhere',
    '/es/signed-out',
  ]) {
    const reply = await petra.get(path);
    const page = await reply.text();
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]{24}'; /);
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/<script| style="| on\w+="/);
    expect(page.includes(/'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none')).toBe(true);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(reply.headers.get('x-frame-options')).toBe('DENY');
  }
});

test('answers on its own host and to its own methods alone', async () => {
  const elsewhere = await desk.app.request('http://evil.example/en');
  expect(elsewhere.status).toBe(421);
  const put = await desk.app.request('http://localhost:3002/en', { method: 'PUT' });
  expect(put.status).toBe(405);
  const first = await desk.app.request('http://localhost:3002/', {
    headers: { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.5' },
  });
  expect(first.headers.get('location')).toBe('/es');
});

test('whoever cannot be written down sees nothing', async () => {
  const reference = await stored('contact');
  const { record } = desk.storage.desk;
  desk.storage.desk.record = () => Promise.reject(new Error('SECRET of a driver'));
  for (const path of ['/en', `/en/record/${reference}`]) {
    const reply = await rita.get(path);
    const page = await reply.text();
    expect(reply.status).toBe(500);
    expect(headingOf(page)).toBe('The desk cannot do this right now');
    expect(page).not.toContain(secret);
    expect(page).not.toContain('SECRET');
  }
  const exported = await petra.post('/en/export', { format: 'csv' });
  expect(exported.status).toBe(500);
  const erased = await petra.post(`/en/record/${reference}/erase`, { confirmed: 'yes', version: '0' });
  expect(erased.status).toBe(500);
  expect((await desk.storage.submissions.withReference(reference))[0]?.content).toBeDefined();
  desk.storage.desk.record = record;
  expect(desk.lines.join('')).not.toContain('SECRET');
});

test('what a visitor wrote is text, in the language it was written in', async () => {
  const reference = await stored('contact', { firstName: '<img src=x onerror=alert(1)>', lastName: '' });
  const page = await read(rita, `/en/record/${reference}`);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toMatch(/<span[^>]* lang="es"[^>]*>&lt;img/);
});
