import { askHead } from '../support/every-page/ask-head.ts';
import { askLinks } from '../support/every-page/ask-links.ts';
import { askStructure } from '../support/every-page/ask-structure.ts';
import { askWords } from '../support/every-page/ask-words.ts';
import { type PageFacts, readEveryPage } from '../support/every-page/page-facts.ts';
import { test } from '../support/fixtures.ts';

// One worker asks all of it: each worker would have to visit all pages again.
test.describe.configure({ mode: 'default' });

let pages: PageFacts[] = [];
test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  pages = await readEveryPage(browser);
});

for (const ask of [askStructure, askWords, askHead, askLinks]) ask(() => pages);
