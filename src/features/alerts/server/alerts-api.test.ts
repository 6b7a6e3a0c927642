import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formTokenField, languageField, trapField } from '#features/submissions/model/trap.ts';
import { english } from '#tests/server/support/app-fixture.ts';
import { unsignedStep } from '#tests/server/support/unsigned-step.ts';
import { openWholeApi, type WholeApi } from '#tests/server/support/whole-api-fixture.ts';
import { alertCalls } from '../model/alerts.ts';

let api: WholeApi;
beforeAll(async () => {
  api = await openWholeApi();
}, 60_000);
afterAll(() => api.dispose());

const json = (path: string, value: unknown, headers: Record<string, string> = {}) =>
  api.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
const post = (path: string, fields: string[][], headers: Record<string, string> = {}) =>
  api.send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const request = (email: string) => ({ email, topics: ['quote', 'news'], language: 'es' });
const now = () => Date.now() + api.clock.ahead;
/** The letters that wait, and none of them afterwards. */
const letters = async () => {
  const { alerts } = api.storage;
  const claimed = await alerts.letters.claim({ now: now(), limit: 100, leaseMs: 1000 });
  for (const { id } of claimed) await alerts.letters.done(id, now());
  return claimed;
};
const join = async (email: string) => {
  await json(alertCalls.subscribe, request(email));
  const letter = (await letters()).find((one) => one.email === email);
  if (letter === undefined) throw new Error('No letter was written.');
  await json(alertCalls.confirm, { token: letter.confirmToken });
  return letter;
};

test('a sign-up is answered alike whether the address is new, waits, or is confirmed', async () => {
  const first = await json(alertCalls.subscribe, request('  Ana@Example.COM '));
  expect([first.status, JSON.parse(first.text)]).toEqual([202, { state: 'check-inbox' }]);
  const [letter] = await letters();
  expect(letter).toMatchObject({
    kind: 'confirm',
    email: 'ana@example.com',
    language: 'es',
    topics: ['news', 'quote'],
  });
  const second = await json(alertCalls.subscribe, request('ana@example.com'));
  await json(alertCalls.confirm, { token: letter?.confirmToken });
  const third = await json(alertCalls.subscribe, request('ana@example.com'));
  for (const answer of [second, third]) {
    expect([answer.status, answer.text]).toEqual([first.status, first.text]);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(first.headers));
  }
});

test('the way from the letter: confirm, read, change, stop', async () => {
  const { confirmToken, stopToken } = await join('eva@example.com');
  const again = await json(alertCalls.confirm, { token: confirmToken });
  const held = { state: 'confirmed', topics: ['news', 'quote'], language: 'es' };
  expect([again.status, JSON.parse(again.text)]).toEqual([200, held]);
  expect(JSON.parse((await json(alertCalls.manage, { token: stopToken })).text)).toEqual(held);
  const changed = await json(alertCalls.manage, { token: stopToken, topics: ['events'] });
  expect(JSON.parse(changed.text)).toEqual({ ...held, topics: ['events'] });
  expect(JSON.parse((await json(alertCalls.manage, { token: stopToken })).text).topics).toEqual(['events']);
  for (let times = 1; times <= 2; times += 1) {
    const stopped = await json(alertCalls.stop, { token: stopToken });
    expect([stopped.status, JSON.parse(stopped.text)]).toEqual([200, { state: 'stopped' }]);
  }
  expect(await api.storage.alerts.withEmail('eva@example.com')).toEqual([]);
  const gone = await json(alertCalls.manage, { token: stopToken });
  expect([gone.status, JSON.parse(gone.text).error]).toEqual([404, 'alerts.unknown']);
});

test('neither token does the work of the other, and a link that waits too long does nothing', async () => {
  await json(alertCalls.subscribe, request('lee@example.com'));
  const [letter] = await letters();
  expect((await json(alertCalls.confirm, { token: letter?.stopToken })).status).toBe(404);
  expect((await json(alertCalls.manage, { token: letter?.confirmToken })).status).toBe(404);
  // Not confirmed yet: there is nothing to manage.
  expect((await json(alertCalls.manage, { token: letter?.stopToken })).status).toBe(404);
  const { ahead } = api.clock;
  api.clock.ahead += 48 * 3_600_000;
  expect((await json(alertCalls.confirm, { token: letter?.confirmToken })).status).toBe(404);
  api.clock.ahead = ahead;
});

test.each([
  [{ topics: ['news'], language: 'eng' }, [{ field: 'email', code: 'required' }]],
  [{ email: '', topics: ['news'], language: 'eng' }, [{ field: 'email', code: 'required' }]],
  [{ email: 'ana@example', topics: ['news'], language: 'eng' }, [{ field: 'email', code: 'format' }]],
  [
    { email: 'ana@example.com\r\nBcc: all@example.com', topics: ['news'], language: 'eng' },
    [{ field: 'email', code: 'format' }],
  ],
  [
    { email: `${'a'.repeat(245)}@example.com`, topics: ['news'], language: 'eng' },
    [{ field: 'email', code: 'bound' }],
  ],
  [{ email: 'ana@example.com', topics: [], language: 'eng' }, [{ field: 'topics', code: 'one' }]],
  [{ email: 'ana@example.com', topics: 'news', language: 'eng' }, [{ field: 'topics', code: 'format' }]],
  [{ email: 'ana@example.com', topics: ['x'], language: 'eng' }, [{ field: 'topics', code: 'format' }]],
  [{ email: 'ana@example.com', topics: ['news'], language: 'fr' }, [{ field: 'language', code: 'format' }]],
  [{ ...request('ana@example.com'), more: 1 }, [{ field: '', code: 'unknown' }]],
  [{ ...request('ana@example.com'), isCanary: true }, [{ field: '', code: 'unknown' }]],
])('%j is refused', async (value, fields) => {
  const before = await api.storage.alerts.count();
  const answer = await json(alertCalls.subscribe, value);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ error: 'invalid', fields });
  expect(await api.storage.alerts.count()).toEqual(before);
});

test.each(['', 'x', '../../etc', 'A'.repeat(31), 'A'.repeat(33), 7, null])(
  'the token %j is refused or unknown everywhere',
  async (token) => {
    for (const path of [alertCalls.confirm, alertCalls.manage, alertCalls.stop]) {
      expect((await json(path, { token })).status, path).toBe(400);
      const page = await post(path, [['token', String(token)]]);
      expect([page.status, page.headers.location?.includes('step=confirmed')]).toEqual([303, false]);
    }
    const clicked = await post(`${alertCalls.oneClick}?token=${encodeURIComponent(String(token))}`, [
      ['List-Unsubscribe', 'One-Click'],
    ]);
    expect(clicked.status).toBe(400);
  },
);

test('only pages of this site may sign up, confirm, change and stop; a GET does nothing', async () => {
  const { stopToken } = await join('sol@example.com');
  for (const path of [alertCalls.subscribe, alertCalls.confirm, alertCalls.manage, alertCalls.stop]) {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await json(path, { token: stopToken }, { 'sec-fetch-site': site });
      expect([answer.status, JSON.parse(answer.text).error], `${path} ${site}`).toEqual([403, 'origin']);
    }
    expect((await api.send({ path: `${path}?token=${stopToken}` })).status).toBe(405);
  }
  const opened = await api.send({ path: `${alertCalls.oneClick}?token=${stopToken}` });
  expect([opened.status, opened.headers.location]).toEqual([303, `/manage-alerts?token=${stopToken}`]);
  const foreign = await api.send({ path: `${alertCalls.oneClick}?token=//evil.example` });
  expect(foreign.headers.location).toBe('/manage-alerts');
  expect(await api.storage.alerts.withEmail('sol@example.com')).toHaveLength(1);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program stops with one post as %s, from anywhere, without a page', async (type, body) => {
  const email = `${type.slice(0, 9).replace('/', '')}@example.com`;
  const { stopToken } = await join(email);
  const path = `${alertCalls.oneClick}?token=${stopToken}`;
  const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
  const wrong = await api.send({ method: 'POST', path, headers, body: 'a=b' });
  expect(wrong.status).toBe(400);
  expect(await api.storage.alerts.withEmail(email)).toHaveLength(1);
  const stopped = await api.send({ method: 'POST', path, headers, body });
  expect([stopped.status, stopped.text]).toEqual([204, '']);
  expect(await api.storage.alerts.withEmail(email)).toEqual([]);
  expect((await api.send({ method: 'POST', path, headers, body })).status).toBe(204);
});

test('the form of the page: values come back with what is wrong, and a right one leads to the inbox', async () => {
  const token = await api.formToken();
  const fields = (email: string, topics: string[]) => [
    ['email', email],
    ...topics.map((topic) => ['topics', topic]),
    [languageField, 'es'],
    [formTokenField, token],
    [trapField, ''],
  ];
  const wrong = await post(alertCalls.subscribe, fields('<b>ana', ['news', 'x']));
  expect(wrong.status).toBe(303);
  const reply = new URL(wrong.headers.location ?? '', 'https://x').searchParams.get('reply') ?? '';
  expect(wrong.headers.location).not.toContain('ana');
  expect(await api.storage.replies.take(reply, now())).toEqual({
    kind: 'alerts',
    values: { email: '<b>ana', topics: ['news'] },
    faults: [{ field: 'email', code: 'format' }],
    reason: 'invalid',
  });

  // Faster than a person types.
  const hasty = await post(alertCalls.subscribe, fields('kim@example.com', ['news']));
  const kept = new URL(hasty.headers.location ?? '', 'https://x').searchParams.get('reply') ?? '';
  expect(await api.storage.replies.take(kept, now())).toMatchObject({ reason: 'again', faults: [] });
  expect(await api.storage.alerts.withEmail('kim@example.com')).toEqual([]);

  api.clock.ahead += 5000;
  const right = await post(alertCalls.subscribe, fields('kim@example.com', ['news']));
  expect([right.status, unsignedStep(right.headers.location)]).toEqual([
    303,
    '/email-alerts?step=inbox#answer',
  ]);
  expect(await api.storage.alerts.withEmail('kim@example.com')).toMatchObject([{ topics: ['news'] }]);

  const caught = await post(
    alertCalls.subscribe,
    [...fields('bot@example.com', ['news']), [trapField, 'x']].filter(
      ([name, value]) => !(name === trapField && value === ''),
    ),
  );
  expect(unsignedStep(caught.headers.location)).toBe(unsignedStep(right.headers.location));
  expect(await api.storage.alerts.withEmail('bot@example.com')).toEqual([]);
});

test('the forms of the letters: confirm leads on to the choice, changes and stops lead to what became of them', async () => {
  await json(alertCalls.subscribe, request('noa@example.com'));
  const letter = (await letters()).find(({ email }) => email === 'noa@example.com');
  const { confirmToken = '', stopToken = '' } = letter ?? {};
  const go = async (path: string, fields: string[][]) =>
    unsignedStep((await post(path, fields)).headers.location);
  expect(await go(alertCalls.confirm, [['token', confirmToken]])).toBe(
    `/manage-alerts?token=${stopToken}&step=confirmed#answer`,
  );
  expect(await go(alertCalls.manage, [['token', stopToken]])).toBe(
    `/manage-alerts?token=${stopToken}&problem=topics`,
  );
  expect(
    await go(alertCalls.manage, [
      ['token', stopToken],
      ['topics', 'events'],
      ['topics', 'reports'],
    ]),
  ).toBe(`/manage-alerts?token=${stopToken}&step=saved#answer`);
  expect(await api.storage.alerts.findByStopToken(stopToken)).toMatchObject({
    topics: ['reports', 'events'],
  });
  expect(await go(alertCalls.stop, [['token', stopToken]])).toBe('/manage-alerts?step=stopped#answer');
  expect(await api.storage.alerts.withEmail('noa@example.com')).toEqual([]);
});

test('no line of the log holds an address or a token', async () => {
  const { confirmToken, stopToken } = await join('canary@example.com');
  await api.send({ path: `${alertCalls.oneClick}?token=${stopToken}` });
  await post(`${alertCalls.oneClick}?token=${stopToken}`, [['List-Unsubscribe', 'One-Click']]);
  const written = [...api.logged, ...api.site().lines].join('\n');
  expect(written).toContain('/api/alerts/one-click');
  for (const secret of ['canary@', confirmToken, stopToken]) expect(written).not.toContain(secret);
});

test('sign-ups that come at once are taken one by one, and others are answered in between', async () => {
  const steps: string[] = [];
  const { replies } = api.storage;
  const { put } = replies;
  onTestFinished(() => {
    Object.assign(replies, { put });
  });
  Object.assign(replies, {
    put: (...given: Parameters<typeof put>) => {
      steps.push('sign-up');
      return put(...given);
    },
  });
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await new Promise((done) => setImmediate(done));
      if (steps.at(-1) !== 'other') steps.push('other');
    }
  })();
  // Past the port, where each would come with a connection of its own.
  const { app } = api.site();
  const signUp = {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: 'nobody' }),
  };
  await Promise.all(
    [1, 2, 3, 4, 5].map(() => app.fetch(new Request(english + alertCalls.subscribe, signUp))),
  );
  isDone = true;
  await others;
  expect(steps.filter((step) => step === 'sign-up')).toHaveLength(5);
  expect(steps.join(' ')).not.toContain('sign-up sign-up');
});
