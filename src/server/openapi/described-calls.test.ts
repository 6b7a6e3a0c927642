import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from 'yup';
import { callBackSchema } from '#features/car-offer/model/call-back.ts';
import { applicationSchema } from '#features/careers/model/application.ts';
import { contactRequestSchema } from '#features/contact/model/contact-request.ts';
import { containerSchema } from '#features/containers/model/container-request.ts';
import { vehiclesReply } from '#features/inventory/server/vehicle-replies.ts';
import * as investorReplies from '#features/investor-data/server/investor-reply-schemas.ts';
import { locationsReply } from '#features/locations/server/location-replies.ts';
import { officeHoursSchema } from '#features/office-hours/model/office-hours.ts';
import { pageProblem } from '#features/page-problem/model/page-problem.ts';
import { pricesReply } from '#features/prices/server/price-replies.ts';
import { privacyRequestSchema } from '#features/privacy-request/model/privacy-request.ts';
import { report } from '#features/report-misconduct/model/report.ts';
import { customerFields, formCalls } from '#features/submissions/model/api-contract.ts';
import { readSealedBody } from '#features/submissions/model/sealed.ts';
import { undeclared } from '#tests/server/support/declared.ts';
import { fits } from '#tests/server/support/fits-schema.ts';
import { filledForm } from '#tests/server/support/forms-api-fixture.ts';
import { openWholeApi, type WholeApi } from '#tests/server/support/whole-api-fixture.ts';
import { browserReportSchema } from '../api/report-schemas.ts';
import { descriptionPath } from '../middleware/problem-types.ts';
import { describeApi, operations } from './describe-api.ts';
import type { JsonSchema } from './json-schema.ts';
import { toJsonSchema } from './json-schema.ts';
import type { Operation } from './operation.ts';
import * as replies from './reply-schemas.ts';
import { formRules, namedSchemas, sealedSchema } from './schemas.ts';

let api: WholeApi;
beforeAll(async () => {
  api = await openWholeApi();
});
afterAll(() => api.dispose());

const schemas = namedSchemas();

/** The address of a call with its examples filled in. */
const addressOf = ({ path, parameters = [] }: Operation, spelling = path) => {
  const filled = parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, example),
    spelling,
  );
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const query = new URLSearchParams(asked.map(({ name, example }) => [name, example]));
  return asked.length > 0 ? `${filled}?${query}` : filled;
};

test('every route below /api is described, and every described call has a route', () => {
  const routes = new Set(
    api
      .site()
      .app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`),
  );
  const described = new Set(
    operations.flatMap(({ method, path, alsoAt }) =>
      [path, ...(alsoAt === undefined ? [] : [alsoAt])].map((spelling) => `${method} ${spelling}`),
    ),
  );
  expect(routes.size).toBeGreaterThanOrEqual(operations.length);
  expect([...routes].filter((route) => !described.has(route))).toEqual([]);
  expect([...described].filter((call) => !routes.has(call))).toEqual([]);
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers as described, in each of its spellings, and no other method',
  async (_, operation) => {
    const { method, path, alsoAt } = operation;
    for (const spelling of [path, ...(alsoAt === undefined ? [] : [alsoAt])]) {
      const answer = await api.send({
        method: method.toUpperCase(),
        path: addressOf(operation, spelling),
        ...(method === 'post' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
      });
      expect(answer.text).not.toContain('"error":"call.unknown"');
      expect(undeclared(operation, asDeclared(answer))).toEqual([]);
      const other = await api.send({ method: 'DELETE', path: addressOf(operation, spelling) });
      expect([other.status, JSON.parse(other.text).error]).toEqual([405, 'method']);
    }
  },
);

const asDeclared = ({ status, headers, text }: Awaited<ReturnType<WholeApi['send']>>) => ({
  status,
  contentType: headers['content-type'] ?? '',
  text,
});

const readReplies: Partial<Record<string, [Schema, JsonSchema | undefined]>> = {
  readEnvironment: [replies.environmentReply, schemas.Environment],
  readSetting: [replies.settingReply, schemas.Setting],
  listRegions: [replies.placesReply, schemas.Places],
  listCountries: [replies.placesReply, schemas.Places],
  listStates: [replies.placesReply, schemas.Places],
  makeChallenge: [replies.challengeReply, schemas.Challenge],
  searchLocations: [locationsReply, schemas.FoundLocations],
  comparePrices: [pricesReply, schemas.Prices],
  findVehicles: [vehiclesReply, schemas.Vehicles],
  listNews: [replies.newsReply, schemas.NewsPage],
  countNews: [replies.newsCountsReply, schemas.NewsCounts],
  readNews: [replies.releaseReply, schemas.NewsRelease],
  previewNews: [replies.previewReply, schemas.NewsDraft],
  listEvents: [investorReplies.eventsReply, schemas.Events],
  readEvent: [investorReplies.eventReply, schemas.Event],
  readEarningsBox: [investorReplies.earningsBoxReply, schemas.EarningsBox],
  listCompanyFilings: [investorReplies.companyFilingsReply, schemas.CompanyFilings],
  listDirectorFilings: [investorReplies.directorFilingsReply, schemas.DirectorFilings],
  readQuote: [replies.quoteReply, schemas.Quotes],
  readQuoteOfDay: [replies.dayQuoteReply, schemas.DayQuotes],
};

test.each(
  operations.filter(({ method }) => method === 'get').map((operation) => [operation.id, operation] as const),
)('the answer of %s is what its schema says', async (id, operation) => {
  const answer = await api.send({ path: addressOf(operation) });
  expect(answer.status).toBe(200);
  for (const name of operation.replies[200]?.headers ?? [])
    expect(answer.headers).toHaveProperty(name.toLowerCase());
  if (id === 'readEventCalendar') {
    // A file for calendars has its own tests.
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    return;
  }
  const value: unknown = JSON.parse(answer.text);
  if (id === 'describeApi') return;
  const [schema, described] = readReplies[id] ?? [];
  expect(schema, `${id} needs a schema of its answer`).toBeDefined();
  expect(schema?.isValidSync(value, { strict: true })).toBe(true);
  expect(described && fits(value, described)).toBe(true);
  expect(operation.replies[200]?.content).toEqual({
    'application/json': { $ref: expect.stringContaining('#/components/schemas/') },
  });
});

test('the document is served as it is written, kept for an hour, and not sent twice', async () => {
  const first = await api.send({ path: descriptionPath });
  expect(JSON.parse(first.text)).toEqual(JSON.parse(JSON.stringify(describeApi({ guide: '/api-guide' }))));
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await api.send({ path: descriptionPath, headers: { 'if-none-match': known } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await api.send({ path: descriptionPath, headers: { 'if-none-match': '"other"' } })).status).toBe(
    200,
  );
  const head = await api.send({ method: 'HEAD', path: descriptionPath });
  expect([head.status, head.text]).toEqual([200, '']);
});

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Ana',
    'a@b.co',
    '97204',
    'V5K 0A1',
    '503-555-0100',
    'a\u200b',
    '\u200cb',
    '\ud800',
    'a\nb',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', minLength: 12, maxLength: 60 }),
  fc.constantFrom(15, 16, 40, 41, 80, 81, 250, 251, 1000, 1001).map((length) => 'x'.repeat(length)),
);
const values = fc.oneof(
  { weight: 6, arbitrary: texts },
  fc.constantFrom<unknown>(null, undefined, 1, true, [], {}),
);
const boxes = fc.dictionary(
  fc.constantFrom('a', customerFields.autoParts, customerFields.steelMill),
  fc.constantFrom(true, false, null, 'x', 1),
);

/** Objects like those that a schema takes: right but for a few fields. */
function bodiesFor(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(toJsonSchema(schema, formRules).properties ?? {});
  const right: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, 'Ana']));
  Object.assign(right, {
    ...('zip' in right ? { zip: '97204' } : {}),
    ...('task' in right ? { task: 'swap', size: 'unsure', tickets: 'none' } : {}),
    ...('email' in right ? { email: 'ana@example.com' } : {}),
    ...('phone' in right ? { phone: '503-555-0100' } : {}),
    ...('customers' in right ? { customers: { [customerFields.steelMill]: true } } : {}),
    ...('logLevel' in right ? { logLevel: 'Error' } : {}),
  });
  const change = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 2 });
  return fc.oneof(
    fc
      .tuple(change, fc.option(boxes))
      .map(([fields, customers]) =>
        dropUndefined({ ...right, ...fields, ...('customers' in right && customers ? { customers } : {}) }),
      ),
    fc.dictionary(fc.constantFrom(...names, 'surplus'), values).map(dropUndefined),
    fc.constantFrom<unknown>(null, 1, 'x', [], {}),
  );
}

const dropUndefined = (value: object) => JSON.parse(JSON.stringify(value));

test.each<[string, Schema]>([
  ['PrivacyRequest', privacyRequestSchema],
  ['ContactRequest', contactRequestSchema],
  ['OfficeHoursInterest', officeHoursSchema],
  ['CallBackRequest', callBackSchema],
  ['ContainerRequest', containerSchema],
  ['JobApplication', applicationSchema],
  ['MisconductReport', report.schema],
  ['PageProblem', pageProblem.schema],
  ['BrowserReport', browserReportSchema],
])('%s is described exactly as it is judged', (name, schema) => {
  const described = schemas[name] ?? {};
  let accepted = 0;
  fc.assert(
    fc.property(bodiesFor(schema), (value) => {
      const judged = schema.isValidSync(value, { strict: true });
      if (judged) accepted += 1;
      expect(fits(value, described)).toBe(judged);
    }),
    { numRuns: 1500 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test('a sealed body is described exactly as it is read', () => {
  const right = {
    id: '0b9d7a52-3a52-4c8e-9a57-0d3f6a2f7c11',
    sealed: { kid: 'first', epk: 'A'.repeat(87), iv: 'A'.repeat(16), ct: 'A'.repeat(100) },
  };
  const odd = fc.constantFrom<unknown>(
    '',
    'x',
    'A'.repeat(21),
    'A'.repeat(22),
    'A'.repeat(87),
    '+',
    null,
    1,
    {},
    [],
  );
  const outer = fc.dictionary(fc.constantFrom('id', 'sealed', 'recaptcha', 'surplus'), odd, { maxKeys: 1 });
  const inner = fc.dictionary(fc.constantFrom('kid', 'epk', 'iv', 'ct'), odd, { maxKeys: 1 });
  const described = toJsonSchema(sealedSchema);
  fc.assert(
    fc.property(outer, inner, (around, within) => {
      const body = { ...right, sealed: { ...right.sealed, ...within }, ...around };
      expect(fits(body, described)).toBe(readSealedBody(body) !== undefined);
    }),
    { numRuns: 500 },
  );
});

test('every answer to a submission is one that is described', { timeout: 30_000 }, async () => {
  const operation = operations.find(({ path }) => path === formCalls.submitPrivacyRequest);
  if (!operation) throw new Error('The call is not described.');
  const post = async (value: object, headers: Record<string, string> = {}) => {
    const answer = await api.send({
      method: 'POST',
      path: operation.path,
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(undeclared(operation, asDeclared(answer))).toEqual([]);
    return answer;
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const right = { ...filledForm, recaptcha: await api.answer() };
  const first = await post(right, key);
  const again = await post(right, key);
  for (const { text } of [first, again]) {
    expect(replies.acknowledgementReply.isValidSync(JSON.parse(text), { strict: true })).toBe(true);
  }
  expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 200, 'true']);
  const problems = [
    await post({ ...right, city: 'Salem' }, key),
    await post(right),
    await post({ ...right, recaptcha: 'x' }),
    await post({ ...right, zip: 'x' }),
    await post(right, { 'idempotency-key': 'x' }),
    await post(right, { 'sec-fetch-site': 'cross-site' }),
    await post(right, { 'content-type': 'text/plain' }),
  ];
  expect(problems.map(({ status, text }) => `${status} ${JSON.parse(text).error}`)).toEqual([
    '409 conflict',
    '428 captcha_expired',
    '400 captcha_refused',
    '400 invalid',
    '400 id',
    '403 origin',
    '415 body.type',
  ]);
  for (const { text, headers } of problems) {
    const { type, error } = JSON.parse(text);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(type).toBe(`${descriptionPath}#/x-problem-types/${error}`);
    expect(replies.problemReply.isValidSync(JSON.parse(text), { strict: true })).toBe(true);
  }
});

test('a submission that cannot be stored is a problem that says when to try again', async () => {
  const broken = await openWholeApi();
  const recaptcha = await broken.answer();
  await broken.storage.close();
  const answer = await broken.send({
    method: 'POST',
    path: formCalls.submitPrivacyRequest,
    body: JSON.stringify({ ...filledForm, recaptcha }),
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, JSON.parse(answer.text).error]).toEqual([503, 'storage']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await broken.dispose();
});
