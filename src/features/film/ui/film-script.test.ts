import { expect, test } from 'vitest';
import film from '../content/film.json';
import { filmScript } from './film-script.ts';

test('the transcript says what captions and descriptions say, in the order of the film', () => {
  const lines = [
    ...film.cues.map((cue) => ({ ...cue, kind: 'text' })),
    ...film.descriptions.map((cue) => ({ ...cue, kind: 'picture' })),
  ].sort((one, other) => one.start - other.start);
  expect(filmScript.map(({ kind, words }) => [kind, words.message])).toEqual(
    lines.map(({ kind, text }) => [kind, text]),
  );
});
