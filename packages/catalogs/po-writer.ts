import { escapePo, type PoComment, type PoEntry, type PoFile } from '#i18n/po/po.ts';

/** Lingui's own order, so that extraction and fixing agree to the letter. */
const collator = new Intl.Collator('en-US');

/** Changes the text of a translation on its way into the file. */
export type RewriteText = (text: string, entry: PoEntry) => string;

/**
 * A catalog as text, in the one layout of this site: the one that Lingui writes. A string takes one line, entries stand
 * in the order of their English, obsolete ones last and as they stood. Nothing that the file says is left out: headers,
 * comments of every kind, previous texts, plural forms.
 */
export function writePo(po: PoFile, rewrite: RewriteText = (text) => text): string {
  const active = po.entries.filter(({ obsolete }) => !obsolete);
  const obsolete = po.entries.filter((entry) => entry.obsolete);
  const blocks = [
    ...(po.header ? [entryLines(po.header, (text) => text, true)] : []),
    ...active.toSorted(byMessage).map((entry) => entryLines(entry, rewrite, false)),
    ...obsolete.map((entry) => entryLines(entry, (text) => text, false)),
    ...(po.trailing.length > 0 ? [po.trailing] : []),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** A string between quotes, on one line unless it has line breaks: each line of it then gets its own. */
export function poString(keyword: string, text: string, prefix = ''): string[] {
  const pieces = text.split(/(?<=\n)/);
  const [first = '', ...rest] = text.startsWith('\n') ? ['', ...pieces] : pieces;
  return [
    `${prefix}${keyword} "${escapePo(first)}"`,
    ...rest.map((piece) => `${prefix}"${escapePo(piece)}"`),
  ];
}

/** What a message said before it changed, as `#|` states it: its context and text, unwrapped and still escaped. */
export function previousStrings(previous: readonly PoComment[]): { keyword: string; raw: string }[] {
  const strings: { keyword: string; raw: string }[] = [];
  for (const { text } of previous) {
    const [, keyword = '', raw = ''] = /^(?:(msg\w+)\s*)?"(.*)"$/.exec(text) ?? [undefined, '', text];
    const last = strings.at(-1);
    if (keyword === '' && last !== undefined) last.raw += raw;
    else strings.push({ keyword, raw });
  }
  return strings;
}

function byMessage(a: PoEntry, b: PoEntry): number {
  return (
    collator.compare(a.id.text, b.id.text) || collator.compare(a.context?.text ?? '', b.context?.text ?? '')
  );
}

function entryLines(entry: PoEntry, rewrite: RewriteText, isHeader: boolean): string[] {
  const prefix = entry.obsolete ? '#~ ' : '';
  const comments = (marker: string, list: readonly PoComment[]) =>
    list.map(({ text }) => (text === '' ? marker : `${marker} ${text}`));
  const { context, id, plural, translations } = entry;
  const texts = translations.map(({ text }) => (isHeader ? text : rewrite(text, entry)));
  return [
    ...comments('#', entry.translatorComments),
    ...comments('#.', entry.notes),
    ...comments('#:', entry.origins),
    ...(entry.flags.length > 0 ? [`#, ${entry.flags.map(({ text }) => text).join(', ')}`] : []),
    ...previousStrings(entry.previous).map(({ keyword, raw }) =>
      keyword === ''
        ? `${entry.obsolete ? '#~|' : '#|'} ${raw}`
        : `${entry.obsolete ? '#~|' : '#|'} ${keyword} "${raw}"`,
    ),
    ...(context ? poString('msgctxt', context.text, prefix) : []),
    ...poString('msgid', id.text, prefix),
    ...(plural ? poString('msgid_plural', plural.text, prefix) : []),
    ...texts.flatMap((text, index) => {
      if (isHeader) return headerLines(text);
      return poString(plural ? `msgstr[${index}]` : 'msgstr', text, prefix);
    }),
  ];
}

/** Every field of the header on a line of its own, below an empty first one. */
function headerLines(text: string): string[] {
  return ['msgstr ""', ...text.split(/(?<=\n)/).map((line) => `"${escapePo(line)}"`)].filter(
    (line) => line !== '""',
  );
}
