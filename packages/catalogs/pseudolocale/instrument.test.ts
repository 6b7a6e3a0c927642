import { compileMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePo } from '#i18n/po/po.ts';
import { readCatalogs } from '../catalog-files.ts';
import { isFault, type MessageShape, shapeOf } from '../message-shape.ts';
import { instrumentationOf, instrumentPo, instrumentScript } from './instrument-catalog.ts';
import { instrumentMessage, printMessage } from './instrument-message.ts';
import { markedAs, markOf, mostMarks, readMarks, withoutMarks } from './marks.ts';
import { numberMessages } from './message-numbers.ts';
import { isPseudo, plainWords, pseudo, pseudoText } from './pseudo-words.ts';

const english = readCatalogs('eng');
const messages = numberMessages(english);

const seen = (text: string) => text.replaceAll('\u200c', '');

function shape(message: string): MessageShape {
  const read = shapeOf(message);
  if (isFault(read)) throw new Error(`${message}: ${read.text}`);
  return read;
}

test('a text stays readable, in letters of the site’s own typeface', () => {
  expect(seen(pseudoText('Find a yard'))).toBe('Fííñd áá yáárdd');
  expect(seen(pseudoText('PDF'))).toBe('PDF·');
  expect(pseudoText(' · ')).toBe(' · ');
});

test('every text of the site is at least 30 % longer, and most are no longer than 45 %', () => {
  const texts = messages
    .map(({ message }) => message)
    .filter((text) => /\p{L}/u.test(text) && !/[{}<>]/.test(text));
  const growth = texts.map((text) => seen(pseudoText(text)).length / text.length);
  expect(texts.length).toBeGreaterThan(1000);
  expect(Math.min(...growth)).toBeGreaterThanOrEqual(1.3);
  const long = texts
    .filter((text) => text.length >= 20)
    .map((text) => seen(pseudoText(text)).length / text.length);
  expect(Math.max(...long)).toBeLessThanOrEqual(1.45);
});

test('every message of both languages keeps placeholders, tags, plurals and formats however it is instrumented', () => {
  let count = 0;
  for (const { po } of [...english, ...readCatalogs('es')]) {
    for (const { id, translations } of po.entries) {
      const words = translations[0]?.text || id.text;
      const { names, tags, choices, variants } = shape(words);
      for (const instrumentation of [pseudo, markedAs(4711)]) {
        const told = shape(printMessage(instrumentMessage(compileMessageOrThrow(words), instrumentation)));
        expect([told.names, told.tags, told.choices], words).toEqual([names, tags, choices]);
        expect(told.variants.map(({ tagPaths }) => tagPaths)).toEqual(
          variants.map(({ tagPaths }) => tagPaths),
        );
      }
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(5000);
}, 60_000);

test('a plural, a select, a quoted brace and nested tags survive', () => {
  const text =
    "<link>Take {count, plural, offset:1 =0 {no car} one {# <strong>car</strong>} other {# cars}}</link> to {place, select, yard {a yard} other {'{'the mill'}'}}";
  const told = printMessage(instrumentMessage(compileMessageOrThrow(text), pseudo));
  expect(shape(told).choices).toEqual(shape(text).choices);
  expect(shape(told).tags).toEqual(new Set(['link', 'strong']));
  expect(compileMessage(told)).toEqual(
    instrumentMessage(compileMessageOrThrow(text), pseudo).reduce(joined, []),
  );
});

test('a plain word beside pseudo words is found, also one without a vowel', () => {
  const told = pseudoText('Buy by the ton, PDF');
  expect(plainWords(told)).toEqual([]);
  expect(plainWords(`${told} why CSV`)).toEqual(['why', 'CSV']);
  expect(isPseudo(told)).toBe(true);
  expect(isPseudo('Plain [1] text · and [·•] in a program')).toBe(false);
});

test('a mark reads back as its number, through text around it, and leaves the text as it was', () => {
  fc.assert(
    fc.property(fc.nat(mostMarks - 1), fc.nat(mostMarks - 1), fc.string(), (one, other, text) => {
      const marked = `${text}${markOf(one)}a ${markOf(other)}b`;
      expect(readMarks(JSON.parse(JSON.stringify(marked.trim())))).toEqual([...new Set([one, other])]);
      expect(withoutMarks(marked)).toBe(`${text}a b`);
    }),
  );
});

test('each run of a marked message tells its number', () => {
  const told = instrumentMessage(
    compileMessageOrThrow('See <link>our {city} yard</link> today'),
    markedAs(9),
  );
  const runs = told.flatMap((token) => (typeof token === 'string' ? token.split(/<[^>]+>/) : []));
  expect(runs.filter((run) => run.trim() !== '').map(readMarks)).toEqual([[9], [9], [9], [9]]);
});

test('a catalog is instrumented in memory, compiled or as a file for the server, without its addresses', () => {
  const po = parsePo(
    'msgid ""\nmsgstr ""\n\nmsgctxt "slug"\nmsgid "yards"\nmsgstr "patios"\n\nmsgid "Find a \\"yard\\""\nmsgstr ""\n',
  );
  const numbered = numberMessages([{ area: 'routes', language: 'eng', path: '', po }]);
  expect(numbered.map(({ message }) => message)).toEqual(['Find a "yard"']);
  const choose = instrumentationOf('pseudo', numbered);
  const id = numbered[0]?.id ?? '';
  const written = instrumentPo({ area: 'routes', po }, (message) => (message === 'yards' ? 'x' : id), choose);
  expect(parsePo(written).entries.map(({ translations }) => seen(translations[0]?.text ?? ''))).toEqual([
    'patios',
    '[·Fííñd áá "yáárdd"·]',
  ]);
  const json = JSON.stringify({ x: ['patios'], [id]: ['A\u00a0`b` "c"'] });
  const ids = new Map([['routes', new Set(['x', id])]]);
  // As bundlers write it: in double quotes, in single ones, as a template. Data beside it stay as they are.
  for (const literal of [
    JSON.stringify(json).replace('\u00a0', '\\xA0'),
    `'${json.replace(/\\/g, '\\\\')}'`,
    `\`${json.replace(/[\\`]/g, '\\$&')}\``,
  ]) {
    const rest = `,b=JSON.parse('{"yards":[1]}');`;
    const instrumented = instrumentScript(`const a=JSON.parse(${literal})${rest}`, ids, choose);
    expect(instrumented.endsWith(rest)).toBe(true);
    const messages = JSON.parse(
      JSON.parse(instrumented.slice('const a=JSON.parse('.length, -rest.length - 1)),
    );
    expect(messages.x).toEqual(['patios']);
    expect(isPseudo(messages[id].join(''))).toBe(true);
    expect(messages[id].join('')).toContain('\u00a0`');
  }
  const half = `JSON.parse('{"x":["patios"],"other":["words"]}')`;
  expect(() => instrumentScript(half, ids, choose)).toThrow('holds the message x beside others');
});

function joined(tokens: unknown[], token: unknown): unknown[] {
  const last = tokens.at(-1);
  return typeof last === 'string' && typeof token === 'string' && token !== '#'
    ? [...tokens.slice(0, -1), last + token]
    : [...tokens, token];
}
