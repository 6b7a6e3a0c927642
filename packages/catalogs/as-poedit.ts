import { escapePo, type PoEntry, type PoString, parsePo } from '#i18n/po/po.ts';

/** Poedit's order of the header; what it does not know comes last. */
const headerOrder = [
  'Project-Id-Version',
  'POT-Creation-Date',
  'PO-Revision-Date',
  'Last-Translator',
  'Language-Team',
  'Language',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Plural-Forms',
  'X-Generator',
];
/** The longest line, quotes included, before gettext's tools break a text. */
const longestLine = 79;

/**
 * A catalog as Poedit saves it, for tests that walk a translator's way without the program: long texts in pieces below
 * an empty first one, the header in its order and signed by it. Comments stay where they stand.
 */
export function asPoedit(text: string): string {
  const { header, headers, entries } = parsePo(text);
  const stated = new Map([
    ...headers,
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Plural-Forms', 'nplurals=2; plural=(n != 1);'],
    ['X-Generator', 'Poedit 3.4.2'],
  ]);
  const names = [...stated.keys()].sort((a, b) => headerOrder.indexOf(a) - headerOrder.indexOf(b));
  const head = ['msgid ""', 'msgstr ""', ...names.map((name) => `"${name}: ${stated.get(name)}\\n"`)];
  const blocks = [...(header ? [head] : []), ...entries.map(entryLines)];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function entryLines(entry: PoEntry): string[] {
  const { context, id, translations, translatorComments, notes, origins, flags, previous } = entry;
  return [
    ...translatorComments.map(({ text }) => `# ${text}`),
    ...notes.map(({ text }) => `#. ${text}`),
    ...origins.map(({ text }) => `#: ${text}`),
    ...(flags.length > 0 ? [`#, ${flags.map(({ text }) => text).join(', ')}`] : []),
    ...previous.map(({ text }) => `#| ${text}`),
    ...(context ? pieces('msgctxt', context) : []),
    ...pieces('msgid', id),
    ...translations.flatMap((translation) => pieces('msgstr', translation)),
  ];
}

function pieces(keyword: string, { text }: PoString): string[] {
  const whole = `${keyword} "${escapePo(text)}"`;
  if ([...whole].length <= longestLine && !text.slice(0, -1).includes('\n')) return [whole];
  const lines = [''];
  for (const word of text.match(/\n|[^\s]*[^\S\n]*/g) ?? []) {
    const last = lines.at(-1) ?? '';
    const isFull = [...escapePo(last + word)].length > longestLine - 2 && last !== '';
    if (isFull || last.endsWith('\n')) lines.push(word);
    else lines[lines.length - 1] = last + word;
  }
  return [`${keyword} ""`, ...lines.map((line) => `"${escapePo(line)}"`)];
}
