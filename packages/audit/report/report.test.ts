import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { recordFindings } from '../difference.ts';
import { knownFindings } from '../known-findings.ts';
import type { SpokenRecord } from '../spoken/spoken-record.ts';
import { changesPage } from './changes-page.ts';
import { type Acr, claimsOf, conformanceReport, openAcrYaml } from './openacr.ts';
import { catalogChapters, catalogCriteria, terms } from './openacr-catalog.ts';
import { openAcrHtml, openAcrMarkdown } from './openacr-pages.ts';
import { reportPage } from './page.ts';
import { makeReport } from './report.ts';
import { sample, sampleResults } from './sample-results.ts';
import { wording } from './wording.ts';
import { writeReport } from './write-report.ts';

const fix = { eng: 'Move the layer into the flow.', es: 'Ponga la capa en el flujo.' };
const title = { eng: 'Nothing covers the focus', es: 'Nada tapa el foco' };
const last = sample((results) => {
  results.commit = 'c'.repeat(40);
  results.date = '2026-10-01T00:00:00Z';
  results.cells = results.cells.slice(2);
  results.matrix = { ...results.matrix, planned: 6, run: 4 };
  results.manual = [];
});
const report = makeReport(sampleResults, { last, checks: [{ id: 'focus-not-obscured', title, fix }] });

test('every file of the report has a reader whom the README names', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const files = [...Object.keys(wording.eng.files), ...Object.keys(wording.es.files)];
  for (const file of files) expect(readme).toMatch(new RegExp(`^\\|[^|]*\`${file}\`[^|]*\\| +\\w`, 'm'));
});

describe('openacr.yaml', () => {
  const schema = JSON.parse(readFileSync(new URL('./openacr-0.1.0.schema.json', import.meta.url), 'utf8'));
  const acr: Acr = parse(openAcrYaml(report));
  const rows = Object.entries(acr.chapters).flatMap(([chapter, { criteria = [] }]) =>
    criteria.flatMap(({ num, components }) => components.map((one) => ({ chapter, num, ...one }))),
  );

  test("is what OpenACR's own schema says", () => {
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(acr);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('uses only chapters, components and terms of its catalog', () => {
    expect(Object.keys(acr.chapters)).toEqual(catalogChapters.map(({ id }) => id));
    for (const { chapter, name, adherence } of rows) {
      expect(Object.keys(terms)).toContain(adherence.level);
      expect(chapter.startsWith('success_criteria') ? ['web', 'electronic-docs'] : ['none']).toContain(name);
    }
  });

  test('has every criterion of every level', () => {
    for (const level of ['A', 'AA', 'AAA'] as const) {
      const chapter = acr.chapters[`success_criteria_level_${level.toLowerCase()}`];
      expect(chapter?.criteria?.map(({ num }) => num)).toEqual(
        catalogCriteria(level).map(({ number }) => number),
      );
    }
  });

  test('says "partially supports" only where a failure is known, and in the remark where nobody looked to the end', () => {
    const notesOf = (level: string) =>
      rows.filter(({ adherence }) => adherence.level === level).map(({ adherence }) => adherence.notes);
    expect(notesOf('partially-supports').length).toBeGreaterThan(0);
    for (const notes of notesOf('partially-supports'))
      expect(notes).toMatch(/^Failed on [1-9]|PDF files: [1-9]|\(failed\)/);
    expect(notesOf('not-evaluated').length).toBeGreaterThan(0);
    for (const notes of notesOf('not-evaluated')) expect(notes).toMatch(/^Not evaluated/);
  });

  test('does not say that no failure was found where nobody has looked', () => {
    const untested = new Set(
      report.rollUp.criteria.flatMap(({ criterion, outcome }) =>
        outcome === 'untested' ? [criterion.number] : [],
      ),
    );
    expect(untested.size).toBeGreaterThan(0);
    for (const { num, name, adherence } of rows)
      if (name === 'web' && untested.has(num))
        expect(adherence.notes).toMatch(/^Not evaluated: nobody has looked at this yet\./);
  });

  test('supports nothing that an engine alone passed, and says what is missing', () => {
    const language = rows.find(({ num, name }) => num === '3.1.1' && name === 'web');
    expect(language?.adherence.level).toBe('not-evaluated');
    expect(language?.adherence.notes).toContain('Evidence missing: automatic, scripted, review.');
    expect(claimsOf(conformanceReport(report))).toEqual([]);
  });

  test('supports what has all its evidence', () => {
    const proven = sample((results) => {
      results.cells = results.cells.filter((cell) => cell.status === 'run');
    });
    expect(claimsOf(conformanceReport(makeReport(proven)))).toEqual([
      { file: 'openacr.yaml', criterion: '2.4.2' },
    ]);
  });

  test('tells some pages failed from most pages failed, and PDF files from pages', () => {
    const level = (num: string, component: string) =>
      rows.find((one) => one.num === num && one.name === component)?.adherence;
    expect(level('1.4.3', 'web')?.level).toBe('partially-supports');
    expect(level('1.3.1', 'electronic-docs')?.notes).toContain('PDF files: 1 failures');
    const everywhere = sample((results) => {
      results.cells = results.cells.filter(({ cell }) => cell.page === 'home');
    });
    const worse =
      conformanceReport(makeReport(everywhere)).chapters.success_criteria_level_aa?.criteria ?? [];
    expect(worse.find(({ num }) => num === '1.4.3')?.components[0]?.adherence.level).toBe('does-not-support');
  });

  test('is written for reading too, every row of it', () => {
    const html = openAcrHtml(report);
    const markdown = openAcrMarkdown(report);
    for (const { num } of rows) {
      expect(html).toContain(`>${num} `);
      expect(markdown).toContain(`| ${num} `);
    }
    expect(html).not.toContain(acr.author.email);
  });
});

describe.each(['eng', 'es'] as const)('the page in %s', (language) => {
  const html = reportPage(report, language);
  const words = wording[language];

  test('shows every finding with its place, its markup and the day it was first seen', () => {
    for (const { id, selector } of knownFindings(sampleResults)) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(selector.replaceAll('"', '&quot;').replaceAll('>', '&gt;'));
    }
    expect(html).toContain('/compania');
    expect(html).toContain('evidence/crops/home-time.png');
    expect(html).toContain('2026-11-22, <code>0f1e2d3c4b5a</code>');
  });

  test('writes twenty doubts of a rule out, a line for each other, and every fault whole', () => {
    const rules: string[] = [];
    const many = sample((results) => {
      const [doubt] = results.cells
        .flatMap((result) => (result.status === 'run' ? result.findings : []))
        .filter(({ outcome }) => outcome === 'cantTell');
      for (const result of results.cells) if (result.status === 'run') result.findings = [];
      const first = results.cells.find(({ status }) => status === 'run');
      if (doubt) rules.push(doubt.rule);
      if (first?.status === 'run' && doubt)
        first.findings = Array.from({ length: 60 }, (_, index) => ({
          ...doubt,
          outcome: index < 30 ? ('failed' as const) : ('cantTell' as const),
          selector: `#place-${index}`,
        }));
    });
    const page = reportPage(makeReport(many), language);
    for (const { id } of knownFindings(many)) expect(page).toContain(`id="${id}"`);
    const written = (place: number) => new RegExp(`<dd><code[^>]*>#place-${place}</code>`).test(page);
    // A page whose doubt the engine gave no place to is one of them too.
    const doubts = knownFindings(many).filter(
      ({ rule, outcome }) => rule === rules[0] && outcome === 'cantTell',
    );
    const short = [...Array(60).keys()].filter((place) => !written(place));
    expect(doubts.length).toBeGreaterThanOrEqual(30);
    expect(short.every((place) => place >= 30)).toBe(true);
    expect(short.length).toBeGreaterThanOrEqual(10);
    expect(page).toContain(words.finding.moreDoubts.replace('[count]', `${doubts.length - 20}`));
  });

  test('tells how to mend what a check found, in its own language', () => {
    expect(html).toContain(title[language]);
    expect(html).toContain(fix[language]);
  });

  test('lets no word of a page act as markup', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
  });

  test('says what was not checked, and why cells were skipped', () => {
    for (const never of words.unchecked.never) expect(html).toContain(never);
    expect(html).toContain('The form did not answer within 10 seconds.');
    expect(html).toContain(words.unchecked.untested);
  });

  test('names exclusions with owner and end, and the difference to the last report', () => {
    expect(html).toContain('Design system');
    expect(html).toContain('2027-01-31');
    expect(html).toContain(words.difference.appeared);
    expect(html).toContain('cccccccccccc');
  });

  test('every link within it leads somewhere', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(20);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  test('leaves no value unfilled', () => {
    expect(html.replace(/<(code|style)[\s\S]*?<\/\1>/g, '')).not.toMatch(
      /\[(count|all|met|bar|engine|rule|commit|day)\]/,
    );
  });
});

describe.each(['eng', 'es'] as const)('the page of changes in %s', (language) => {
  const words = wording[language];
  const index = { eng: 'index.html', es: 'index.es.html' }[language];
  const record = (spoken: string[]): SpokenRecord => ({
    day: '2026-11-20',
    versions: { orca: '43.1', firefox: '140.0esr', platform: 'Sample Linux 12' },
    results: [{ id: 'menu', language: 'es', title: 'A menu.', spoken, faults: [] }],
  });
  const spoken = { missing: [], former: record(['<contraído>']), record: record(['expandido']) };

  test('leads from what is new to the whole report, in which it stands', () => {
    const html = changesPage(report, language);
    const whole = reportPage(report, language);
    const targets = [...html.matchAll(/href="([^"#]*)#(f-[^"]+)"/g)];
    expect(targets.length).toBeGreaterThan(0);
    for (const [, file, id] of targets) {
      expect(file).toBe(index);
      expect(whole).toContain(`id="${id}"`);
    }
    expect(html).toContain(`<a href="${index}">${words.changes.whole}</a>`);
  });

  test('says what is spoken otherwise than before, and by what it was spoken then', () => {
    const html = changesPage(makeReport(sampleResults, { last, spoken }), language);
    expect(html).toContain('Orca 43.1');
    expect(html).toContain('<li>menu (es): no longer spoken: &lt;contraído&gt;</li>');
    expect(html).toContain('<li>menu (es): spoken now: expandido</li>');
  });

  test('says so where the same is spoken, and where nobody read aloud', () => {
    const same = { ...spoken, record: spoken.former };
    expect(changesPage(makeReport(sampleResults, { spoken: same }), language)).toContain(
      words.changes.spokenSame,
    );
    expect(changesPage(makeReport(sampleResults), language)).toContain(words.changes.spokenNone);
  });

  test('without a last report it compares with the list of the recorded audit', () => {
    const recorded = recordFindings(sampleResults);
    const mended = sample((results) => {
      for (const result of results.cells)
        if (result.status === 'run') {
          result.findings = result.findings.filter(({ rule }) => rule !== 'pdf-tags');
          result.rules = result.rules.filter(({ rule }) => rule !== 'pdf-tags');
        }
    });
    const html = changesPage(makeReport(mended, { recorded }), language);
    expect(html).toContain('0f1e2d3c4b5a');
    expect(html).toContain(`${words.difference.appeared} <span class="quiet">(0)`);
    const gone = knownFindings(sampleResults).find(({ rule }) => rule === 'pdf-tags');
    expect(html).toContain(`<li>${words.outcomes.failed}, sustainability-report, `);
    expect(html).toContain(`, ${gone?.id}</li>`);
  });
});

describe('the folder', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'report-'));
    mkdirSync(join(root, 'abc', 'evidence'), { recursive: true });
    writeFileSync(join(root, 'abc', 'evidence', 'walk.txt'), 'Tab 1');
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

  test('has every file that the page names, and a hash for each in the manifest', async () => {
    await writeReport(sampleResults, join(root, 'abc'));
    const files = readdirSync(join(root, 'abc'));
    for (const file of Object.keys(wording.eng.files)) expect(files).toContain(file);
    const { sha256, command, commit } = JSON.parse(read('abc', 'manifest.json'));
    expect([command, commit]).toEqual([sampleResults.command, sampleResults.commit]);
    expect(Object.keys(sha256)).toContain('evidence/walk.txt');
    for (const [file, hash] of Object.entries(sha256)) {
      expect(
        createHash('sha256')
          .update(readFileSync(join(root, 'abc', file)))
          .digest('hex'),
      ).toBe(hash);
    }
    expect(Object.keys(sha256)).toHaveLength(files.length - 2 + 1);
  });

  test('of a whole audit becomes the latest, and the next report is compared with it', async () => {
    await writeReport(last, join(root, 'abc'));
    expect(read('latest', 'commit.txt')).toBe('abc\n');
    await writeReport(sampleResults, join(root, 'def'));
    expect(read('def', 'index.html')).toContain('cccccccccccc');
    const { firstSeen } = JSON.parse(read('latest', 'results.json'));
    const days = Object.values(firstSeen).map((seen) => (seen as { day: string }).day);
    expect(new Set(days)).toEqual(new Set(['2026-10-01', '2026-11-22']));
  });

  test('has the changes in both languages, to which the report leads', async () => {
    await writeReport(last, join(root, 'abc'));
    await writeReport(sampleResults, join(root, 'def'));
    expect(read('def', 'index.html')).toContain('href="changes.html"');
    expect(read('def', 'index.es.html')).toContain('href="changes.es.html"');
    for (const file of ['changes.html', 'changes.es.html'])
      expect(read('latest', file)).toContain('cccccccccccc');
  });

  test('of one page does not replace the latest', async () => {
    await writeReport(
      sample((results) => {
        results.form = 'page';
      }),
      join(root, 'abc'),
    );
    expect(existsSync(join(root, 'latest'))).toBe(false);
  });

  test('is kept and does not become the latest when a rule of the claims check is broken', async () => {
    const ended = sample((results) => {
      for (const exclusion of results.exclusions) exclusion.until = '2026-01-01';
    });
    await expect(writeReport(ended, join(root, 'def'))).rejects.toThrow('The exclusion has ended');
    expect(existsSync(join(root, 'def', 'results.json'))).toBe(true);
    const pages = [{ page: 'careers', language: 'es' }] as const;
    await expect(writeReport(sampleResults, join(root, 'def'), { pages })).rejects.toThrow('careers (es)');
    expect(existsSync(join(root, 'latest'))).toBe(false);
  });
});
