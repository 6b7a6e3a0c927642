import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type PoEntry, parsePo } from '#i18n/po/po.ts';
import { asPoedit } from './as-poedit.ts';
import { writePo } from './po-writer.ts';
import { reviewLines, stateOf, withRelease, withReview } from './text-states.ts';

const source = `msgid ""
msgstr ""
"Language: es\\n"

# a note of ours
#. Heading
#: src/a.tsx
msgid "Open today"
msgstr "Abierto hoy"

#: src/a.tsx
msgid "Closed"
msgstr ""

#: src/a.tsx
#, fuzzy
#| msgid "Call"
msgid "Call us"
msgstr "Llame"
`;

function entryIn(text: string, english: string): PoEntry {
  const entry = parsePo(text).entries.find(({ id }) => id.text === english);
  if (entry === undefined) throw new Error(`No entry says ${english}.`);
  return entry;
}
const stateIn = (text: string, english: string) => stateOf(entryIn(text, english), 'es');
const ana = { by: 'Ana Ruiz', on: '2026-11-28' };
const reviewed = withReview(source, entryIn(source, 'Open today'), ana);

test.each([
  ['Open today', 'translated'],
  ['Closed', 'missing'],
  ['Call us', 'fuzzy'],
])('"%s" is %s', (english, stage) => {
  expect(stateIn(source, english)).toEqual({ stage });
});

test('English that is left empty stands for itself, and is not missing', () => {
  expect(stateOf(entryIn(source, 'Closed'), 'eng').stage).toBe('translated');
});

test.each(['\n', '\r\n'])(
  'a review is one line more, and names who and when; line breaks are %j',
  (newline) => {
    const before = source.replaceAll('\n', newline);
    const after = withReview(before, entryIn(before, 'Open today'), ana);
    expect(
      after.split(newline).filter((line) => !/^# reviewed: 2026-11-28, Ana Ruiz \[\w{8}\]$/.test(line)),
    ).toEqual(before.split(newline));
    expect(stateIn(after, 'Open today')).toEqual({ stage: 'reviewed', review: { ...ana, holds: true } });
    expect(stateIn(after, 'Closed')).toEqual({ stage: 'missing' });
  },
);

test('a second review takes the place of the first', () => {
  const again = withReview(reviewed, entryIn(reviewed, 'Open today'), { by: 'Luis\n[x]', on: '2026-11-29' });
  expect(reviewLines(entryIn(again, 'Open today'))).toHaveLength(1);
  expect(stateIn(again, 'Open today').review).toEqual({ by: 'Luis x', on: '2026-11-29', holds: true });
});

test.each([
  ['the Spanish', 'msgstr "Abierto hoy"', 'msgstr "Abierto ahora"'],
  ['the English', 'msgid "Open today"', 'msgid "Open now"'],
])(
  'whoever changes %s with any program takes the review away, and its line still says whose it was',
  (...change) => {
    const [, before, after] = change;
    const changed = reviewed.replace(before, after);
    expect(stateOf(parsePo(changed).entries[0] as PoEntry, 'es')).toEqual({
      stage: 'translated',
      review: { ...ana, holds: false },
    });
  },
);

test('a release stays beside a review, and tells when the words have changed since', () => {
  const released = withRelease(reviewed, entryIn(reviewed, 'Open today'), '2026-11-30');
  expect(stateIn(released, 'Open today')).toEqual({
    stage: 'reviewed',
    review: { ...ana, holds: true },
    release: { on: '2026-11-30', holds: true },
  });
  expect(stateIn(released.replace('Abierto hoy', 'Abierto'), 'Open today').release?.holds).toBe(false);
});

test('states come back whole from our own layout and from Poedit', () => {
  const released = withRelease(reviewed, entryIn(reviewed, 'Open today'), '2026-11-30');
  const state = stateIn(released, 'Open today');
  expect(stateIn(writePo(parsePo(released)), 'Open today')).toEqual(state);
  expect(stateIn(asPoedit(released), 'Open today')).toEqual(state);
});

test.skipIf(spawnSync('msgcat', ['--version']).error !== undefined)(
  'states come back whole from GNU gettext',
  () => {
    const released = withRelease(reviewed, entryIn(reviewed, 'Open today'), '2026-11-30').replace(
      'msgstr ""\n',
      'msgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n',
    );
    const { stdout } = spawnSync('msgcat', ['-'], { input: released, encoding: 'utf8' });
    expect(stateIn(stdout, 'Open today')).toEqual(stateIn(released, 'Open today'));
    expect(stateIn(stdout, 'Open today').stage).toBe('reviewed');
  },
);
