import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { concurrencyLimit } from '#server/middleware/concurrency-limit.ts';
import { rateLimit } from '#server/middleware/rate-limit.ts';
import {
  type FormsApiUnderTest,
  filledForm,
  formPath,
  openFormsApi,
} from '#tests/server/support/forms-api-fixture.ts';
import { customerPath } from '../model/api-contract.ts';
import { questionIn, sumField } from '../model/sum-question.ts';
import { formTokenField, languageField, trapField } from '../model/trap.ts';

let site: FormsApiUnderTest;

beforeEach(async () => {
  site = await openFormsApi();
});

afterEach(() => site.dispose());

const minute = 60_000;

/** The fields a page without script sends, with a token that was issued `age` ago. */
async function plainFields(
  change: Record<string, string> = {},
  age = minute,
): Promise<Record<string, string>> {
  site.clock.ahead -= age;
  const token = await site.port.formToken();
  site.clock.ahead += age;
  const { customers: _customers, recaptcha: _recaptcha, ...texts } = filledForm;
  return { ...texts, [customerPath('autoParts')]: 'on', [formTokenField]: token, [trapField]: '', ...change };
}

/** Where an answer leads: the path and its query. */
function target(reply: Response): { path: string; query: Record<string, string> } {
  expect(reply.status).toBe(303);
  const url = new URL(reply.headers.get('location') ?? '', 'https://site.example');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

test('stores a well filled form and leads to the thanks with its reference', async () => {
  const { path, query } = target(await site.postPlain(await plainFields()));
  const [stored] = await site.storage.submissions.list();
  expect(path).toBe(formPath.eng);
  expect(site.port.receipt(query.submitted ?? '', 'data-privacy')).toMatchObject({
    reference: stored?.reference,
    at: stored?.createdAt,
  });
  const { recaptcha: _recaptcha, ...content } = filledForm;
  expect(stored?.content).toEqual(content);
});

test('says of no request that it was submitted but of one that this server has stored', async () => {
  const { query } = target(await site.postPlain(await plainFields()));
  const [reference = '', moment = '', ...rest] = (query.submitted ?? '').split('.');
  const others = [
    reference,
    'DEAD-BEEF',
    ['DEAD-BEEF', moment, ...rest].join('.'),
    [reference, '0', ...rest].join('.'),
    // The receipt alone, as a letter or a visitor carries it, and with a seal of somebody else's.
    query.submitted?.slice(0, query.submitted.lastIndexOf('.')),
    query.submitted?.replace(/[^.]+$/, 'A'.repeat(22)),
  ];
  for (const other of [...others, `${query.submitted}.`, '', '..']) {
    expect(site.port.receipt(other ?? '', 'data-privacy'), other).toBeUndefined();
  }
  // The receipt of a privacy request is no proof of a message, nor of an application.
  for (const page of ['contact-our-team', 'job', ''])
    expect(site.port.receipt(query.submitted ?? '', page), page).toBeUndefined();
});

test('asks to send again a form without its token, and stores nothing', async () => {
  const { [formTokenField]: _token, ...fields } = await plainFields();
  const { query } = target(await site.postPlain(fields));
  expect(await site.port.takeReply('privacy', query.reply ?? '')).toMatchObject({ reason: 'again' });
  expect(await site.storage.submissions.list()).toEqual([]);
});

test('leads back into the language of the form', async () => {
  const fields = await plainFields({ [languageField]: 'es' });
  expect(target(await site.postPlain(fields)).path).toBe(formPath.es);
  const odd = await plainFields({ [languageField]: '//evil.example' });
  expect(target(await site.postPlain(odd)).path).toBe(formPath.eng);
});

test('fits what was typed, since no script has', async () => {
  await site.postPlain(await plainFields({ email: ' ANA@Example.com ', zip: ' v5k  0a1 ' }));
  const [stored] = await site.storage.submissions.list();
  expect(stored?.content).toMatchObject({ email: 'ana@example.com', zip: 'V5K 0A1' });
});

test('gives a refused form back with its values and faults, once, and nothing of it in the address', async () => {
  const { query } = target(await site.postPlain(await plainFields({ email: 'ana at example' })));
  expect(JSON.stringify(query)).not.toContain('ana');
  const token = query.reply ?? '';
  expect(await site.port.takeReply('privacy', token)).toMatchObject({
    reason: 'invalid',
    faults: [{ field: 'email', code: 'format' }],
    values: { ...filledForm, email: 'ana at example', recaptcha: '' },
  });
  expect(await site.port.takeReply('privacy', token)).toBeUndefined();
  expect(await site.storage.submissions.list()).toEqual([]);
});

test('drops a form whose trap is filled, as if nothing had happened', async () => {
  const { path, query } = target(await site.postPlain(await plainFields({ [trapField]: 'buy now' })));
  expect({ path, query }).toEqual({ path: formPath.eng, query: {} });
  expect(await site.storage.submissions.list()).toEqual([]);
});

test('stores a form once that is sent twice, and answers both times alike', async () => {
  const fields = await plainFields();
  const [first, second] = [await site.postPlain(fields), await site.postPlain(fields)];
  expect(target(second)).toEqual(target(first));
  expect(await site.storage.submissions.list()).toHaveLength(1);
});

test('asks to send again when the form was changed after it had been stored', async () => {
  const fields = await plainFields();
  await site.postPlain(fields);
  const { query } = target(await site.postPlain({ ...fields, city: 'Salem' }));
  expect(await site.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
    reason: 'again',
    values: { city: 'Salem' },
  });
});

test.each([
  ['after one second', 1000],
  ['after two days', 48 * 60 * minute],
])('asks to send again a form that comes back %s', async (_name, age) => {
  const { query } = target(await site.postPlain(await plainFields({}, age)));
  expect(await site.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
    reason: 'again',
    faults: [],
  });
  expect(await site.storage.submissions.list()).toEqual([]);
});

test.each(['', 'x', '..', 'a.b.c', '00000000-0000-4000-8000-000000000000.zzzz.AAAA'])(
  'asks to send again a form with the made-up token %j',
  async (token) => {
    const { query } = target(await site.postPlain(await plainFields({ [formTokenField]: token })));
    expect(query).toHaveProperty('reply');
    expect(await site.storage.submissions.list()).toEqual([]);
  },
);

test('leads a caller who sent too often to a page that says so', async () => {
  const limited = await openFormsApi({ submitLimit: rateLimit({ name: 'plain', points: 1, seconds: 600 }) });
  await limited.postPlain({});
  expect(target(await limited.postPlain({})).query).toMatchObject({ problem: 'later' });
  await limited.dispose();
});

describe('while very many forms come from pages without script', () => {
  let flooded: FormsApiUnderTest;

  beforeEach(async () => {
    flooded = await openFormsApi({ plainCrowdLimit: async () => ({ allowed: false, retryAfter: 60 }) });
  });

  afterEach(() => flooded.dispose());

  /** A form that was filled in for a minute, and the question that it asks. */
  async function asked(asks: boolean) {
    flooded.clock.ahead -= minute;
    const token = await flooded.port.formToken(asks);
    flooded.clock.ahead += minute;
    const fields = { ...(await plainFields()), [formTokenField]: token };
    return { token, fields, question: questionIn(token) ?? { left: 0, right: 0 } };
  }

  test('a form that asks nothing comes back, filled in, with a question', async () => {
    const { fields } = await asked(false);
    const { query } = target(await flooded.postPlain(fields));
    expect(await flooded.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
      reason: 'question',
      values: { name: 'Ana Ríos' },
      faults: [],
      asks: true,
    });
    expect(await flooded.storage.submissions.list()).toEqual([]);
  });

  test('the sum is asked for in the token, of two numbers from 2 to 9', async () => {
    for (let time = 0; time < 40; time += 1) {
      const { left, right } = (await asked(true)).question;
      for (const number of [left, right]) expect([2, 3, 4, 5, 6, 7, 8, 9]).toContain(number);
    }
    expect(questionIn((await asked(false)).token)).toBeUndefined();
  });

  test('the right sum stores the request, once', async () => {
    const { fields, question } = await asked(true);
    const sum = ` ${question.left + question.right} `;
    for (let time = 0; time < 2; time += 1) {
      const { query } = target(await flooded.postPlain({ ...fields, [sumField]: sum }));
      expect(flooded.port.receipt(query.submitted ?? '', 'data-privacy')).toBeDefined();
    }
    expect(await flooded.storage.submissions.list()).toHaveLength(1);
  });

  test.each(['', '0', 'x', '1e1', '-4', '99999999'])('the sum %j is asked for again', async (sum) => {
    const { fields } = await asked(true);
    const { query } = target(await flooded.postPlain({ ...fields, [sumField]: sum }));
    expect(await flooded.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
      reason: 'wrong-sum',
      asks: true,
    });
    expect(await flooded.storage.submissions.list()).toEqual([]);
  });

  test('a form with faults, or sent too soon, asks as well when it comes back', async () => {
    const { fields } = await asked(false);
    const { query } = target(await flooded.postPlain({ ...fields, name: '' }));
    expect(await flooded.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
      reason: 'invalid',
      asks: true,
    });
    const early = { ...fields, [formTokenField]: await flooded.port.formToken(true) };
    const { query: other } = target(await flooded.postPlain(early));
    expect(await flooded.port.takeReply('privacy', other.reply ?? '')).toMatchObject({
      reason: 'again',
      asks: true,
    });
  });

  test('an easier question of the sender’s own is no token of this site', async () => {
    const { fields, token } = await asked(true);
    const [id, moment, , signature] = token.split('.');
    const made = { ...fields, [formTokenField]: [id, moment, '0+0', signature].join('.'), [sumField]: '0' };
    const { query } = target(await flooded.postPlain(made));
    expect(await flooded.port.takeReply('privacy', query.reply ?? '')).toMatchObject({ reason: 'again' });
    const bare = [id, moment, signature].join('.');
    const { query: other } = target(await flooded.postPlain({ ...fields, [formTokenField]: bare }));
    expect(await flooded.port.takeReply('privacy', other.reply ?? '')).toMatchObject({ reason: 'again' });
    expect(await flooded.storage.submissions.list()).toEqual([]);
  });
});

test('asks nothing while few forms come, whatever the token would ask', async () => {
  site.clock.ahead -= minute;
  const token = await site.port.formToken(true);
  site.clock.ahead += minute;
  const { query } = target(await site.postPlain(await plainFields({ [formTokenField]: token })));
  expect(site.port.receipt(query.submitted ?? '', 'data-privacy')).toBeDefined();
});

test('counts the posts of one form without script apart from those of another', async () => {
  const named: string[] = [];
  const counting = await openFormsApi({
    rateLimits: (settings) => {
      named.push(settings.name);
      return rateLimit(settings);
    },
  });
  expect(named).toContain('plain-privacy');
  expect(named).toContain('plain-office-hours');
  await counting.dispose();
});

test('gives back what was typed to a caller who sent too often, so many times and no more', async () => {
  const change = {
    submitLimit: rateLimit({ name: 'plain', points: 1, seconds: 600 }),
    keepLimit: rateLimit({ name: 'kept', points: 2, seconds: 600 }),
    pause: async () => undefined,
  };
  const limited = await openFormsApi(change);
  await limited.postPlain({});
  const typed = { name: 'Ana Ríos', city: 'Portland' };
  for (let time = 1; time <= 2; time += 1) {
    const { query } = target(await limited.postPlain(typed));
    expect(query.problem).toBe('later');
    expect(await limited.port.takeReply('privacy', query.reply ?? '')).toMatchObject({
      reason: 'later',
      values: typed,
      faults: [],
    });
  }
  expect(target(await limited.postPlain(typed)).query).toEqual({ problem: 'later' });
  await limited.dispose();
});

test('forms that come at once are taken one by one, and others are answered in between', async () => {
  const steps: string[] = [];
  const whole = await openFormsApi();
  const { replies } = whole.storage;
  const put: typeof replies.put = (...given) => {
    steps.push('form');
    return replies.put(...given);
  };
  const busy = await openFormsApi({ storage: { ...whole.storage, replies: { ...replies, put } } });
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await new Promise((done) => setImmediate(done));
      if (steps.at(-1) !== 'other') steps.push('other');
    }
  })();
  await Promise.all([1, 2, 3, 4, 5].map(() => busy.postPlain({ name: 'Ana' })));
  isDone = true;
  await others;
  expect(steps.filter((step) => step === 'form')).toHaveLength(5);
  expect(steps.join(' ')).not.toContain('form form');
  await busy.dispose();
  await whole.dispose();
});

test('a caller who sends on and on waits for each answer, and takes no place from others meanwhile', async () => {
  const waits: number[] = [];
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  let allowed = false;
  const change = {
    submitLimit: async () => (allowed ? { allowed } : { allowed, retryAfter: 600 }),
    keepLimit: async () => ({ allowed: false, retryAfter: 600 }),
    concurrency: concurrencyLimit(1),
    pause: (milliseconds: number) => {
      waits.push(milliseconds);
      return wait;
    },
  } as const;
  const flooded = await openFormsApi(change);
  const answered: string[] = [];
  const flood = ['one', 'other'].map((name) =>
    flooded.postPlain({ name }).then((reply) => {
      answered.push(name);
      return target(reply).query;
    }),
  );
  const caught = flooded.postPlain({ [trapField]: 'buy now' });
  await expect.poll(() => waits).toEqual([1000, 1000, 1000]);
  allowed = true;
  // Somebody else's is read and answered: it lacks its token.
  expect(target(await flooded.postPlain({ name: 'Ana' })).query).toHaveProperty('reply');
  expect(answered).toEqual([]);
  goOn();
  expect(await Promise.all(flood)).toEqual([{ problem: 'later' }, { problem: 'later' }]);
  expect(target(await caught).query).toEqual({});
  await flooded.dispose();
});

test('gives back what was typed when a request cannot be stored and the rest still works', async () => {
  const whole = await openFormsApi();
  const add = () => Promise.reject(new Error('no room'));
  const broken = await openFormsApi({
    storage: { ...whole.storage, submissions: { ...whole.storage.submissions, add } },
  });
  broken.clock.ahead -= minute;
  const token = await broken.port.formToken();
  broken.clock.ahead += minute;
  const { [formTokenField]: _token, ...fields } = await plainFields();
  const { query } = target(await broken.postPlain({ ...fields, [formTokenField]: token }));
  expect(query).toMatchObject({ problem: 'later', reply: expect.any(String) });
  expect(await whole.storage.replies.take(query.reply ?? '', Date.now())).toMatchObject({
    values: { name: 'Ana Ríos' },
  });
  await broken.dispose();
  await whole.dispose();
});

test('leads to a page that says so when nothing can be stored', async () => {
  await site.storage.close();
  expect(target(await site.postPlain(await plainFields())).query).toEqual({ problem: 'later' });
  expect(target(await site.postPlain(await plainFields({ name: '' }))).query).toEqual({ problem: 'later' });
});
