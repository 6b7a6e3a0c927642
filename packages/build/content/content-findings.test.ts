import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFindings } from './content-findings.ts';

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
  expect(findings[0]?.field).toBe('[1].cents');
  expect(findings[0]?.reason).toBe('cents: needs a price');
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
