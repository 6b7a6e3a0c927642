import type { Page } from '@playwright/test';
import type { Cell, CellResult } from '@site/audit/contract.ts';
import { axeEngine } from '@site/audit/engines/axe.ts';
import type { Engine } from '@site/audit/engines/engine.ts';
import { markupEngine } from '@site/audit/engines/html-validate.ts';
import { countedFailures, readExclusions } from '@site/audit/exclusions.ts';
import { expect } from '../fixtures.ts';
import type { VisitedPage } from '../site-pages.ts';
import { bothWidths } from './reads-at-every-size.ts';

const exclusions = readExclusions();

/**
 * What the audit's engines say beside axe's rules in light colours (`passes-axe.ts`): html-validate of the document as it was sent
 * and as scripts left it, and axe's rules of colour in the dark. The dark is met narrow in one language and wide in the other,
 * page after page changed: a page's colours are the same in both. Leaves the window light.
 * @param place The page's place in the list of visits.
 */
export async function passesEngines(page: Page, visit: VisitedPage, place: number): Promise<void> {
  await asked(page, visit, markupEngine, { width: 1280, scheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const isNarrow = (place + (visit.language === 'eng' ? 0 : 1)) % 2 === 0;
  await asked(page, visit, axeEngine, { width: isNarrow ? bothWidths[0] : bothWidths[1], scheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function asked(
  page: Page,
  { id, language, path, url }: VisitedPage,
  engine: Engine,
  setting: Pick<Cell, 'width' | 'scheme'>,
): Promise<void> {
  await page.setViewportSize({ width: setting.width, height: 800 });
  const cell: Cell = {
    id: `test/${id}/${language}`,
    page: id,
    language,
    path,
    mode: 'default',
    state: 'default',
    ...setting,
  };
  const { rules, findings } = await engine.run(page, cell);
  const result: CellResult = { cell, status: 'run', milliseconds: 0, rules, findings, evidence: [] };
  const where = `${url} at ${setting.width} px, ${setting.scheme}: ${engine.assertor.name}`;
  const failures = countedFailures([result], exclusions, new Date().toISOString().slice(0, 10));
  expect
    .soft(
      failures.map(({ finding }) => `${finding.rule}: ${finding.message} ${finding.selector}`),
      where,
    )
    .toEqual([]);
  // A document of which no rule said anything was not looked at. Over a drawing, axe cannot tell a contrast.
  const said = rules.filter(({ outcome }) => outcome !== 'inapplicable');
  expect.soft(said.length, `${where}: rules that looked`).toBeGreaterThan(0);
}
