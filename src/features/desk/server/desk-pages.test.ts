import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import { type StaffBrowser, type StartedDesk, startDesk } from '#tests/server/support/desk-fixture.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';

let desk: StartedDesk;
let rita: StaffBrowser;
let petra: StaffBrowser;
let omar: StaffBrowser;
let clara: StaffBrowser;
/** Lines of the audit trail about signing in. */
let before: number;

beforeEach(async () => {
  desk = await startDesk();
  [rita, petra, omar, clara] = [desk.browser(), desk.browser(), desk.browser(), desk.browser()];
  await signInAll();
  before = (await desk.storage.desk.trail({ page: 1, size: 1 })).total;
});

afterEach(() => desk.close());

async function signInAll(): Promise<void> {
  await rita.signIn('rita');
  await petra.signIn('petra');
  await omar.signIn('omar');
  await clara.signIn('clara');
}

const day = 86_400_000;
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

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
/** What a page says in a status. */
const saidIn = (html: string) => /role="status"[^>]*>.*?data-part="title">(.*?)</.exec(html)?.[1];
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const read = async (browser: StaffBrowser, path: string) => (await browser.get(path)).text();
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
/** The id that the page about a person names a request by. */
const idIn = (html: string, reference: string) =>
  new RegExp(`<input[^>]*id="erase-${reference}"[^>]*>`).exec(html)?.[0].match(/value="([^"]+)"/)?.[1] ?? '';
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
async function trail(): Promise<string[]> {
  const { rows, total } = await desk.storage.desk.trail({ page: 1, size: 100 });
  return rows
    .slice(0, total - before)
    .filter(({ act }) => act !== 'sign-in')
    .map(({ subject, act, reference, detail }) =>
      [
        subject,
        act,
        reference,
        detail && new URLSearchParams(detail).get('to'),
        detail?.startsWith('to=') || detail,
      ]
        .filter((part) => part && part !== true)
        .join(' '),
    );
}

test.each<[SubmissionKind, 'rita' | 'petra' | 'omar' | 'clara', boolean]>([
  ['contact', 'rita', true],
  ['office-hours', 'rita', true],
  ['application', 'rita', true],
  ['privacy', 'rita', false],
  ['report', 'rita', false],
  ['report', 'petra', false],
  ['report', 'clara', true],
  ['privacy', 'clara', false],
  ['privacy', 'petra', true],
  ['contact', 'omar', false],
  ['report', 'omar', false],
])('what %s brings: %s reads it: %s', async (kind, name, isRead) => {
  const reference = await stored(kind);
  const page = await read({ rita, petra, omar, clara }[name], `/en/record/${reference}`);
  expect(page.includes(secret)).toBe(isRead);
  expect(page.includes('Your role cannot read what comes in through this form.')).toBe(!isRead);
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
  const nothing = await read(rita, '/en?mine=yes');
  expect(nothing).toContain('There are no such requests.');
  expect(titleOf(nothing)).toMatch(/^There are no such requests\. Requests \| /);
  // Where no script runs nothing is news, and of a text that claims to be Orca reads the role alone.
  expect(nothing).not.toContain('role="status"');
  expect(await read(omar, '/en/audit')).toContain('New; Contact request');
  expect((await trail()).filter((line) => line.startsWith('rita'))).toEqual([
    'rita list state=open&page=1&mine=yes',
    'rita list state=open&page=1',
    'rita list state=new&form=contact&page=1',
    'rita list state=open&page=1',
  ]);
});

test.each<[string, string | null, string?]>([
  ['AB12-CD34', '/en/record/AB12-CD34'],
  [' ab12 cd34', '/en/record/AB12-CD34'],
  ['ab12cd34', '/en/record/AB12-CD34'],
  ['', null, 'Please type a reference'],
  [' ', null, 'Please type a reference'],
  ['//evil.example', null, 'No request has this reference'],
])('finds a request by what was typed: "%s"', async (typed, location, heading) => {
  const reply = await rita.get(`/en/record?${new URLSearchParams({ reference: typed })}`);
  expect(reply.headers.get('location')).toBe(location);
  if (location !== null) return;
  expect(reply.status).toBe(typed.trim() === '' ? 400 : 404);
  expect(headingOf(await reply.text())).toBe(heading);
});

test('privacy requests say what is asked for and until when, the most urgent first, to whoever may read them', async () => {
  const asked = { requestType: 'Right to Delete', zip: '97204' };
  const late = await stored('privacy', asked);
  desk.pass(40 * day);
  const canadian = await stored('privacy', { ...asked, zip: 'V5K 0A1' });
  const lead = await stored('contact');
  desk.pass(6 * day);
  await signInAll();
  const all = await read(petra, '/en');
  expect(all).toContain('Privacy request: Right to Delete');
  expect(all).toContain('overdue by 1 day');
  expect(all).toContain('due in 24 days');
  const urgent = await read(petra, '/en?due=soonest');
  expect(urgent).not.toContain(lead);
  expect(urgent.indexOf(late)).toBeLessThan(urgent.indexOf(canadian));
  const overdue = await read(petra, '/en?due=overdue');
  expect([late, canadian].map((reference) => overdue.includes(reference))).toEqual([true, false]);
  expect(await read(petra, '/en?due=week')).toContain('There are no such requests.');
  const version = versionIn(await read(petra, `/en/record/${late}`));
  await petra.post(`/en/record/${late}/done`, { version });
  expect(await read(petra, `/en/record/${late}`)).not.toContain('overdue');
  // Whoever may not read them sees neither, whatever the address says.
  const hidden = await read(rita, '/en?due=overdue');
  expect(hidden).toContain(canadian);
  expect(hidden).not.toContain('Right to Delete');
  expect(hidden).not.toContain('due in');
});

test('a privacy request that does not open stands in the list, without more', async () => {
  const damaged = await stored('privacy', { requestType: 'Right to Know' });
  const { withIds } = desk.storage.submissions;
  desk.storage.submissions.withIds = async (ids) =>
    (await withIds(ids)).map((one) => ({ ...one, content: undefined }));
  expect(await read(petra, '/en?due=soonest')).toContain(damaged);
});

test('a choice stands in words, and a job by its title', async () => {
  const job = await stored('application', { job: 'a-job' });
  expect(await read(rita, `/en/record/${job}`)).toContain('Title of a job');
  const request = await stored('contact', { country: 'CA', state: 'BC', businessType: 'Public Agency' });
  const page = await read(rita, `/en/record/${request}`);
  for (const words of ['Canada', 'British Columbia', 'Public agency']) expect(page).toContain(words);
});

test('whoever runs the site sees how it stands, in counts, and each look is written down', async () => {
  await stored('contact');
  const today = new Date(desk.now()).toISOString().slice(0, 10);
  await desk.storage.visits.count(today, '/careers');
  await desk.storage.visits.count(today, '/careers');
  expect(await read(omar, '/en')).toContain('href="/en/state"');
  const page = await read(omar, '/en/state');
  expect(headingOf(page)).toBe('State of the site');
  expect(page).toContain('1, the oldest since');
  expect(page).toContain('It does not answer; visitors see its last good copy');
  expect(page).toContain('/careers');
  expect(page).not.toContain(secret);
  expect(headingOf(await read(petra, '/en/state'))).toBe('State of the site');
  for (const browser of [rita, clara]) {
    expect(await read(browser, '/en')).not.toContain('/en/state');
    expect((await browser.get('/en/state')).status).toBe(403);
  }
  expect((await trail()).filter((line) => line.endsWith(' state'))).toEqual(['petra state', 'omar state']);
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
    const location = reply.headers.get('location') ?? '';
    expect(location.startsWith(`${at}?did=`), name).toBe(true);
    return read(browser, location);
  };
  await act(rita, 'take');
  expect(await read(rita, '/en?mine=yes')).toContain(reference);
  // Colleagues who may read it: neither whoever runs the site nor oneself.
  const page = await read(rita, at);
  const colleagues = page.slice(page.indexOf(' id="to"'));
  expect([...colleagues.matchAll(/<option value="(\w+)"/g)].map(([, subject]) => subject)).toEqual([
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

test('the page after an act says what was done, in its title too, and only what the trail says', async () => {
  const reference = await stored('contact');
  const at = `/en/record/${reference}`;
  const act = async (name: string, fields: Record<string, string> = {}) => {
    const version = versionIn(await read(rita, at));
    const reply = await rita.post(`${at}/${name}`, { version, ...fields });
    return read(rita, reply.headers.get('location') ?? '');
  };
  const taken = await act('take');
  expect(saidIn(taken)).toBe('You took this request on.');
  expect(titleOf(taken)).toMatch(
    new RegExp(`^You took this request on\\. ${reference}, Contact request \\| Staff desk`),
  );
  // Neither an older page, nor a link that somebody sent, nor a colleague is told so.
  for (const path of [at, `${at}?did=done`, `${at}?did=read`, `${at}?did=%3Cb%3E`])
    expect(saidIn(await read(rita, path)), path).toBeUndefined();
  expect(saidIn(await read(petra, `${at}?did=take`))).toBeUndefined();
  expect(saidIn(await act('hand-over', { to: 'petra' }))).toBe(
    'You handed this request over to Petra Solís.',
  );
  expect(saidIn(await act('give-back'))).toBe('You took this request from Petra Solís.');
  expect(saidIn(await act('done'))).toBe('You marked this request as done.');
  expect(saidIn(await act('note', { answer: 'answered' }))).toBe('Your note about the answer is saved.');
  expect(saidIn(await act('note', { answer: '', 'answer-text': '' }))).toBe(
    'You removed the note about the answer.',
  );
  expect(saidIn(await act('reopen'))).toBe('You opened this request again.');
  await omar.post(`${at}/retry`);
  expect(saidIn(await read(omar, `${at}?did=retry`))).toBe('You had this request delivered again.');
  const refused = await rita.post(`${at}/done`, { version: '0', answer: 'refused', 'answer-text': '' });
  expect(titleOf(await refused.text())).toMatch(/^There is a problem: /);
});

test('notes how a request was answered as it is marked as done and later, and the trail has no word of it', async () => {
  const reference = await stored('privacy');
  const at = `/en/record/${reference}`;
  const note = async (act: 'done' | 'note', kind: string, text: string, version?: string) => {
    const fields = {
      version: version ?? versionIn(await read(petra, at)),
      answer: kind,
      'answer-text': text,
    };
    return await petra.post(`${at}/${act}`, fields);
  };
  const refused = await note('done', 'refused', '');
  expect(refused.status).toBe(422);
  const shown = await refused.text();
  expect(shown).toContain('There is a problem');
  expect(shown).toMatch(/<a[^>]* href="#answer-text"[^>]*>Write why it was refused\.<\/a>/);
  expect(shown).toContain('<option value="refused" selected="">');
  const long = 'A'.repeat(1001);
  expect(await (await note('done', 'answered', long)).text()).toContain(`>${long}</textarea>`);
  expect(await (await note('done', '', 'By letter')).text()).toContain('Choose how it was answered');
  expect((await note('done', 'refused', `No proof\r\n<b>`)).headers.get('location')).toBe(`${at}?did=done`);
  const page = await read(petra, at);
  expect(page).toContain('Refused, for the reason below');
  expect(page).toContain('No proof\n&lt;b&gt;');
  expect(page).toContain('Keep the note');
  // The same again is no change.
  expect((await note('note', 'refused', 'No proof\n<b>')).status).toBe(303);
  // What was typed is not lost because a colleague was quicker.
  const stale = await note('note', 'answered', 'On the phone', '0');
  expect(stale.status).toBe(409);
  const again = await stale.text();
  expect(again).toContain('>On the phone</textarea>');
  await note('note', 'answered', 'On the phone', versionIn(again));
  await note('note', '', '');
  expect(await read(petra, at)).not.toContain('On the phone');
  expect((await trail()).filter((line) => / (done|note) /.test(line))).toEqual([
    `petra note ${reference} noted=no`,
    `petra note ${reference} noted=yes`,
    `petra done ${reference} noted=yes`,
  ]);
});

test('how a request was answered is in both exports, and goes with its content', async () => {
  const email = 'ana@example.com';
  const reference = await stored('privacy', { email });
  const at = `/en/record/${reference}`;
  await petra.post(`${at}/done`, { version: '0', answer: 'passed-on', 'answer-text': '=cmd()' });
  const list = { form: 'privacy', state: 'done' };
  expect(await (await petra.post('/en/export', { ...list, format: 'json' })).json()).toMatchObject([
    { reference, answer: 'passed-on', answerText: '=cmd()' },
  ]);
  const csv = await (await petra.post('/en/export', { ...list, format: 'csv' })).text();
  expect(csv.split('\r\n')[0]).toContain('desk.answer,desk.answerText');
  expect(csv).toContain("passed-on,'=cmd()");
  const person = await (await petra.post('/en/person/export', { email, format: 'json' })).json();
  expect(person).toMatchObject({ submissions: [{ answer: 'passed-on', answerText: '=cmd()' }] });
  const lines = await (await petra.post('/en/person/export', { email, format: 'csv' })).text();
  expect(lines).toContain("desk.answerText,'=cmd()");
  await petra.post(`${at}/erase`, { version: '1', confirmed: 'yes' });
  expect(await (await petra.post('/en/export', { state: 'all', format: 'json' })).json()).toMatchObject([
    { answer: '', answerText: '' },
  ]);
  expect(await read(petra, at)).not.toContain('How it was answered');
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
  const reference = await stored('privacy');
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
  for (const act of ['take', 'done', 'note', 'reopen', 'give-back', 'hand-over', 'retry', 'erase']) {
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
  expect((await petra.post(`${at}/take`, { version: '0' })).headers.get('location')).toBe(`${at}?did=take`);
  expect((await petra.post(`${at}/erase`, confirmed)).status).toBe(409);
  expect(await read(petra, `${at}/erase`)).toContain('Taken on by Petra Solís.');
  confirmed.version = versionIn(await read(petra, `${at}/erase`));
  const erased = await petra.post(`${at}/erase`, confirmed);
  expect(erased.headers.get('location')).toBe(`${at}?did=erase`);
  const page = await read(petra, `${at}?did=erase`);
  expect(titleOf(page)).toMatch(/^You erased the content of this request\. /);
  expect(page).not.toContain(secret);
  expect(page).toContain('It was erased, and nothing can bring it back.');
  expect((await petra.post(`${at}/erase`, confirmed)).status).toBe(409);
  expect((await petra.post(`${at}/take`, { version: '0' })).status).toBe(409);
  expect(await desk.storage.submissions.erasures()).toMatchObject([{ reference, reason: 'request' }]);
  expect((await trail()).filter((line) => line.includes(' erase '))).toEqual([`petra erase ${reference}`]);
});

test('a report is worked on and erased by whoever has its role, and nobody else sees who did so', async () => {
  const reference = await stored('report');
  const at = `/en/record/${reference}`;
  await clara.post(`${at}/take`, { version: '0' });
  for (const browser of [rita, petra]) {
    expect((await browser.post(`${at}/done`, { version: '1' })).status).toBe(403);
    expect((await browser.post(`${at}/erase`, { version: '1', confirmed: 'yes' })).status).toBe(403);
  }
  expect(await read(rita, at)).not.toContain('Who did what');
  expect(await read(clara, at)).toContain('Who did what');
  expect((await clara.post('/en/person', { email: 'ana@example.com' })).status).toBe(403);
  expect((await clara.get('/en/audit')).status).toBe(403);
  const version = versionIn(await read(clara, `${at}/erase`));
  await clara.post(`${at}/erase`, { version, confirmed: 'yes' });
  expect(await read(clara, at)).toContain('It was erased, and nothing can bring it back.');
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
  const chosen = { email, seen: seenIn(page), erase: idIn(page, lead) };
  const unticked = await petra.post('/en/person/erase', chosen);
  expect(unticked.status).toBe(422);
  expect(await unticked.text()).toContain('Tick this, or nothing is erased.');
  const nothing = await petra.post('/en/person/erase', { email, seen: seenIn(page), confirmed: 'yes' });
  expect(await nothing.text()).toContain('Choose at least one.');
  const erased = await petra.post('/en/person/erase', { ...chosen, confirmed: 'yes' });
  expect(headingOf(await erased.text())).toBe('What you chose from this address is erased');
  // The request itself proves that it was honoured.
  const left = (await desk.storage.submissions.list()).filter(({ content }) => content);
  expect(left.map(({ reference }) => reference).sort()).toEqual([request, other].sort());
  expect((await trail()).filter((line) => line.includes('erase'))).toEqual([
    'petra erase-person count=1&alerts=0',
    `petra erase ${lead}`,
  ]);
  expect(await (await petra.post('/en/person', { email: 'eva@example.com' })).text()).toContain(
    'Nothing stored here was sent',
  );
  expect(desk.lines.join('').toLowerCase()).not.toContain('example.com');
  expect((await petra.get('/en/person')).headers.get('location')).toBe('/en');
});

test('what of a person is ticked: all but privacy requests', async () => {
  const email = 'ana@example.com';
  const lead = await stored('contact', { email });
  const request = await stored('privacy', { email });
  const page = await (await petra.post('/en/person', { email })).text();
  const isTicked = (reference: string) =>
    new RegExp(`<input[^>]*id="erase-${reference}"[^>]*>`).exec(page)?.[0].includes('checked');
  expect([lead, request].map(isTicked)).toEqual([true, false]);
});

test('refuses to erase a person when something has changed since the question was put', async () => {
  const email = 'ana@example.com';
  const lead = await stored('contact', { email });
  const page = await (await petra.post('/en/person', { email })).text();
  const answer = { email, seen: seenIn(page), erase: idIn(page, lead), confirmed: 'yes' };
  await stored('contact', { email });
  const late = await petra.post('/en/person/erase', answer);
  expect(late.status).toBe(409);
  const refused = await late.text();
  expect(headingOf(refused)).toBe('Something has changed in the meantime');
  expect(refused).toContain('Look at what is there now');
  const again = await (await petra.post('/en/person', { email })).text();
  await rita.post(`/en/record/${lead}/take`, { version: '0' });
  expect((await petra.post('/en/person/erase', { ...answer, seen: seenIn(again) })).status).toBe(409);
  expect((await desk.storage.submissions.withReference(lead))[0]?.content).toBeDefined();
});

test('exports all of a person in two formats, alerts too, and writes that down', async () => {
  const email = 'ana@example.com';
  const lead = await stored('contact', { email, company: '=cmd()' });
  await desk.storage.alerts.subscribe({ email, topics: ['news'], language: 'es', now: desk.now() });
  const csv = await petra.post('/en/person/export', { email, format: 'csv' });
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename="person-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const text = await csv.text();
  for (const part of [lead, email, "'=cmd()", 'topic,news']) expect(text).toContain(part);
  const json = await (await petra.post('/en/person/export', { email, format: 'json' })).json();
  expect(json).toMatchObject({ submissions: [{ reference: lead }], alerts: [{ topics: ['news'] }] });
  expect((await petra.post('/en/person/export', { email, format: 'pdf' })).status).toBe(400);
  expect((await rita.post('/en/person/export', { email, format: 'csv' })).status).toBe(403);
  expect(await trail()).toEqual([
    'petra export-person format=json&count=1&alerts=1',
    'petra export-person format=csv&count=1&alerts=1',
  ]);
});

test('the other language keeps the person that was looked for, and no address has the email', async () => {
  const page = await (await petra.post('/en/person', { email: 'ana@example.com' })).text();
  expect(page).toMatch(
    /<form action="\/es\/person" method="post"><input type="hidden" name="email" value="ana@example.com"/,
  );
  expect(page).not.toMatch(/(?:href|action)="[^"]*ana/);
});

test('a reference that is missing or unknown can be typed again', async () => {
  for (const path of ['/en/record?reference=', '/en/record/0000-0000']) {
    const reply = await rita.get(path);
    expect(reply.status, path).toBe(path.includes('?') ? 400 : 404);
    const page = await reply.text();
    expect(page).toContain('Reference that a visitor was given');
    expect(page).toContain('To the list of requests');
  }
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
  expect(text.split('\r\n')[0]).toMatch(/desk\.state,desk\.assignee/);
  const json = await petra.post('/en/export', { format: 'json', state: 'all' });
  expect(await json.json()).toMatchObject([{ kind: 'contact', state: 'new', assignee: '' }]);
  const reports = await clara.post('/en/export', { format: 'json', state: 'all' });
  expect(await reports.json()).toMatchObject([{ kind: 'report' }]);
  expect((await petra.post('/en/export', { format: 'pdf' })).status).toBe(400);
  expect(await trail()).toEqual([
    'clara export state=all&format=json&count=1',
    'petra export state=all&format=json&count=1',
    'petra export state=open&form=contact&format=csv&count=1',
  ]);
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
  expect((await trail())[0]).toBe('omar audit page=1');
});

test('the audit trail is asked by person, act, reference and day, and its pages keep that', async () => {
  const reference = await stored('contact');
  const other = await stored('contact');
  for (let count = 0; count < 26; count += 1) await read(rita, `/en/record/${reference}`);
  await read(petra, `/en/record/${other}`);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(desk.now());
  const tableOf = async (query: string) => {
    const page = await read(omar, `/en/audit?${query}`);
    return { page, table: /<tbody.*<\/tbody>/s.exec(page)?.[0] ?? '' };
  };
  const { page, table } = await tableOf(
    `person=rita&act=read&day=${today}&reference=${reference.toLowerCase()}`,
  );
  expect(page).toContain('Page 1 of 2');
  expect(page).toContain(
    `/en/audit?person=rita&amp;act=read&amp;reference=${reference.toLowerCase()}&amp;day=${today}&amp;page=2`,
  );
  expect(page).toContain('<option value="rita" selected="">Rita Vogel</option>');
  expect(table).toContain(reference);
  expect(table).not.toContain('Petra');
  expect((await tableOf('act=read')).table).toContain('Petra');
  expect((await tableOf('person=petra&act=read')).table).not.toContain(reference);
  expect((await tableOf(`reference=${other}`)).table).toContain('Looked at the audit trail');
  const nothing = (await tableOf('day=2020-01-31')).page;
  expect(nothing).toContain('There are no such lines.');
  expect(titleOf(nothing)).toMatch(/^There are no such lines\. Audit trail \| /);
  // What was typed wrongly finds nothing, and is not lost.
  const wrong = await tableOf('reference=Ana&day=2026-02-31');
  expect(wrong.page).toContain('A reference has eight letters and digits, such as AB12-CD34.');
  expect(wrong.page).toContain('Please enter a date that exists');
  expect(wrong.page).toContain('value="Ana"');
  expect(titleOf(wrong.page)).toMatch(/^There is a problem: Audit trail /);
  // A look at a part of the trail is a line that says which.
  expect((await trail()).filter((line) => line.startsWith('omar audit'))).toEqual([
    'omar audit page=1',
    'omar audit day=2020-01-31&page=1',
    `omar audit ${other} page=1`,
    'omar audit Petra Solís',
    'omar audit of=read&page=1',
    `omar audit ${reference} Rita Vogel`,
  ]);
});

test('the other language shows the same lines, and not once more what was just done', async () => {
  const reference = await stored('contact');
  const linksOf = async (path: string) =>
    [...(await read(omar, path)).matchAll(/<a[^>]* href="(\/es[^"]*)"/g)].map(([, href]) => href);
  expect(await linksOf('/en?state=done&kind=privacy&page=2')).toEqual([
    '/es?state=done&amp;kind=privacy&amp;page=2',
  ]);
  expect(await linksOf(`/en/audit?act=read&reference=${reference}`)).toEqual([
    `/es/audit?act=read&amp;reference=${reference}`,
  ]);
  expect(await linksOf('/en/audit?reference="><b>')).toEqual(['/es/audit?reference=%22%3E%3Cb%3E']);
  expect(await linksOf(`/en/record/${reference}?did=retry`)).toEqual([`/es/record/${reference}`]);
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
    expect(reply.headers.has('reporting-endpoints')).toBe(false);
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
