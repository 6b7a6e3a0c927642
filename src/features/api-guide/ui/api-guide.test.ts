import { expect, test } from 'vitest';
import { perLanguage } from '#i18n/language.ts';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { apiSentences, describeApi, operations } from '#server/openapi/describe-api.ts';
import { tags } from '#server/openapi/operation.ts';
import guideWords from '../content/api-guide.json';
import apiWords from '../content/api-words.json';
import { type CellPart, readApiGuide } from './api-guide.server.ts';

const origins = perLanguage((language) => `https://${language}.example.com`);
const guide = readApiGuide({ describe: (say) => describeApi({ say }) }, origins, origins.eng);
const calls = guide.groups.flatMap((group) => group.calls);
const document = describeApi();

const written = (lines: readonly (readonly CellPart[])[]) =>
  lines
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.code)).join(''))
    .join('\n');

test('the catalogs hold every sentence of the description, and no other', () => {
  // After a change of its English: node src/server/openapi/write-api-words.ts, then npm run i18n:extract.
  expect(apiWords.sentences).toEqual(apiSentences());
});

test('every call stands on the page once, with its path, its purpose and an example', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(guideWords.groups.map(({ id }) => id).toSorted()).toEqual(Object.keys(tags).toSorted());
  for (const { id, method, path, summary } of operations) {
    const call = calls.find((each) => each.id === id);
    expect(call).toMatchObject({ method: method.toUpperCase(), path, summary });
    expect(call?.example).toContain(path.replace(/\{.*$/, ''));
  }
});

test('every status that the description has stands at its call, with a meaning', () => {
  for (const { paths } of [document]) {
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const call = calls.find(({ id }) => id === operation.operationId);
      expect(call?.answers.map(({ id }) => id)).toEqual(Object.keys(operation.responses));
      for (const { meaning } of call?.answers ?? []) expect(written(meaning)).toMatch(/\w{2,}/);
    }
  }
});

test('every kind of problem and every shape stands on the page once', () => {
  expect(guide.problems.map(({ code }) => code)).toEqual(Object.keys(document['x-problem-types']));
  const shapes = guide.shapes.map(({ name }) => name);
  const inCalls = calls.flatMap(({ bodies }) => bodies).length;
  // The one of errors stands with them.
  expect(shapes.length + inCalls + 1).toBe(Object.keys(document.components.schemas).length);
});

test('a field says its type, its limits and whether it has to be there', () => {
  const request = calls.find(({ id }) => id === 'subscribeToAlerts');
  const [email, topics] = request?.bodies[0]?.fields ?? [];
  expect(email).toMatchObject({ name: 'email', isRequired: true });
  expect(written(email?.type ?? [])).toBe(
    'text\ncharacters: 1–250\npattern ^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,200}\\.[a-z]{2,24}$',
  );
  expect(written(topics?.type ?? [])).toBe('list\nentries: 1–6');
});

test('a catalog without a sentence stops the page', () => {
  expect(
    catalogFrom('', 'locales/es/api-content.po', 'es').messageOf('The file.', 'api-words'),
  ).toBeUndefined();
});
