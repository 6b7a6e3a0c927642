import type { Page } from '@playwright/test';
import type { Mode } from '../contract.ts';

/** How a visitor may change the text of a page, as style sheets: twice as large, or set further apart as 1.4.12 has it. */
export const textChanges = {
  'text-200': 'html { font-size: 200% !important; }',
  'text-spacing':
    '*, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
} as const;

/** The style sheet that a mode of reading brings, if it brings one. */
export function sheetOf(mode: Mode): string | undefined {
  return (textChanges as Partial<Record<Mode, string>>)[mode];
}

/** Changes the text, and takes an earlier change back; a second time changes nothing. */
export async function changeText(page: Page, change: keyof typeof textChanges | 'none'): Promise<void> {
  // As a sheet of the document's own: the policy of the page allows no other.
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    change === 'none' ? '' : textChanges[change],
  );
}
