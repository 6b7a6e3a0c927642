import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { messages as routeWords } from '../../locales/eng/routes.po';
import { OnwardPages } from './OnwardPages.tsx';

beforeEach(() => addMessages(routeWords));

/** The markup of the ways onward, without what only styles it. */
function onward(props: Parameters<typeof OnwardPages>[0]): string {
  return renderToStaticMarkup(
    <ThemeRoot>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <OnwardPages {...props} />
        </MemoryRouter>
      </I18nProvider>
    </ThemeRoot>,
  );
}

test('a page named by its id alone stands under its own name and leads to its address', () => {
  const html = onward({ heading: 'Go on', items: ['careers'] });
  expect(html).toContain(`href="${pathTo('careers')}"`);
  expect(html).toContain(`<span>${i18n._(pageLabel('careers'))}</span>`);
  expect(html).toContain('id="onward"');
});

test('a page may open at one of its parts, with a sentence that says why', () => {
  const html = onward({
    heading: 'Go on',
    headingId: 'related',
    items: [{ id: 'locations', hash: 'locationList', text: 'Every yard by state.' }],
  });
  expect(html).toContain(`href="${pathTo('locations', { hash: 'locationList' })}"`);
  expect(html).toContain('<p>Every yard by state.</p>');
  expect(html).toContain('id="related"');
});
