import { expect, test } from 'vitest';
import type { SpokenRecord } from '../spoken/spoken-record.ts';
import { spokenChapter } from './spoken-chapter.ts';

const record: SpokenRecord = {
  day: '2026-11-27',
  versions: { orca: '43.1', firefox: '140.0esr', platform: 'Sample Linux 12' },
  results: [
    { id: 'menu', language: 'eng', title: 'A menu.', spoken: ['About <Us>', 'expanded'], faults: [] },
    { id: 'film', language: 'eng', title: 'A film.', spoken: [], faults: ['not spoken: dialog'] },
    { id: 'menu', language: 'es', title: 'A menu.', spoken: ['Nosotros'], faults: [] },
  ],
};

test('the chapter says day and versions, and each task with its verdict and what was spoken', () => {
  const html = spokenChapter({ spoken: { record, missing: [] } }, 'eng');
  expect(html).toContain(
    'In 2 of 3 tasks everything was spoken as it must be. Read on November 27, 2026 with Orca 43.1 and Firefox 140.0esr on Sample Linux 12.',
  );
  expect(html).toContain('<ol lang="en" translate="no"><li>About &lt;Us&gt;</li><li>expanded</li></ol>');
  expect(html).toContain('<ol lang="es" translate="no"><li>Nosotros</li></ol>');
  expect(html).toContain('not spoken as it must be</span><ul lang="en"><li>not spoken: dialog</li></ul>');
  expect(html).toContain('Nothing was spoken.');
  expect(html).not.toContain('Not run');
});

test('what is wrong stands before what is right', () => {
  const html = spokenChapter({ spoken: { record, missing: [] } }, 'eng');
  expect(html.indexOf('A film.')).toBeLessThan(html.indexOf('A menu.'));
});

test('the Spanish chapter marks the English titles', () => {
  const html = spokenChapter({ spoken: { record, missing: [] } }, 'es');
  expect(html).toContain('Se leyó el 27 de noviembre de 2026');
  expect(html).toContain('<span lang="en">A menu.</span>');
});

test('without tools it says "not run" and shows the last record; without a record it says so', () => {
  const html = spokenChapter({ spoken: { record, missing: ['orca', 'xdotool'] } }, 'eng');
  expect(html).toContain('Not run with this audit: orca, xdotool is missing');
  expect(html).toContain('A film.');
  expect(spokenChapter({}, 'eng')).toBe('<p>No screen reader has read the site for this report.</p>');
});
