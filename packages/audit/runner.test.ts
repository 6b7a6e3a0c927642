import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import type { Cell, Check } from './contract.ts';
import type { AuditContext } from './run-cell.ts';
import { longestFirst, runCells, startBrowser } from './runner.ts';

const html = `<!doctype html><html lang="en" data-hydrated data-served><title>A page</title>
<style>#keep { transition: margin-left 600ms } #keep.kept { margin-left: 100px }</style>
<main><input id="name"><button type="button" id="keep">Keep</button><a href="/elsewhere">Elsewhere</a></main>
<script>
keep.addEventListener('click', () => {
  for (const store of [sessionStorage, localStorage]) store.setItem('name', document.querySelector('#name').value);
  document.cookie = 'name=kept';
  keep.className = 'kept';
});
addEventListener('pagehide', () => sessionStorage.setItem('left', 'yes'));
</script>`;

const server = createServer(({ url = '' }, response) => {
  response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html');
  response.end(url === '/robots.txt' ? 'User-agent: *' : html);
});

let browser: Browser;
let folder: string;
let origin: string;
/** The same server by another name: to the browser, another site. */
let otherOrigin: string;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'audit-cells-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  otherOrigin = origin.replace('127.0.0.1', 'localhost');
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const cells = (states: readonly string[]): Cell[] =>
  states.map((state, at) => ({
    id: `page/eng/1280/light/default/${state}-${at}`,
    page: 'page',
    language: 'eng',
    path: '/page',
    width: 1280,
    scheme: 'light',
    mode: 'default',
    state,
  }));

const words = { eng: 'A check of this test', es: 'Una comprobación de esta prueba' };

function auditContextOf(check: Pick<Check, 'run'> & Partial<Check>): AuditContext {
  return {
    form: 'full',
    folder,
    origins: inEveryLanguage({ eng: origin, es: otherOrigin }),
    states: new Map([
      [
        'used',
        {
          id: 'used',
          title: words,
          pages: ['page'],
          steps: [{ answer: '/elsewhere', with: 503 }, { fill: '#name', with: 'Ada' }, { click: '#keep' }],
        },
      ],
    ]),
    engines: [],
    checks: [{ id: 'traces', title: words, fix: words, criteria: [], appliesTo: () => true, ...check }],
    collectors: [],
  };
}

const tracesIn = async (page: Page) =>
  await page.evaluate(async () => ({
    stored: [Object.keys(sessionStorage), Object.keys(localStorage), document.cookie],
    field: document.querySelector('input')?.value,
    answer: (await fetch('/elsewhere')).status,
  }));

test('a tab that was brought into a state shows the next page nothing of it', async () => {
  const tabs = new Set<Page>();
  const seen = new Map<string, unknown>();
  const auditContext = auditContextOf({
    run: async ({ page, cell }) => {
      tabs.add(page);
      seen.set(cell.id, await tracesIn(page));
      return { outcome: 'passed', findings: [] };
    },
  });
  const planned = cells(Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'used' : 'default')));
  const results = await runCells(browser, planned, auditContext, () => undefined);
  expect(results.map(({ status }) => status)).toEqual(planned.map(() => 'run'));
  for (const { id, state } of planned) {
    expect(seen.get(id), id).toEqual(
      state === 'used'
        ? { stored: [['name'], ['name'], 'name=kept'], field: 'Ada', answer: 503 }
        : { stored: [[], [], ''], field: '', answer: 200 },
    );
  }
  // Each worker has one tab and goes on in it; else the test proves nothing.
  expect(tabs.size).toBeLessThan(planned.length / 2);
});

test('each language keeps its tabs, so that none changes from one site to the other', async () => {
  const origins = new Map<Page, Set<string>>();
  const auditContext = auditContextOf({
    run: async ({ page }) => {
      origins.set(page, (origins.get(page) ?? new Set()).add(new URL(page.url()).origin));
      return { outcome: 'passed', findings: [] };
    },
  });
  const planned = cells(Array(12).fill('default')).map((cell, at): Cell => {
    const language = at % 2 === 0 ? 'eng' : 'es';
    return { ...cell, language, id: cell.id.replace('eng', language) };
  });
  await runCells(browser, planned, auditContext, () => undefined);
  expect([...origins.values()].map(({ size }) => size)).toEqual(Array(origins.size).fill(1));
  expect(new Set([...origins.values()].flatMap((each) => [...each]))).toEqual(new Set([origin, otherOrigin]));
  expect(origins.size).toBeLessThan(planned.length);
});

test('a page that was brought into a state is looked at once what its steps have moved stands still', async () => {
  const margins: string[] = [];
  const auditContext = auditContextOf({
    run: async ({ page }) => {
      margins.push(await page.locator('#keep').evaluate((button) => getComputedStyle(button).marginLeft));
      return { outcome: 'passed', findings: [] };
    },
  });
  await runCells(browser, cells(['used', 'default']), auditContext, () => undefined);
  expect(margins.sort()).toEqual(['0px', '100px']);
});

test('what a check that failed may still be doing reaches no other page', async () => {
  const tabs: Page[] = [];
  const auditContext = auditContextOf({
    run: async ({ page }) => {
      tabs.push(page);
      await Promise.reject(new Error('stopped amid its work'));
      return { outcome: 'passed', findings: [] };
    },
  });
  const results = await runCells(browser, cells(Array(6).fill('default')), auditContext, () => undefined);
  const outcomes = results.map((result) => result.status === 'run' && result.rules[0]);
  expect(outcomes).toEqual(
    Array(6).fill(expect.objectContaining({ outcome: 'untested', reason: 'stopped amid its work' })),
  );
  expect(new Set(tabs).size).toBe(6);
});

test('pages follow each other as planned, and of each those cells come first that most checks look at', () => {
  const planned = ['award', 'company'].flatMap((page) =>
    (['dark', 'light'] as const).flatMap((scheme) =>
      ['default', 'menu-open'].map((state) => {
        const cell = { page, language: 'es', path: '/', width: 1280, mode: 'default' } as const;
        return { ...cell, scheme, state, id: `${page} ${scheme} ${state}` };
      }),
    ),
  );
  const order = longestFirst(planned).map(({ id }) => id);
  expect(order.slice(0, 4)).toEqual([
    'award light default',
    'award dark default',
    'award dark menu-open',
    'award light menu-open',
  ]);
  expect(order[4]).toBe('company light default');
  expect([...order].sort()).toEqual(planned.map(({ id }) => id).sort());
});
