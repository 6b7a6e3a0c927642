import { askHead } from '../support/every-page/ask-head.ts';
import { askLinks } from '../support/every-page/ask-links.ts';
import { askStructure } from '../support/every-page/ask-structure.ts';
import { askStyles } from '../support/every-page/ask-styles.ts';
import { askWords } from '../support/every-page/ask-words.ts';
import { keptFacts, type PageFacts } from '../support/every-page/page-facts.ts';
import { test } from '../support/fixtures.ts';

// What was read in the one visit to each page; Playwright makes the visits first (`playwright.config.ts`).
let pages: PageFacts[] = [];
test.beforeAll(({ browserName: _ }, { project }) => {
  pages = keptFacts(project.outputDir);
});

for (const ask of [askStructure, askWords, askHead, askLinks, askStyles]) ask(() => pages);
