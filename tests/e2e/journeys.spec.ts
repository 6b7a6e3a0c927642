import { languages } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeys, windows } from '../support/journeys/journeys.ts';
import { overHalf } from '../support/journeys/over-half.ts';
import { walkOn } from '../support/journeys/walker.ts';
import { production } from '../support/servers.ts';

for (const { id, before, walk } of journeys)
  for (const language of languages)
    for (const window of windows)
      test(`the journey ${id} in ${language} at ${window.width} px costs at most half of what it did`, async ({
        page,
      }) => {
        await page.setViewportSize(window);
        await page.goto(`${production.origins[language]}/`);
        const { walker, figures } = walkOn(page);
        await walk(walker, language);
        expect(overHalf(figures, before, window.width)).toEqual([]);
      });
