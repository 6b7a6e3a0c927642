import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** The editor of texts on pages of a draft that nobody has begun but for its folder, in a copy of the project. */
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
  copy.replace(
    'src/i18n/language.ts',
    /^( {2}es: \{.*\},)$/m,
    "$1\n  fr: { html: 'fr', format: 'fr-CA', name: 'Français', draft: true },",
  );
});
afterAll(() => copy.remove());

/** What the editor of French pages answers to questions, one after the other; what a script makes of them, as JSON. */
function ask(script: string): unknown {
  writeFileSync(
    join(copy.folder, 'ask.ts'),
    `
    import './packages/catalogs/with-drafts.ts';
    import { createEditorDesk } from './packages/catalogs/editor/answer-questions.ts';
    const desk = createEditorDesk('fr', '${copy.folder}/', () => ({}));
    const key = { area: 'company', context: '', english: 'A family of yards, parts counters and one steel mill' };
    ${script}
  `,
  );
  const { code, output } = copy.run('ask.ts');
  expect(code, output).toBe(0);
  return JSON.parse(output);
}

const file = () => join(copy.folder, 'locales/fr/company.po');

test('a marked English text opens, and saving it begins its catalog with all that the English one has', () => {
  const { found, opened, saved, again, before } = ask(`
    const found = desk.answer({ ask: 'find', shown: ['⟦' + key.english + '⟧'] });
    const opened = desk.answer({ ask: 'open', key }).fr;
    const before = desk.answer({ ask: 'count', path: '/company' });
    const save = (translation, version) => desk.answer({ ask: 'save', key, language: 'fr', translation, version });
    const refused = save('Un {mot}', opened.version);
    const saved = save('Une famille de parcs', opened.version);
    const again = desk.answer({ ask: 'count', path: '/company' });
    console.log(JSON.stringify({ found, opened, refused, saved, again, before }));
  `) as {
    found: unknown;
    opened: object;
    saved: object;
    again: { area: { missing: number; count: number } };
    before: { area: { missing: number; count: number }; site: { missing: number; count: number } };
  };
  const key = {
    area: 'company',
    context: '',
    english: 'A family of yards, parts counters and one steel mill',
  };
  expect(found).toEqual([[key]]);
  expect(opened).toMatchObject({
    ...key,
    file: 'locales/fr/company.po',
    translation: '',
    glossary: [],
    state: { stage: 'missing' },
  });
  expect(saved).toMatchObject({ saved: true, text: { translation: 'Une famille de parcs', findings: [] } });
  expect(before.area.missing).toBe(before.area.count);
  expect(before.site.missing).toBeGreaterThan(before.area.missing);
  expect(again.area).toEqual({ missing: before.area.missing - 1, count: before.area.count });
  const source = readFileSync(file(), 'utf8');
  expect(source).toContain('"Language: fr\\n"');
  expect(source.match(/^msgid /gm)).toEqual(
    readFileSync(join(copy.folder, 'locales/eng/company.po'), 'utf8').match(/^msgid /gm),
  );
  expect(source.match(/^msgstr "[^"]/gm)).toEqual(['msgstr "U']);
});

test('the list has what the draft lacks, also of catalogs that are not begun', () => {
  const { missing, letters } = ask(`
    const list = (show, words) => desk.answer({ ask: 'list', language: 'fr', show, words, most: 5 });
    console.log(JSON.stringify({ missing: list('missing', ''), letters: list('open', 'mail-content') }));
  `) as Record<string, { count: number; texts: object[] }>;
  expect(missing?.count).toBeGreaterThan(1000);
  expect(letters?.texts[0]).toMatchObject({
    area: 'mail-content',
    translation: '',
    state: { stage: 'missing' },
  });
  expect(existsSync(join(copy.folder, 'locales/fr/mail-content.po'))).toBe(false);
});

test('a word of its addresses is saved, and the list of published addresses does not hear of it', () => {
  const lock = () => readFileSync(join(copy.folder, 'locales/slugs.lock.json'), 'utf8');
  const before = lock();
  const { page, saved, accepted, after } = ask(`
    const slug = { area: 'routes', context: 'slug', english: 'careers' };
    const at = (path) => desk.answer({ ask: 'page', path, title: '', description: '' });
    const page = at('/company/careers');
    const { version } = desk.answer({ ask: 'open', key: slug }).fr;
    const saved = desk.answer({ ask: 'save', key: slug, language: 'fr', translation: 'carrieres', version });
    const accepted = desk.answer({ ask: 'accept' });
    console.log(JSON.stringify({ page, saved, accepted, after: at('/company/carrieres') }));
  `) as { page: object; saved: object; accepted: object; after: object };
  const address = [{ area: 'routes', context: 'slug', english: 'careers' }];
  expect(page).toMatchObject({ address });
  expect(saved).toMatchObject({ saved: true });
  expect(accepted).toMatchObject({ accepted: true });
  expect(after).toMatchObject({ address, moved: [], former: [] });
  expect(lock()).toBe(before);
});

test('the editor speaks plain English on its pages until all of its own words are translated', () => {
  writeFileSync(
    join(copy.folder, 'words.ts'),
    `
    import './packages/catalogs/with-drafts.ts';
    import { showUntranslated } from './src/i18n/catalog.ts';
    import { editorWords } from './packages/build/vite-text-editor.ts';
    process.env[showUntranslated] = 'true';
    const { words, lang } = editorWords('fr', '${copy.folder}/');
    console.log(JSON.stringify([words.switch, lang, JSON.stringify(words).includes('⟦')]));
  `,
  );
  const { code, output } = copy.run('words.ts');
  expect(code, output).toBe(0);
  expect(JSON.parse(output)).toEqual(['Edit texts', 'en', false]);
});

test('a word that a sibling has in English is refused while nobody has translated the sibling', () => {
  const findings = ask(`
    const award = { area: 'routes', context: 'slug', english: 'award' };
    const judge = (translation) => desk.answer({ ask: 'judge', key: award, language: 'fr', translation });
    console.log(JSON.stringify(['sustainability', 'prix'].map((slug) => judge(slug).findings.map(({ rule }) => rule))));
  `);
  expect(findings).toEqual([['slug-shared', 'slug-crossed'], []]);
});
