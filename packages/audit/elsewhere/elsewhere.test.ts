import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { selfMotion } from '../checks/self-motion.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import type { CheckReport, Finding, RuleOutcome } from '../contract.ts';
import type { KnownFinding } from '../known-findings.ts';
import { WrongCall } from '../options.ts';
import { pagesOf, readElsewhere, readSitemap } from './addresses.ts';
import { cellsOf } from './plan.ts';
import { closingLines, elsewherePage } from './report.ts';
import {
  actingChecks,
  checksElsewhere,
  chosenElsewhere,
  engineReportElsewhere,
  houseChecks,
  reportElsewhere,
} from './which-checks.ts';

test.each([
  [['contact'], /no address of a page/],
  [['ftp://www.example.com/'], /no address of a page/],
  [[], /name a page/],
  [['https://www.example.com/', '--most', '0'], /from 1 on/],
  [['https://www.example.com/', '--in', 'fr'], /"eng" and "es"/],
  [['https://www.example.com/', '--pres'], /--pres/],
])('%j is refused with what would do', (words, message) => {
  expect(() => readElsewhere(words)).toThrow(WrongCall);
  expect(() => readElsewhere(words)).toThrow(message);
});

test('a page is looked at once however often and with whatever fragment it is named', () => {
  const { addresses } = readElsewhere(['https://www.example.com', 'https://www.example.com/#a']);
  expect(addresses).toEqual(['https://www.example.com/']);
});

test('pages come from the call and from sitemaps of sitemaps, once each and no more than asked for', async () => {
  const server = createServer((request, response) => {
    const of: Record<string, string> = {
      '/index.xml': `<sitemapindex><sitemap><loc>${origin}/pages.xml</loc></sitemap><sitemap><loc>${origin}/index.xml</loc></sitemap></sitemapindex>`,
      '/pages.xml': `<urlset><url><loc> ${origin}/a?b=1&amp;c=2 </loc></url><url><loc><![CDATA[${origin}/d]]></loc></url></urlset>`,
    };
    const body = of[request.url ?? ''];
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = (...words: string[]) => pagesOf(readElsewhere(words));
  expect(await call(`${origin}/d`, '--sitemap', `${origin}/index.xml`)).toEqual([
    `${origin}/d`,
    `${origin}/a?b=1&c=2`,
  ]);
  expect(await call('--sitemap', `${origin}/pages.xml`, '--most', '1')).toEqual([`${origin}/a?b=1&c=2`]);
  await expect(call('--sitemap', `${origin}/none.xml`)).rejects.toThrow(/answers 404/);
});

test('what a sitemap names may be no page', () => {
  expect(() => readSitemap('<urlset><url><loc>javascript:alert(1)</loc></url></urlset>')).toThrow(WrongCall);
});

test('on pages of others nothing is pressed, typed or dragged unless the caller says so', () => {
  const folder = new URL('../checks/', import.meta.url);
  const acts =
    /\.click\(|\.tap\(|\.fill\(|selectOption|mouse\.down|keyboard\.type|press\((?!'(Tab|Shift|Shift\+Tab|Escape)')/;
  const quiet = new Set(checksElsewhere(false).map(({ id }) => id));
  const acting = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && acts.test(readFileSync(new URL(file, folder), 'utf8')))
    .map((file) => file.replace('.ts', ''))
    .filter((id) => quiet.has(id));
  expect(acting).toEqual([]);
  // What moves is stopped by a press of its button.
  expect([chosenElsewhere(true).includes(selfMotion), chosenElsewhere(false).includes(selfMotion)]).toEqual([
    true,
    false,
  ]);
});

test('every check that is left out exists', () => {
  const known = [...visualChecks, ...assistiveTechnologyChecks].map(({ id }) => id);
  expect([...houseChecks, ...actingChecks].filter((id) => !known.includes(id))).toEqual([]);
  expect(checksElsewhere(true).length).toBeGreaterThan(60);
});

test('strangers are told as failed what level A or AA demands, and the rest as a doubt', () => {
  const place = { message: 'It is so.', selector: 'p', html: '<p>' };
  const report = (...findings: CheckReport['findings']): CheckReport => ({ outcome: 'failed', findings });
  expect(reportElsewhere(report(place), ['1.4.8']).outcome).toBe('cantTell');
  expect(reportElsewhere(report(), ['1.4.8']).outcome).toBe('cantTell');
  expect(reportElsewhere(report(), ['1.4.1']).outcome).toBe('failed');
  expect(reportElsewhere({ outcome: 'passed', findings: [] }, []).outcome).toBe('passed');
  // Of one check some places may break a criterion and others what is wished beyond it.
  const mixed = reportElsewhere(report(place, { ...place, criteria: ['2.4.12'] }), ['2.4.11', '2.4.12']);
  expect([mixed.outcome, ...mixed.findings.map(({ outcome }) => outcome)]).toEqual([
    'failed',
    undefined,
    'cantTell',
  ]);
});

test('a rule of an engine fails elsewhere where one of its findings breaks a criterion of level A or AA', () => {
  const finding = (rule: string, ...criteria: string[]): Finding => ({
    ...{ rule, assertor: 'axe-core', criteria, outcome: 'failed' },
    ...{ message: '', selector: '', html: '' },
  });
  const rule = (name: string): RuleOutcome => ({
    rule: name,
    assertor: 'axe-core',
    criteria: [],
    outcome: 'failed',
  });
  const told = engineReportElsewhere({
    rules: [rule('region'), rule('mixed'), rule('label'), rule('placeless')],
    findings: [finding('region'), finding('mixed'), finding('mixed', '1.1.1'), finding('label', '4.1.2')],
  });
  expect(told.rules.map(({ outcome }) => outcome)).toEqual(['cantTell', 'failed', 'failed', 'failed']);
  expect(told.findings.map(({ outcome }) => outcome)).toEqual(['cantTell', 'cantTell', 'failed', 'failed']);
});

test('the report says of each rule where it failed, as text and never as markup, and the last lines where it stands', () => {
  const page = 'https://www.example.com/?a=<b>';
  const [cell] = cellsOf(page, 'eng');
  if (!cell) throw new Error('A page is looked at in no way.');
  const finding: KnownFinding = {
    rule: 'label',
    assertor: 'axe-core',
    criteria: ['4.1.2'],
    outcome: 'failed',
    message: 'A field has no <label>.',
    selector: '#a > input',
    html: '<input><script>alert(1)</script>',
    id: 'f-1',
    page,
    language: 'eng',
    cells: [cell],
  };
  const report = {
    pages: [page],
    cells: [{ cell, status: 'skipped' as const, reason: 'the address answers 500' }],
    findings: [finding],
    assertors: [{ name: 'axe-core' as const, version: '1' }],
    browser: 'Chromium 1',
    day: '2026-01-01',
    mayPress: false,
  };
  expect(closingLines(report, { page: '/a b/report.html', results: '/a b/results.json' })).toEqual([
    '1 pages, 0 of 1 looks; 1 failed, 0 undecided',
    'file:///a%20b/report.html',
    '/a b/results.json',
  ]);
  for (const language of ['eng', 'es'] as const) {
    const html = elsewherePage(report, language);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('#a &gt; input');
    expect(html).toContain('the address answers 500');
    expect(html).toContain(
      language === 'eng'
        ? '1 failure and 0 undecided results on 1 page.'
        : '1 falla y 0 resultados sin decidir en 1 página.',
    );
  }
});
