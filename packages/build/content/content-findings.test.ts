import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import film from '#features/film/content/film.json' with { type: 'json' };
import { schema as filmSchema } from '#features/film/content/film.schema.ts';
import yards from '#features/locations/content/yards.json' with { type: 'json' };
import { schema as yardsSchema } from '#features/locations/content/yards.schema.ts';
import news from '#features/news/content/news.json' with { type: 'json' };
import { schema as newsSchema } from '#features/news/content/news.schema.ts';
import { contentFaults } from '#i18n/content-schema.ts';
import { contentFiles, contentFindings, countedFaults, featuresFolder } from './content-findings.ts';

/** A folder of features: one, with one content file; the schema takes yup from the project. */
function folderWith(json: string, schema?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'sell/content'), { recursive: true });
  writeFileSync(join(folder, 'sell/content/prices.json'), json);
  if (schema) writeFileSync(join(folder, 'sell/content/prices.schema.ts'), schema);
  return folder;
}

const schema = `import { array, number, object, string } from '${import.meta.resolve('yup')}';
export const schema = array(object({ id: string().required(), cents: number().required('cents: needs a price') })
  .noUnknown('only id and cents')).required();`;

test('every file of the site is as its schema says', async () => {
  const { files, findings } = await contentFindings();
  expect(findings).toEqual([]);
  expect(files).toBeGreaterThan(10);
});

test('a good file has no finding', async () => {
  const folder = folderWith('[{"id":"copper","cents":380}]', schema);
  expect((await contentFindings(folder)).findings).toEqual([]);
});

test('a finding names the file, the field and the reason', async () => {
  const folder = folderWith('[{"id":"copper","cents":380},{"id":"brass"}]', schema);
  const { findings } = await contentFindings(folder);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.file).toMatch(/sell\/content\/prices\.json$/);
  expect(findings[0]?.field).toBe('[id brass].cents');
  expect(findings[0]?.reason).toBe('cents: needs a price');
});

test('an entry is named by its place where it has no id, and where the id is what is wrong', async () => {
  const folder = folderWith('[{"id":7,"cents":380},{"cents":380},{"id":"tin","cents":"x"}]', schema);
  const { findings } = await contentFindings(folder);
  expect(findings.map(({ field }) => field)).toEqual(['[0].id', '[1].id', '[id tin].cents']);
});

test('one fault is one, and more are counted', () => {
  expect([1, 2].map(countedFaults)).toEqual(['1 fault', '2 faults']);
});

test.each([
  ['a number written as text', '[{"id":"copper","cents":"380"}]'],
  ['a field that nobody reads', '[{"id":"copper","cents":380,"colour":"red"}]'],
  ['a file that is no JSON', '[{"id":'],
])('%s is a finding', async (_, json) => {
  expect((await contentFindings(folderWith(json, schema))).findings.length).toBeGreaterThan(0);
});

test('a file without a schema is a finding', async () => {
  const { findings } = await contentFindings(folderWith('[]'));
  expect(findings[0]?.reason).toContain('has no schema');
});

test('news and film are among the files that are held against a schema', async () => {
  const files = (await contentFiles(featuresFolder)).map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['src/features/news/content/news.json', 'src/features/film/content/film.json']),
  );
});

const [release] = news;
const [yard] = yards;
const [cue] = film.cues;

test.each([
  [
    'a category that news have not',
    newsSchema,
    [{ ...release, category: 'banana' }],
    '[0].category: must be one of results, dividend, operations, governance, sustainability, other; is "banana"',
  ],
  [
    'a day that the calendar has not',
    newsSchema,
    [{ ...release, date: '2026-02-30' }],
    '[0].date: must be a day of the calendar, yyyy-mm-dd; is "2026-02-30"',
  ],
  ['a release without a title', newsSchema, [{ ...release, title: '' }], '[0].title: must hold words'],
  [
    'a field that nobody reads',
    newsSchema,
    [{ ...release, colour: 'red' }],
    '[0]: must have no field "colour": nobody would read it; its fields are id, date, category, title, summary, figures, body, draft',
  ],
  [
    'two releases with one id',
    newsSchema,
    [release, release],
    `[1].id: must differ from every other id; "${release?.id}" is that of [0] as well as of [1]`,
  ],
  [
    'two yards with one id',
    yardsSchema,
    [yard, { ...yard, city: 'Elsewhere' }],
    `[1].id: must differ from every other id; "${yard?.id}" is that of [0] as well as of [1]`,
  ],
  [
    'captions that overlap',
    filmSchema,
    { ...film, cues: [cue, cue] },
    'cues: must follow each other: each ends after it begins, and before the next begins',
  ],
])('%s is told with its place, the rule and what stands there', (_, schemaOf, content, told) => {
  expect(contentFaults(schemaOf, content).map(({ field, reason }) => `${field}: ${reason}`)).toEqual([told]);
});
