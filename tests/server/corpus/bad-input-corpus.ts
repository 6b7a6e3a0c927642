import { sealedMediaType } from '#features/submissions/model/sealed.ts';
import { badBodies, badHeaders, badSealed } from './bad-input-bodies.ts';
import { badTexts, canary } from './bad-input-fields.ts';
import {
  application,
  callBack,
  contact,
  container,
  officeHours,
  pageProblem,
  privacy,
  report,
  type Target,
} from './bad-input-targets.ts';

export { canary } from './bad-input-fields.ts';

/** One bad request to a call. */
export type BadInput = {
  name: string;
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** Names of fields that no form has. */
const surplusKeys = [canary, '', 'id', 'constructor', 'toString', 'customers.x', 'name[]', '$where', 'Name'];

const json = (value: unknown) => JSON.stringify(value);

/** The corpus of one form, as JSON and sealed. */
function badSubmissions(
  { path, filled, required, optional, limits, bad }: Target,
  answer: string,
): BadInput[] {
  const right = filled(answer);
  const field = (name: string, key: string, value: unknown): BadInput => ({
    name: `${path} ${key}: ${name}`,
    path,
    body: json({ ...right, [key]: value }),
  });
  const textsOf = (key: string, texts: Record<string, unknown>) =>
    Object.entries(texts).map(([name, value]) => field(name, key, value));
  // Emptiness of every kind is what optional means, and no rule forbids such a field spaces.
  const forOptional = Object.fromEntries(
    Object.entries(badTexts).filter(
      ([, value]) => value !== null && !(typeof value === 'string' && value.trim() === ''),
    ),
  );
  const long = (length: number) => canary.repeat(Math.ceil(length / canary.length)).slice(0, length);
  return [
    ...required.flatMap((key) => textsOf(key, badTexts)),
    ...optional.flatMap((key) => textsOf(key, forOptional)),
    ...limits.flatMap(([key, limit]) =>
      [limit + 1, Math.min(limit * 10, 20_000)].map((length) =>
        field(`${length} characters`, key, long(length)),
      ),
    ),
    ...bad.flatMap(([key, values]) => textsOf(key, values)),
    ...required.map((key) => field('left out', key, undefined)),
    ...surplusKeys.map((key) => field('a key nobody knows', key, canary)),
    ...required.map((key) => ({
      name: `${path} ${key}: given twice, the second time badly`,
      path,
      body: `${json(right).slice(0, -1)},${json(key)}:[${json(canary)}]}`,
    })),
    ...Object.entries(badBodies).map(([name, body]) => ({ name: `${path} a body of ${name}`, path, body })),
    ...Object.entries(badHeaders).map(([name, headers]) => ({
      name: `${path} ${name}`,
      path,
      body: json(right),
      headers,
    })),
    ...Object.entries(badSealed).map(([name, value]) => ({
      name: `${path} sealed: ${name}`,
      path,
      body: json(value),
      headers: { 'content-type': sealedMediaType },
    })),
  ];
}

/** Every bad submission, to each of the forms. */
export function badInputs(answer: string): BadInput[] {
  return [privacy, contact, officeHours, callBack, container, application, report, pageProblem].flatMap(
    (target) => badSubmissions(target, answer),
  );
}

/** Right submissions, to show that the corpus is refused for what is bad in it. */
export function rightInputs(
  answers: readonly [string, string, string, string, string, string, string],
): BadInput[] {
  return [privacy, contact, callBack, container, application, report, pageProblem, officeHours].map(
    ({ path, filled }, at) => ({
      name: path,
      path,
      body: json(filled(answers[at] ?? '')),
    }),
  );
}

/** Bodies to the calls that browsers report to; all are passed over in silence. */
export function badReports(): BadInput[] {
  return ['/api/log', '/api/visits', '/api/csp-report'].flatMap((path) => [
    ...Object.entries(badBodies).map(([name, body]) => ({ name: `${path} a body of ${name}`, path, body })),
    ...Object.entries(badHeaders)
      .filter(([name]) => !/\bids?\b/.test(name))
      .map(([name, headers]) => ({
        name: `${path} ${name}`,
        path,
        body: json({ path: `/${canary}` }),
        headers,
      })),
    ...Object.entries(badTexts).map(([name, value]) => ({
      name: `${path} ${name}`,
      path,
      body: json({ path: value, logLevel: value, logEntry: value, 'csp-report': value, body: value }),
    })),
  ]);
}
