import { expect, test } from 'vitest';
import { describeApi } from '#server/openapi/describe-api.ts';
import { fits } from '#tests/server/support/fits-schema.ts';
import { curlExample, sampleOf } from './curl-example.ts';
import type { ApiDocument } from './ports.ts';

const document: ApiDocument = describeApi();
const origin = 'https://www.example.com';
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, origin })),
);
const exampleOf = (id: string) => {
  const call = calls.find(({ operation }) => operation.operationId === id);
  if (!call) throw new Error(`No call is named ${id}.`);
  return curlExample(call, document);
};

test('a read is one line with its values filled in', () => {
  expect(exampleOf('searchLocations')).toBe(
    "curl 'https://www.example.com/api/locations/search?zip=97204&div=MRB,SMB'",
  );
  expect(exampleOf('listStates')).toBe("curl 'https://www.example.com/api/servicelines/states/CA'");
});

test('what is sent names the page that it comes from, its type and a body', () => {
  expect(exampleOf('subscribeToAlerts').split(' \\\n  ')).toEqual([
    "curl 'https://www.example.com/api/alerts'",
    "-H 'Origin: https://www.example.com'",
    "-H 'Content-Type: application/json'",
    `-d '{"email":"ana@example.com","topics":["news"],"language":"eng"}'`,
  ]);
  expect(exampleOf('stopAlertsByMailProgram')).not.toContain('Origin');
});

test.each(
  calls
    .filter(({ operation }) => operation.requestBody)
    .map((call) => [call.operation.operationId, call] as const),
)('the body of %s is one that its shape takes', (_, { operation }) => {
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}).slice(0, 1)) {
    const named = document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    expect(fits(sampleOf(schema, document), named), JSON.stringify(sampleOf(schema, document))).toBe(true);
  }
});

test('no example shows a piece of a rule as if somebody would type it', () => {
  const examples = calls.map((call) => curlExample(call, document));
  expect(examples.filter((example) => /\?:|\\u|\\p/.test(example))).toEqual([]);
  expect(exampleOf('submitContactRequest')).toContain('"firstName":"Ana","lastName":"Ruiz"');
});
