import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/company.po';
import { filmFiles } from '../film-files.ts';
import { VideosPlayer } from './VideosPlayer.tsx';

addMessages(messages);

test('under the player the described version is a link by its name, which needs no script', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <VideosPlayer />
      </MemoryRouter>
    </I18nProvider>,
  );
  expect(place.querySelector('video source')?.getAttribute('src')).toBe(filmFiles.mp4);
  const link = place.querySelector('video ~ p > a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    filmFiles.described,
    'Narrated and described',
  ]);
});
