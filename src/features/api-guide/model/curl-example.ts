import type { ApiDocument, ApiOperation, ApiParameter, ApiSchema } from './ports.ts';
import { refName, rulesOf } from './schema-rows.ts';

/** What an example is made of. */
export interface CurlCall {
  method: string;
  path: string;
  operation: ApiOperation;
  /** The site that is asked, without a slash at the end. */
  origin: string;
}

/** A request as it is typed in a shell: addresses and values are those of the description. */
export function curlExample({ method, path, operation, origin }: CurlCall, document: ApiDocument): string {
  const parameters = (operation.parameters ?? []) as ApiParameter[];
  const filled = parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(example)),
    path,
  );
  const query = parameters
    .filter(({ in: place, required, example }) => place === 'query' && (required || example !== ''))
    .map(({ name, example }) => `${name}=${encodeURIComponent(example).replaceAll('%2C', ',')}`)
    .join('&');
  const address = quoted(`${origin}${filled}${query === '' ? '' : `?${query}`}`);
  if (method === 'get') return `curl ${address}`;
  const [type = '', content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const sample = content ? sampleOf(content.schema, document) : {};
  const body =
    type === 'application/x-www-form-urlencoded'
      ? new URLSearchParams(sample as Record<string, string>).toString()
      : JSON.stringify(sample);
  return [
    `curl ${address}`,
    // Without a header that a browser would send, no call believes that a page of the site made it.
    ...('403' in operation.responses ? [`-H ${quoted(`Origin: ${origin}`)}`] : []),
    `-H ${quoted(`Content-Type: ${type}`)}`,
    `-d ${quoted(body)}`,
  ].join(' \\\n  ');
}

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A value that a shape takes, with the fields that must be there and no other. */
export function sampleOf(schema: ApiSchema, document: ApiDocument, name = ''): unknown {
  const named = refName(schema);
  if (named !== undefined) return sampleOf(document.components.schemas[named] ?? {}, document, named);
  const { properties = {}, required = [], items, minItems = 0, anyOf = [] } = schema;
  const [way] = anyOf;
  const type = [schema.type ?? way?.type ?? 'object'].flat()[0];
  if (schema.enum) return schema.enum[0];
  if (type === 'object') {
    // One of the boxes of a group has to be ticked.
    const keys = [...new Set([...required, ...(way?.required ?? [])])];
    const all = { ...way?.properties, ...properties };
    return Object.fromEntries(keys.map((key) => [key, sampleOf(all[key] ?? {}, document, key)]));
  }
  if (type === 'array') return minItems > 0 && items ? [sampleOf(items, document, name)] : [];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  return sampleText(schema, name);
}

/** Texts that fit the patterns of forms, tried in this order; the first is for what has none. */
const texts = [
  'Ana Ruiz',
  'ana@example.com',
  '97204',
  '503-555-0142',
  '2026-12-01',
  '0b9d7a52-3a52-4c8e-9a57-0d3f6a2f7c11',
  '10:00',
  '1',
  'AAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'A'.repeat(16),
  'A'.repeat(87),
  'a',
] as const;

/** What stands in fields whose rules do not tell what they are for. */
const byName: Readonly<Record<string, string>> = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  company: 'Example Metals',
  phone: '503-555-0142',
  recaptcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  zip: '97204',
  city: 'Portland',
  streetAddress: '1 Main Street',
  path: '/',
};

function sampleText(schema: ApiSchema, name: string): string {
  const fits = (text: string) =>
    rulesOf(schema).every(
      ({ pattern, minLength = 0, maxLength = text.length }) =>
        (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
        text.length >= minLength &&
        text.length <= maxLength,
    );
  const known = byName[name];
  const own = [...(known === undefined ? [] : [known]), ...rulesOf(schema).flatMap(firstChoice)];
  return [...own, ...texts].find(fits) ?? '';
}

/** Of a pattern that lists what it takes the first of it: `^([eE]rror|info)$` → `error`. */
function firstChoice({ pattern = '' }: ApiSchema): string[] {
  const choice = /^\^\((?!\?)([^()|]+)\|/.exec(pattern)?.[1];
  return choice === undefined ? [] : [choice.replaceAll(/\[(\w)\w*\]/g, '$1')];
}
