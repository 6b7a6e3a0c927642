import { expect, test } from 'vitest';
import { breakLines, captionFaults, readVtt, writeVtt } from './vtt.ts';

test('writes a file that reads back as the same cues', () => {
  const cues = [
    { start: 0.6, end: 4.8, text: '[soft notes]' },
    { start: 65.5, end: 3661.25, text: 'Iron & steel < 2 > 1' },
  ];
  const file = writeVtt(cues, 'en', 'captions');
  expect(file).toContain('00:01:05.500 --> 01:01:01.250');
  expect(file).toContain('Iron &amp; steel &lt; 2 &gt; 1');
  expect(readVtt(file)).toEqual(cues);
});

test('breaks a caption into even lines', () => {
  expect(breakLines('Weight with the load, less weight without it: that is the metal.', 42)).toEqual([
    'Weight with the load, less weight',
    'without it: that is the metal.',
  ]);
});

test('leaves a short caption on one line', () => {
  expect(breakLines('[the notes fade away]', 42)).toEqual(['[the notes fade away]']);
});

test.each([
  [
    'a caption that is too long for its time',
    [{ start: 0, end: 1, text: 'Twenty-one characters' }],
    'too long',
  ],
  ['a gap of more than eight seconds', [{ start: 8.5, end: 10, text: 'Late' }], 'gap'],
  ['a caption of three lines', [{ start: 0, end: 9, text: 'steel '.repeat(20).trim() }], 'lines'],
  ['a word that is longer than a line', [{ start: 0, end: 9, text: 'x'.repeat(43) }], '42 characters'],
  [
    'captions that overlap',
    [
      { start: 0, end: 5, text: 'One' },
      { start: 4, end: 9, text: 'Two' },
    ],
    'before the caption before it ends',
  ],
  ['a caption after the film', [{ start: 5, end: 11, text: 'Beyond' }], 'after the film'],
  ['an end without captions', [{ start: 0, end: 1, text: 'One' }], 'The end'],
])('refuses %s', (_, cues, fault) => {
  expect(captionFaults(cues, 10).join()).toContain(fault);
});

test('refuses a file that is not WebVTT', () => {
  expect(() => readVtt('1\n00:00:00.000 --> 00:00:01.000\nHello')).toThrow('WEBVTT');
});

test('refuses a cue without a time range', () => {
  expect(() => readVtt('WEBVTT\n\n1\nHello')).toThrow('time range');
});
