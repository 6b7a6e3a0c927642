import { expect, test } from 'vitest';
import { spokenIn } from './orca-log.ts';

test('what goes to the voice is read, and nothing else of the log', () => {
  const log = [
    "06:05:38.178696 - SPEECH OUTPUT: 'tab ' {'established': False}",
    '06:05:38.2 - EVENT MANAGER: focus',
    "06:05:38.455007 - SPEECH OUTPUT: 'Skip to main link.'{'established': False}",
    "06:05:30.758605 - SPEECH OUTPUT: 'It's\nhere'",
    "06:05:30.9 - SPEECH OUTPUT: 'State'[{'established': False}]",
    "06:05:30.95 - WEB: Line for [table cell | New] at offset 0: name='AA11-0001' role='link'",
    "06:05:31.0 - SPEECH OUTPUT: 'heading level 1'",
  ].join('\n');
  expect(spokenIn(log)).toEqual(['Skip to main link.', "It's here", 'State', 'heading level 1']);
});

const changed = 'PROCESS OBJECT EVENT object:property-change:accessible-description';

test('a description that Firefox tells of because it was just read is no second saying', () => {
  const log = [
    "23:59:30.282 - SPEECH OUTPUT: 'Use small letters. That is no address.'{'established': False}",
    `vvvvv ${changed} vvvvv`,
    "23:59:30.565 - SPEECH OUTPUT: 'Use small letters. That is no address'{'established': False}",
    `^^^^^ ${changed} ^^^^^`,
  ].join('\n');
  expect(spokenIn(log)).toEqual(['Use small letters. That is no address.']);
});

test('a description that changes to other words, and words that anything else repeats, are said again', () => {
  const log = [
    "23:59:30.282 - SPEECH OUTPUT: 'Use small letters.'{'established': False}",
    `vvvvv ${changed} vvvvv`,
    "23:59:30.565 - SPEECH OUTPUT: 'Use small letters. That is no address'{'established': False}",
    `^^^^^ ${changed} ^^^^^`,
    "23:59:31.001 - SPEECH OUTPUT: 'Saved'{'established': False}",
    'vvvvv PROCESS OBJECT EVENT object:children-changed:add vvvvv',
    "23:59:31.105 - SPEECH OUTPUT: 'Saved'{'established': False}",
    '^^^^^ PROCESS OBJECT EVENT object:children-changed:add ^^^^^',
  ].join('\n');
  expect(spokenIn(log)).toEqual([
    'Use small letters.',
    'Use small letters. That is no address',
    'Saved',
    'Saved',
  ]);
});
