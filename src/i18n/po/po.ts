/**
 * Reads PO files as any editor writes them, and remembers where every character stood, so that a fault can name its
 * line and column. Lingui's own reader keeps no positions and forgives what a translator should hear about.
 * Format: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */

/** One quoted piece of a string: PO splits a long string over several lines. */
interface PoSegment {
  line: number;
  /** The column of the first character after the opening quote. */
  column: number;
  /** The text between the quotes as it stands in the file, escapes and all. */
  raw: string;
}

/** A string of an entry: its text without escapes, and the pieces it was written in. */
export interface PoString {
  text: string;
  line: number;
  column: number;
  segments: PoSegment[];
  /** The line after the last piece. */
  endLine: number;
}

/** A comment line, without its marker. */
export interface PoComment {
  text: string;
  line: number;
  column: number;
}

/** One message of a catalog. */
export interface PoEntry {
  context: PoString | undefined;
  id: PoString;
  /** `msgid_plural`; Lingui writes plurals inside the message, but other tools may leave one. */
  plural: PoString | undefined;
  /** `msgstr`, or `msgstr[0]`, `msgstr[1]`, … in order. */
  translations: PoString[];
  /** `# …`: written by translators. */
  translatorComments: PoComment[];
  /** `#. …`: written by developers for translators. */
  notes: PoComment[];
  /** `#: …`: the files that show the message. */
  origins: PoComment[];
  /** `#, …`: fuzzy and others. */
  flags: PoComment[];
  /** `#| …`: what the message said before it changed. */
  previous: PoComment[];
  /** `#~ …`: no longer in the source. */
  obsolete: boolean;
}

/** Names of the ways in which a file can fail to be PO. */
export type PoFaultCode =
  | 'unclosed-string'
  | 'text-after-string'
  | 'wrong-quote'
  | 'conflict-marker'
  | 'bad-escape'
  | 'stray-string'
  | 'unknown-keyword'
  | 'no-msgid'
  | 'no-msgstr'
  | 'repeated-keyword'
  | 'not-utf8'
  | 'byte-order-mark';

/** Something in the file that is not PO. */
export interface PoFault {
  code: PoFaultCode;
  line: number;
  column: number;
  /** What stands there. */
  found: string;
}

/** A catalog file taken apart. */
export interface PoFile {
  header: PoEntry | undefined;
  headers: Map<string, string>;
  /** Every message but the header, obsolete ones included, in the file's order. */
  entries: PoEntry[];
  /** Comment lines at the end that belong to no message, as they stand. */
  trailing: string[];
  faults: PoFault[];
}

/** A place in a file; both count from 1. */
export interface PoPosition {
  line: number;
  column: number;
}

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '"': '"',
  '\\': '\\',
};

const escapeInText = /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|([\s\S]))/g;

/** Turns the text between quotes into what it means: `a\\nb` → two lines. */
export function unescapePo(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(escapeInText, (whole, hex?: string, octal?: string, char?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return escapes[char ?? ''] ?? whole;
  });
}

const escapesByCharacter = new Map(
  Object.entries(escapes).map(([name, character]) => [character, `\\${name}`]),
);

/** Turns text into what stands between the quotes: a quote → `\"`. */
export function escapePo(text: string): string {
  return Array.from(text, (character) => escapesByCharacter.get(character) ?? character).join('');
}

/** Where the character at `offset` of a string's text stands in the file. */
export function positionIn(string: PoString, offset: number): PoPosition {
  let left = offset;
  let last: PoPosition = { line: string.line, column: string.column };
  for (const segment of string.segments) {
    const length = unescapePo(segment.raw).length;
    if (left < length) {
      let raw = 0;
      const { raw: text } = segment;
      while (left > 0) {
        if (text[raw] === '\\') {
          escapeInText.lastIndex = raw;
          raw += escapeInText.exec(text)?.[0].length ?? 1;
        } else {
          raw += 1;
        }
        left -= 1;
      }
      escapeInText.lastIndex = 0;
      return { line: segment.line, column: segment.column + raw };
    }
    left -= length;
    last = { line: segment.line, column: segment.column + segment.raw.length };
  }
  return last;
}

/** The key that makes an entry unique in its file: context and message. */
export function entryKey(entry: { context: PoString | undefined; id: PoString }): string {
  return `${entry.context?.text ?? ''}\u0004${entry.id.text}`;
}

/** Reads the bytes of a file; a file that is not UTF-8 yields one fault and no entries. */
export function parsePoBytes(bytes: Uint8Array): PoFile {
  try {
    return parsePo(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    const fault: PoFault = { code: 'not-utf8', line: 1, column: 1, found: '' };
    return { header: undefined, headers: new Map(), entries: [], trailing: [], faults: [fault] };
  }
}

/** Reads the text of a file. */
export function parsePo(source: string): PoFile {
  const reader = new PoReader();
  let text = source;
  if (text.startsWith('\uFEFF')) {
    reader.faults.push({ code: 'byte-order-mark', line: 1, column: 1, found: 'U+FEFF' });
    text = text.slice(1);
  }
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    reader.readLine(line, index + 1);
  });
  reader.finish();
  return reader.result();
}

interface Draft extends Omit<PoEntry, 'id'> {
  id: PoString | undefined;
  /** The first keyword, for a fault about the whole entry. */
  start: PoPosition | undefined;
  /** A mistyped keyword was told already; what it left out is no second fault. */
  isDamaged: boolean;
}

function emptyDraft(): Draft {
  return {
    context: undefined,
    id: undefined,
    plural: undefined,
    translations: [],
    translatorComments: [],
    notes: [],
    origins: [],
    flags: [],
    previous: [],
    obsolete: false,
    start: undefined,
    isDamaged: false,
  };
}

/** What Git leaves in a file that two people have changed: both versions between three lines. */
const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/;

/** Quotes of a word processor, or of programmers, where PO wants straight ones; and whichever closes them. */
const wrongQuote = /^[“”„‟«»‘’'](.*?)[“”„‟«»‘’'"]?$/;

const keywordLine = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?)(?=[\s"]|$)/;

/** One pass over the lines; an entry ends where the next one's comment, context or message begins. */
class PoReader {
  faults: PoFault[] = [];
  #entries: PoEntry[] = [];
  #draft: Draft = emptyDraft();
  #open: PoString | undefined;
  /** Between the two markers of a conflict every message may stand twice; that is one fault, not many. */
  #isInConflict = false;
  /** Comment lines of the entry under way; at the end of the file they may turn out to have none. */
  #comments: string[] = [];

  readLine(line: string, number: number): void {
    const start = line.search(/\S/);
    if (start === -1) {
      this.#open = undefined;
      // A blank line separates entries, but an editor may also leave one between comment and message.
      if (this.#draft.translations.length > 0) this.finish();
      return;
    }
    let text = line.slice(start).trimEnd();
    let column = start + 1;
    if (conflictMarker.test(text)) {
      this.#readConflict(text, number, column);
      return;
    }
    if (text.startsWith('#')) {
      const marker = text.slice(0, 2);
      if (marker !== '#~') {
        this.#readComment(marker, text, number, column);
        return;
      }
      const rest = text.slice(2);
      const skipped = rest.search(/\S/);
      if (skipped === -1) return;
      if (rest.startsWith('|')) {
        this.#readComment('#|', text.slice(1), number, column + 1);
        return;
      }
      text = rest.slice(skipped);
      column += 2 + skipped;
      const isNext = !this.#draft.obsolete || /^msg(?:id|ctxt)[\s"]/.test(text);
      if (isNext && this.#draft.translations.length > 0) this.finish();
      this.#draft.obsolete = true;
    } else if (this.#draft.obsolete && !text.startsWith('"')) {
      this.finish();
    }
    if (text.startsWith('"') || wrongQuote.test(text)) this.#readContinuation(text, number, column);
    else this.#readKeyword(text, number, column);
  }

  #readComment(marker: string, text: string, line: number, column: number): void {
    if (this.#draft.translations.length > 0) this.finish();
    this.#open = undefined;
    this.#comments.push(text.startsWith('~') ? `#${text}` : text);
    const known = { '#.': 'notes', '#:': 'origins', '#,': 'flags', '#=': 'flags', '#|': 'previous' } as const;
    const list = Object.hasOwn(known, marker) ? known[marker as keyof typeof known] : 'translatorComments';
    const body = text.slice(list === 'translatorComments' ? 1 : 2);
    const skipped = Math.max(0, body.search(/\S/));
    const offset = column + (text.length - body.length);
    if (list === 'origins' || list === 'flags') {
      const separator = list === 'flags' ? /[^,\s][^,]*/g : /\u2068[^\u2069]*\u2069(?::\d+)?|\S+/g;
      for (const match of body.matchAll(separator)) {
        this.#draft[list].push({ text: match[0].trim(), line, column: offset + match.index });
      }
      return;
    }
    this.#draft[list].push({ text: body.trim(), line, column: offset + skipped });
  }

  #readConflict(marker: string, line: number, column: number): void {
    if (!this.#isInConflict) this.faults.push({ code: 'conflict-marker', line, column, found: marker });
    this.#isInConflict = !marker.startsWith('>');
    this.#open = undefined;
  }

  #readKeyword(text: string, line: number, column: number): void {
    const match = keywordLine.exec(text);
    if (match === null) {
      this.faults.push({ code: 'unknown-keyword', line, column, found: text.split(/[\s"]/)[0] ?? text });
      this.#open = undefined;
      this.#draft.isDamaged = true;
      return;
    }
    const keyword = match[1] ?? '';
    const slot = keyword.replace(/\[\d+\]/, '');
    if ((slot === 'msgctxt' || slot === 'msgid') && this.#draft.translations.length > 0) this.finish();
    const rest = text.slice(keyword.length);
    const skipped = rest.search(/\S/);
    const string: PoString = { text: '', line, column, segments: [], endLine: line + 1 };
    this.#draft.start ??= { line, column };
    const repeated =
      (slot === 'msgctxt' && this.#draft.context !== undefined) ||
      (slot === 'msgid' && this.#draft.id !== undefined) ||
      (slot === 'msgid_plural' && this.#draft.plural !== undefined) ||
      (slot === 'msgstr' && match[2] === undefined && this.#draft.translations.length > 0);
    if (repeated && !this.#isInConflict)
      this.faults.push({ code: 'repeated-keyword', line, column, found: keyword });
    if (slot === 'msgctxt') this.#draft.context = string;
    else if (slot === 'msgid') this.#draft.id = string;
    else if (slot === 'msgid_plural') this.#draft.plural = string;
    else if (!repeated) this.#draft.translations.push(string);
    this.#open = string;
    if (skipped === -1) {
      this.faults.push({ code: 'unclosed-string', line, column: column + keyword.length, found: keyword });
      return;
    }
    this.#readQuoted(string, rest.slice(skipped), line, column + keyword.length + skipped);
  }

  #readContinuation(text: string, line: number, column: number): void {
    if (this.#open === undefined) {
      this.faults.push({ code: 'stray-string', line, column, found: text });
      return;
    }
    this.#readQuoted(this.#open, text, line, column);
  }

  #readQuoted(string: PoString, text: string, line: number, column: number): void {
    if (!text.startsWith('"')) {
      const [, inside] = wrongQuote.exec(text) ?? [];
      const code = inside === undefined ? 'stray-string' : 'wrong-quote';
      this.faults.push({ code, line, column, found: text });
      // The text itself is there: that it is missing would be told in vain.
      string.text += inside ?? '';
      return;
    }
    let end = 1;
    while (end < text.length && text[end] !== '"') {
      if (text[end] === '\\') {
        const next = text[end + 1];
        if (next === undefined || !/[ntrabfv"\\x0-7]/.test(next)) {
          this.faults.push({ code: 'bad-escape', line, column: column + end, found: `\\${next ?? ''}` });
        }
        end += 1;
      }
      end += 1;
    }
    if (end >= text.length) {
      this.faults.push({ code: 'unclosed-string', line, column, found: text });
    } else if (end < text.length - 1) {
      const found = text.slice(end + 1);
      this.faults.push({ code: 'text-after-string', line, column: column + end + 1, found: found.trim() });
    }
    const raw = text.slice(1, end);
    string.segments.push({ line, column: column + 1, raw });
    string.text += unescapePo(raw);
    string.endLine = line + 1;
  }

  /** Closes the entry under way. */
  finish(): void {
    const draft = this.#draft;
    this.#draft = emptyDraft();
    this.#open = undefined;
    const { id, start, isDamaged, ...rest } = draft;
    if (start === undefined) return;
    this.#comments = [];
    if (id === undefined) {
      if (!isDamaged) this.faults.push({ code: 'no-msgid', ...start, found: 'msgstr' });
      return;
    }
    if (rest.translations.length === 0 && !isDamaged) {
      this.faults.push({ code: 'no-msgstr', line: id.line, column: id.column, found: id.text });
    }
    this.#entries.push({ id, ...rest });
  }

  result(): PoFile {
    const isHeader = (entry: PoEntry) =>
      entry.id.text === '' && entry.context === undefined && !entry.obsolete;
    const header = this.#entries.find(isHeader);
    const headers = new Map<string, string>();
    for (const line of header?.translations[0]?.text.split('\n') ?? []) {
      const colon = line.indexOf(':');
      if (colon > 0) headers.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    const entries = this.#entries.filter((entry) => entry !== header);
    return { header, headers, entries, trailing: this.#comments, faults: this.faults };
  }
}
