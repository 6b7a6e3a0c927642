import { readFileSync } from 'node:fs';
import type { Finding } from '../finding.ts';
import { type CsvCell, parseCsv } from './csv.ts';
import { englishStem, findPhrase, type Phrase, phraseOf, spanishStems, tokensOf } from './words.ts';

/** Path of the glossary and style sheet below the project's folder. */
export const glossaryPath = 'locales/glossary.csv';

/** The columns of the file, in order. Poedit and Weblate read the first two as a glossary. */
export const glossaryColumns = ['English', 'Spanish', 'Also right', 'Wrong', 'Note'] as const;

/** One term: what it is in Spanish, and what it is not. */
export interface Term {
  english: Phrase;
  spanish: string;
  /** Forms of which one must stand in a translation; empty where the file says `*`: the word has many senses. */
  accepted: Phrase[];
  /** Forms that must not stand where the English has the term. */
  wrong: Phrase[];
  line: number;
}

/** A rule of style: forms that no Spanish text may have, and what to say instead. */
export interface StyleRule {
  wrong: Phrase[];
  instead: string;
}

/** The glossary and style sheet, ready for looking up. */
export interface Glossary {
  /** Terms by the first word of their English, longest first. */
  terms: Map<string, Term[]>;
  /** Terms by the first word of a form that they rule out, whatever the English says. */
  never: Map<string, { phrase: Phrase; term: Term }[]>;
  /** Rules of style by the first word of a wrong form. */
  style: Map<string, { phrase: Phrase; instead: string }[]>;
  /** Words that are the same in both languages: names, `motor`. */
  sameInBoth: Set<string>;
  termCount: number;
}

const emptyGlossary = (): Glossary => ({
  terms: new Map(),
  never: new Map(),
  style: new Map(),
  sameInBoth: new Set(),
  termCount: 0,
});

/** The stems of an English text, in order. */
export function englishStems(text: string): string[] {
  return tokensOf(text).map(englishStem);
}

/** Reads the glossary of the project; a missing file is a finding too. */
export function readGlossary(folder: string): { glossary: Glossary; findings: Finding[] } {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(folder + glossaryPath));
  } catch (error) {
    const fault = error instanceof TypeError ? 'not-utf8' : 'csv-missing';
    return { glossary: emptyGlossary(), findings: [fileFinding(fault, { text: '', line: 1, column: 1 })] };
  }
  return parseGlossary(source);
}

/** Reads the text of a glossary file. Rows with faults are told and left out. */
export function parseGlossary(source: string): { glossary: Glossary; findings: Finding[] } {
  const { rows, faults } = parseCsv(source);
  const glossary = emptyGlossary();
  const findings = faults.map(({ code, found, ...place }) => fileFinding(code, { text: found, ...place }));
  const [header, ...body] = rows;
  const start = { text: '', line: 1, column: 1 };
  if (header?.map(({ text }) => text).join() !== glossaryColumns.join()) {
    findings.push(
      fileFinding(
        'csv-header',
        { ...(header?.[0] ?? start), text: header?.map(({ text }) => text).join(',') ?? '' },
        { columns: glossaryColumns.join(',') },
      ),
    );
  }
  const lines = new Map<string, number>();
  for (const row of body) {
    const [english = start, spanish = start, accepted = start, wrong = start] = row;
    const add = (fault: string, cell: CsvCell, values: Record<string, string> = {}) => {
      findings.push(fileFinding(fault, cell, values));
    };
    if (row.length !== glossaryColumns.length) {
      add('csv-cells', english, { count: String(row.length), wanted: String(glossaryColumns.length) });
      continue;
    }
    if (spanish.text === '') {
      add('csv-no-spanish', { ...spanish, text: english.text });
      continue;
    }
    // "direcciones?" is wrong for directions alone: elsewhere it says something else.
    const listed = listOf(wrong.text).map((form) => form.replace(/\?$/, ''));
    const onlyHere = new Set(
      listOf(wrong.text)
        .filter((form) => form.endsWith('?'))
        .map((form) => form.slice(0, -1)),
    );
    const right = [spanish.text, ...listOf(accepted.text)];
    const clash = listed.find((form) => right.includes(form));
    if (clash !== undefined) add('csv-clash', { ...wrong, text: clash });
    if (english.text === '') {
      if (listed.length === 0) add('csv-empty-rule', spanish);
      for (const form of listed) {
        const phrase = phraseOf(form, tokensOf);
        push(glossary.style, keyOf(phrase), { phrase, instead: spanish.text });
      }
      continue;
    }
    const key = englishStems(english.text).join(' ');
    const other = lines.get(key);
    if (other !== undefined) {
      add('csv-twice', english, { line: String(other) });
      continue;
    }
    lines.set(key, english.line);
    if (english.text === spanish.text) {
      for (const token of tokensOf(english.text)) glossary.sameInBoth.add(token);
    }
    const phrase = phraseOf(english.text, englishStems);
    glossary.termCount += 1;
    const term: Term = {
      english: phrase,
      spanish: spanish.text,
      accepted: right.includes('*') ? [] : right.map((form) => phraseOf(form, spanishStems)),
      wrong: listed.map((form) => phraseOf(form, tokensOf)),
      line: english.line,
    };
    push(glossary.terms, keyOf(phrase), term);
    for (const form of term.wrong) {
      if (!onlyHere.has(form.text)) push(glossary.never, keyOf(form), { phrase: form, term });
    }
  }
  for (const terms of glossary.terms.values()) {
    terms.sort((a, b) => b.english.tokens.length - a.english.tokens.length);
  }
  return { glossary, findings };
}

/** The terms that stand in an English text; a longer term hides the shorter ones inside it. */
export function termsIn(text: string, glossary: Glossary): Term[] {
  const tokens = englishStems(text);
  const found: Term[] = [];
  let at = 0;
  while (at < tokens.length) {
    const term = glossary.terms
      .get(tokens[at] ?? '')
      ?.find(({ english }) => findPhrase(tokens.slice(at, at + english.tokens.length), english) === 0);
    if (term !== undefined && !found.includes(term)) found.push(term);
    at += term?.english.tokens.length ?? 1;
  }
  return found;
}

/**
 * Forms that the glossary rules out, wherever a Spanish text has them; a form that another term of the English asks for
 * is right (`yarda cúbica`, though a yard is never a `yarda`).
 */
export function neverForms(
  text: string,
  termsOfSource: readonly Term[],
  glossary: Glossary,
): { found: Phrase; term: Term }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) =>
    (glossary.never.get(token) ?? [])
      .filter(({ phrase }) => findPhrase(tokens.slice(at, at + phrase.tokens.length), phrase) === 0)
      .filter(({ phrase }) => !termsOfSource.some((term) => asksFor(term, phrase)))
      .map(({ phrase, term }) => ({ found: phrase, term })),
  );
}

function asksFor({ spanish }: Term, form: Phrase): boolean {
  const wanted = spanishStems(spanish);
  return spanishStems(form.text).every((stem) => wanted.includes(stem));
}

/** What a Spanish text says against the rules of style. */
export function styleFaults(text: string, glossary: Glossary): { found: string; instead: string }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    const rules = [...(glossary.style.get(token) ?? []), ...(glossary.style.get('*') ?? [])];
    return rules
      .filter(({ phrase }) => findPhrase(tokens.slice(at, at + phrase.tokens.length), phrase) === 0)
      .map(({ phrase, instead }) => ({
        found: tokens.slice(at, at + phrase.tokens.length).join(' '),
        instead,
      }));
  });
}

/** Cells with several forms part them by semicolons. */
function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map((form) => form.trim())
    .filter((form) => form !== '');
}

/** Under which word a phrase is kept; one that starts with an open ending is looked for everywhere. */
function keyOf({ tokens: [first = ''] }: Phrase): string {
  return first.endsWith('*') ? '*' : first;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function fileFinding(fault: string, cell: CsvCell, values: Record<string, string> = {}): Finding {
  const { text: found, line, column } = cell;
  return {
    rule: 'glossary-file',
    severity: 'error',
    file: glossaryPath,
    line,
    column,
    found,
    values: { fault, ...values },
  };
}
