import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choiceFor } from '#i18n/choices.ts';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { projectFolder, readCatalog } from './catalog-files.ts';
import { catalogFindings } from './catalog-rules.ts';
import { renderFinding } from './report.ts';
import { ruleWording } from './wording.ts';

const guides = { eng: read('TRANSLATING.md'), es: read('TRANSLATING.es.md') };
const both = Object.entries(guides);

/** The commands of the project, or of one of its workspaces. */
function scriptsOf(workspace?: string): Record<string, string> {
  const { scripts } = JSON.parse(
    read(workspace === undefined ? 'package.json' : `packages/${workspace}/package.json`),
  );
  return scripts;
}

function read(path: string): string {
  return readFileSync(projectFolder + path, 'utf8');
}

const codeOf = (text: string) => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
const levelsOf = (text: string) => Array.from(text.matchAll(/^(#+) /gm), ([, marks = '']) => marks.length);
const blocksOf = (text: string) =>
  Array.from(text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm), ([, kind = '', body = '']) => [
    kind,
    body.replace(/^ +/gm, ''),
  ]);

test('both guides have the same chapters, steps, tables and blocks of code', () => {
  const shapeOfGuide = (text: string) => ({
    headings: levelsOf(text),
    steps: text.match(/^\d\. /gm)?.length,
    rows: text.match(/^\|/gm)?.length,
    points: text.match(/^- /gm)?.length,
    // What the check prints is in the guide's language.
    blocks: blocksOf(text).filter(([kind]) => kind !== 'text'),
  });
  expect(shapeOfGuide(guides.es)).toEqual(shapeOfGuide(guides.eng));
  expect(levelsOf(guides.eng).length).toBeGreaterThan(8);
});

test('both guides name the same commands', () => {
  const commands = (text: string) => [...new Set(text.match(/npm run [\w:]+(?: -- --[\w-]+)?/g))].sort();
  expect(commands(guides.es)).toEqual(commands(guides.eng));
});

test.each(both)('every command that the %s guide names exists', (_, text) => {
  const named = Array.from(
    text.matchAll(/npm run ([\w:]+)(?: -w @site\/(\w+))?/g),
    ([, name = '', workspace]) => ({
      name,
      workspace,
    }),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ name, workspace }) => scriptsOf(workspace)[name] === undefined)).toEqual([]);
});

test.each(both)('every file that the %s guide names exists', (_, text) => {
  const files = codeOf(text).filter((code) => /^(locales|src)\/[\w./-]+$/.test(code));
  const links = Array.from(text.matchAll(/\]\((?!http)([^)#]+)\)/g), ([, file = '']) => file);
  expect(files.length + links.length).toBeGreaterThan(5);
  expect([...files, ...links].filter((file) => !existsSync(projectFolder + file))).toEqual([]);
});

test.each(both)('the %s guide says what to do about every rule of the check', (_, text) => {
  const told = new Set(codeOf(text));
  expect(Object.keys(ruleWording).filter((rule) => !told.has(rule))).toEqual([]);
});

test('the entries that the guides show are entries of the catalogs', () => {
  for (const [kind, body = ''] of blocksOf(guides.eng)) {
    if (kind !== 'po' || !body.includes('msgid')) continue;
    const [shown] = parsePo(body).entries;
    const area = shown?.context?.text === 'slug' ? 'routes' : 'shared';
    const entry = readCatalog('es', area)?.po.entries.find(
      ({ id, context }) => id.text === shown?.id.text && context?.text === shown?.context?.text,
    );
    expect(entry?.origins.map(({ text }) => text)).toEqual(
      expect.arrayContaining(shown?.origins.map(({ text }) => text) ?? []),
    );
  }
});

test.each(languages)(
  'what the guide in %s shows of a broken placeholder is what the check prints',
  (language) => {
    const [, shown = ''] = blocksOf(choiceFor(guides, language)).find(([kind]) => kind === 'text') ?? [];
    const english = readCatalog('eng', 'shared');
    const spanish = readCatalog('es', 'shared');
    if (english === undefined || spanish === undefined) throw new Error('There is no catalog "shared".');
    const broken = parsePo(read(spanish.path).replace(/(\nmsgstr ".*)\{brandName\}/, '$1{marca}'));
    const found = catalogFindings([english, { ...spanish, po: broken }]);
    const [first] = found.filter(({ rule }) => rule === 'placeholder-lost');
    if (first === undefined) throw new Error('The check did not find it.');
    // A translator may change the sentence and move its line; what is said about it stays.
    const said = (text: string) =>
      text
        .replace(/:\d+:\d+:/, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?:Text|Texto): .*(?= (?:Fix|Solución): )/, '')
        .trim();
    expect(said(shown)).toBe(said(renderFinding(first, language)));
  },
);
