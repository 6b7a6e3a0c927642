import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import { escapePo, parsePo } from '#i18n/po/po.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { checkCatalogs } from '../catalog-rules.ts';
import type { RuleName } from '../finding.ts';
import { siteSlugRules } from '../site-slugs.ts';
import { readSpellers } from '../spelling/speller.ts';
import { readGlossary } from '../warnings/glossary.ts';

/** Entries of our catalogs as somebody broke them, and as somebody reworded them well. */
interface Known {
  faults: { kind: string; language: Language; area: string; source: string; text: string }[];
  edits: { language: Language; area: string; source: string; text: string }[];
}

const { faults, edits }: Known = JSON.parse(readFileSync(new URL('./known.json', import.meta.url), 'utf8'));
const slugRules = siteSlugRules();
const knowledge = {
  slugRules,
  glossary: readGlossary(projectFolder).glossary,
  spellers: readSpellers(projectFolder),
};

/** The rules that may tell a fault of each kind; another one told by chance does not count. */
const rulesOf: Record<string, RuleName[]> = {
  tag: ['tag-words', 'tag-place'],
  placeholder: ['placeholder-twice', 'placeholder-dollar'],
  plural: ['plural-branch', 'plural-exchanged'],
  'line break': ['line-break'],
  letters: ['other-alphabet', 'mojibake', 'control-character'],
  pairs: ['unpaired-mark', 'inverted-mark'],
  spaces: ['mark-space'],
  times: ['clock-time'],
  capitals: ['capitals'],
  dates: ['date-differs'],
  familiar: ['familiar-form'],
  glossary: ['glossary', 'style'],
  language: ['wrong-language'],
  spelling: ['spelling'],
};

/** What the check says of one text; that an editor changed the English is no fault of the text. */
function told({ language, area, source, text }: Known['edits'][number]): RuleName[] {
  const file = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n\n#. What it is and where it stands\n#: src/a.tsx\nmsgid "${escapePo(source)}"\nmsgstr "${escapePo(text)}"\n`;
  const catalog = { language, area, path: `locales/${language}/${area}.po`, po: parsePo(file) };
  const { findings } = checkCatalogs([catalog], knowledge);
  return findings.map(({ rule }) => rule).filter((rule) => rule !== 'english-changed');
}

describe.each(Object.keys(rulesOf))('faults of the kind %s', (kind) => {
  const own = faults.filter((fault) => fault.kind === kind);

  test('are each told by a rule about that kind', () => {
    expect(own.length).toBeGreaterThanOrEqual(5);
    const missed = own.filter((fault) => !told(fault).some((rule) => rulesOf[kind]?.includes(rule)));
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
});

test('there are more than 160 faults, in both languages and of the kinds above alone', () => {
  expect(faults.length).toBeGreaterThan(160);
  expect(faults.filter(({ kind }) => rulesOf[kind] === undefined)).toEqual([]);
  for (const language of languages) {
    expect(faults.filter((fault) => fault.language === language).length).toBeGreaterThan(50);
  }
});

test('of more than 200 good edits at most 2 in 100 are told', () => {
  const alarms = edits.flatMap((edit) => told(edit).map((rule) => `${rule}: ${edit.text}`));
  expect(edits.length).toBeGreaterThan(200);
  expect(alarms.length / edits.length, alarms.join('\n')).toBeLessThanOrEqual(0.02);
});

test.each<[language: Language, word: string, slug: string, rule: RuleName]>([
  ['es', 'contacts', 'careers', 'slug-crossed'],
  ['es', 'locations', 'company', 'slug-crossed'],
  ['eng', 'company', 'instalaciones', 'slug-crossed'],
  ['es', 'search', 'feeds', 'slug-reserved'],
  ['es', 'company', 'documents', 'slug-reserved'],
  ['eng', 'investors', 'metrics', 'slug-reserved'],
])('the slug of %s for "%s" as "%s": %s, in its own file and line', (language, word, slug, rule) => {
  const catalogs = languages.flatMap((each) => readCatalogs(each)).filter(({ area }) => area === 'routes');
  const entries = catalogs.find((catalog) => catalog.language === language)?.po.entries ?? [];
  const entry = entries.find(({ id, context }) => id.text === word && context?.text === 'slug');
  const [translation] = entry?.translations ?? [];
  if (translation === undefined) throw new Error(`There is no slug "${word}".`);
  translation.text = slug;
  expect(checkCatalogs(catalogs, knowledge).findings).toContainEqual(
    expect.objectContaining({
      rule,
      file: `locales/${language}/routes.po`,
      line: translation.line,
      found: slug,
    }),
  );
});
