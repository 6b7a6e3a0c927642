import { type PoString, positionIn } from '#i18n/po/po.ts';
import type { Finding } from './finding.ts';
import {
  answeringVariant,
  type MessageShape,
  placeholderMark,
  tagPattern,
  type Variant,
} from './message-shape.ts';
import type { StructureRule } from './structure-wording.ts';

/** The keywords that a language has for plurals; `message-rules.ts` asks `Intl` for them. */
export type KeywordsOf = (type: 'cardinal' | 'ordinal') => readonly string[];

/**
 * Parts of a message that are all there and stand in the wrong place: a tag around other words, a value twice, branches
 * of a plural exchanged or left out, a line break too many. The page would be whole, and say or link the wrong thing.
 */
export function structureFindings(
  file: string,
  { string, source, sourceText, target }: StructurePair,
  keywordsOf: KeywordsOf,
): Finding[] {
  const findings: Finding[] = [];
  const add: AddStructure = (rule, offset, found, values = {}) => {
    findings.push({ rule, severity: 'error', file, ...positionIn(string, offset), found, values });
  };
  checkDollar(string.text, sourceText, add);
  checkLineBreaks(string.text, sourceText, add);
  checkBranches(string.text, source, target, keywordsOf, add);
  checkExchanged(string.text, source, target, add);
  const told = new Set<string>();
  for (const variant of target.variants) {
    const wanted = answeringVariant(source, variant.branch);
    if (wanted === undefined) continue;
    checkRepeated(string.text, wanted, variant, told, add);
    checkTagWords(string.text, wanted, variant, told, add);
  }
  return findings;
}

/** A translation and what it answers to, both read. */
export interface StructurePair {
  string: PoString;
  sourceText: string;
  source: MessageShape;
  target: MessageShape;
}

type AddStructure = (
  rule: StructureRule,
  offset: number,
  found: string,
  values?: Record<string, string>,
) => void;

/** `${name}` is how programs write it; of a message the page would show the `$`. */
function checkDollar(text: string, source: string, add: AddStructure): void {
  for (const { 0: found, index } of text.matchAll(/\$\{\s*\w+\s*\}/g)) {
    if (!source.includes(found)) add('placeholder-dollar', index, found, { found, name: found.slice(1) });
  }
}

function checkLineBreaks(text: string, source: string, add: AddStructure): void {
  const [wanted, given] = [source, text].map((each) => each.split('\n').length - 1);
  if (wanted === given) return;
  add('line-break', Math.max(0, text.indexOf('\n')), text, { wanted: String(wanted), given: String(given) });
}

/** One value twice in a sentence that has it once: two prices, two names. */
function checkRepeated(
  text: string,
  wanted: Variant,
  { occurrences, branch }: Variant,
  told: Set<string>,
  add: AddStructure,
): void {
  for (const [name, count] of occurrences) {
    const usual = Math.max(1, wanted.occurrences.get(name) ?? 0);
    if (count <= usual || told.has(name)) continue;
    told.add(name);
    const found = `{${name}}`;
    add('placeholder-twice', Math.max(0, text.lastIndexOf(found)), found, {
      found,
      branch: branchText(branch),
      count: String(count),
      usual: String(usual),
    });
  }
}

function branchText(branch: Record<string, string>): string {
  return Object.entries(branch)
    .map(([name, key]) => `${name}: ${key}`)
    .join(', ');
}

/** Branches that the source has, this language knows and the translation lacks; `other` has a rule of its own. */
function checkBranches(
  text: string,
  source: MessageShape,
  target: MessageShape,
  keywordsOf: KeywordsOf,
  add: AddStructure,
): void {
  for (const { name, kind, keys } of source.choices) {
    const own = target.choices.filter((choice) => choice.name === name && choice.kind === kind);
    const at = Math.max(0, text.search(new RegExp(`\\{\\s*${name}\\b`)));
    if (own.length === 0) {
      // "Yards: {count}" needs no branches; "{count} yards" is wrong of one.
      const counted = new RegExp(`\\{\\s*${name}\\s*\\}(?:\\s|<[^<>]*>)*\\p{Ll}`, 'u').exec(text);
      if (kind !== 'select' && counted) {
        add('plural-branch', at, text, { name, keyword: keys.join(', '), keywords: keys.join(', ') });
      }
      continue;
    }
    const known = new Set(own.flatMap((choice) => choice.keys));
    const keywords = kind === 'select' ? keys : keywordsOf(kind === 'plural' ? 'cardinal' : 'ordinal');
    // A branch under a name of its own is told as that.
    if ([...known].some((key) => !keys.includes(key) && !keywords.includes(key) && !/^\d+$/.test(key)))
      continue;
    const lost = keys.filter((key) => {
      if (known.has(key) || key === 'other') return false;
      // One said for exactly 1 says it for "one" too.
      if (key === 'one' && known.has('1')) return false;
      return /^\d+$/.test(key) || keywords.includes(key);
    });
    const shown = (key: string) => (kind !== 'select' && /^\d+$/.test(key) ? `=${key}` : key);
    if (lost.length > 0) {
      add('plural-branch', at, text, {
        name,
        keyword: lost.map(shown).join(', '),
        keywords: keys.map(shown).join(', '),
      });
    }
  }
}

/** The sentence for one and that for several, exchanged or made the same by a copy. */
function checkExchanged(text: string, source: MessageShape, target: MessageShape, add: AddStructure): void {
  for (const { name, kind } of target.choices) {
    if (kind !== 'plural') continue;
    const isExchanged = target.variants.some((one) => {
      if (one.branch[name] !== 'one') return false;
      const other = target.variants.find(({ branch }) => differsOnlyIn(name, one.branch, branch, 'other'));
      const wanted = answeringVariant(source, one.branch);
      const wantedOther = other && answeringVariant(source, other.branch);
      if (other === undefined || wanted === undefined || wantedOther === undefined) return false;
      // "# passed" is one text in English, and two in Spanish.
      if (one.text === other.text) return wanted.text !== wantedOther.text && countedWord.test(one.text);
      return agreement(one.text, other.text) < 0;
    });
    if (!isExchanged) continue;
    const at = text.search(new RegExp(`\\{\\s*${name}\\s*,`));
    add('plural-exchanged', Math.max(0, at), text, { name });
    return;
  }
}

/** A number with a word behind it that has a plural. */
const countedWord = new RegExp(`${placeholderMark}(?:\\s|<[^<>]*>)*\\p{Ll}{3}`, 'u');

function differsOnlyIn(
  name: string,
  branch: Record<string, string>,
  other: Record<string, string>,
  key: string,
): boolean {
  return (
    other[name] === key && Object.keys(branch).every((each) => each === name || other[each] === branch[each])
  );
}

/** How many words are singular in `one` and plural in `other`, less those the other way round. */
function agreement(one: string, other: string): number {
  const [ones, others] = [lowerWords(one), lowerWords(other)];
  const onlyOne = ones.filter((word) => !others.includes(word));
  const onlyOther = others.filter((word) => !ones.includes(word));
  const [first, firstOther] = [onlyOne[0] ?? '', onlyOther[0] ?? ''];
  // The first word that changes is the counted one; verbs behind it end the other way in English ("opens", "open").
  if (isPluralOf(firstOther, first)) return 1;
  return isPluralOf(first, firstOther) ? -1 : 0;
}

const lowerWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words whose plural no ending tells, in either language. */
const irregularPlurals: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  this: 'these',
  that: 'those',
  el: 'los',
  es: 'son',
  fue: 'fueron',
  hizo: 'hicieron',
};

function isPluralOf(plural: string, singular: string): boolean {
  if (irregularPlurals[singular] === plural) return true;
  if (singular.length < 2 || plural.length <= singular.length) return false;
  // Spanish verbs: "queda", "quedan"; "pasó", "pasaron"; "tuvo", "tuvieron".
  if (/[aeáé]$/.test(singular) && plural === `${singular}n`) return true;
  if (plural.endsWith('ron') && verbEndings.some(([of, to]) => singular.replace(of, to) === plural))
    return true;
  const [p, s] = [plural, singular].map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  if (p === undefined || s === undefined) return false;
  const endings = [`${s}s`, `${s}es`, s.replace(/y$/, 'ies'), s.replace(/z$/, 'ces')];
  return p !== s && endings.includes(p);
}

/** The past of Spanish verbs, for one and for several. */
const verbEndings = [
  [/ó$/, 'aron'],
  [/ió$/, 'ieron'],
  [/o$/, 'ieron'],
  [/io$/, 'ieron'],
  [/yó$/, 'yeron'],
] as const;

/** A tag of a reading: the words inside it, and those of the whole. */
interface TaggedWords {
  name: string;
  inside: string[];
}

const wordPattern = new RegExp(`[\\p{L}\\p{N}'’-]+|${placeholderMark}`, 'gu');

const wordsIn = (text: string): string[] => text.replace(tagPattern, '').match(wordPattern) ?? [];

/** Little words that no link or emphasis stands on alone. */
const little = new Set(
  'a al con de del el en la las lo los o para por que se su sus un una y the an and at by for in of on or our to with your'.split(
    ' ',
  ),
);

/** A tag that lost its words, swallowed its neighbors' or begins inside a word. */
function checkTagWords(
  text: string,
  wanted: Variant,
  variant: Variant,
  told: Set<string>,
  add: AddStructure,
): void {
  if (variant.crossedTag !== undefined || !variant.text.includes('<')) return;
  const [source, target] = [taggedWords(wanted.text), taggedWords(variant.text)];
  if (
    source
      .map(({ name }) => name)
      .sort()
      .join() !==
    target
      .map(({ name }) => name)
      .sort()
      .join()
  )
    return;
  const [all, allInSource] = [wordsIn(variant.text).length, wordsIn(wanted.text).length];
  const report = (name: string) => {
    if (told.has(`<${name}>`)) return;
    told.add(`<${name}>`);
    const found = `<${name}>`;
    add('tag-words', Math.max(0, text.indexOf(found)), text, { found, branch: branchText(variant.branch) });
  };
  const cut = cutWord.exec(variant.text);
  if (cut && !cutWord.test(wanted.text)) report(cut[1] ?? cut[2] ?? '');
  for (const name of new Set(target.map((each) => each.name))) {
    // Of several tags of one name nobody knows which answers to which: their words count together.
    const inside = target.filter((each) => each.name === name);
    const insideSource = source.filter((each) => each.name === name);
    const [count, countInSource] = [sizeOf(inside), sizeOf(insideSource)];
    const isEmpty =
      inside.filter((each) => each.inside.length === 0).length >
      insideSource.filter((each) => each.inside.length === 0).length;
    const isSwallowing =
      (count === all && countInSource < allInSource) ||
      (count >= countInSource + 3 && count / all - countInSource / allInSource > 0.35);
    const isLeft =
      countInSource > 0 &&
      count < countInSource &&
      (count * 5 <= countInSource || inside.some((each) => isLittle(each) && !insideSource.some(isLittle)));
    if (isEmpty || isSwallowing || isLeft) report(name);
  }
}

/** A tag between two letters; the end of a tag may touch an ending that belongs to no tag (`<b>PDF</b>s`). */
const cutWord = /\p{L}<(\w+)>\p{L}|\p{Ll}<\/(\w+)>\p{L}/u;

const sizeOf = (tags: TaggedWords[]) => tags.reduce((sum, { inside }) => sum + inside.length, 0);

const isLittle = ({ inside }: TaggedWords) =>
  inside.length > 0 && inside.every((word) => little.has(word.toLowerCase()));

function taggedWords(text: string): TaggedWords[] {
  const open: { name: string; from: number }[] = [];
  const tags: TaggedWords[] = [];
  for (const { 0: tag, 1: closing, 2: name = '', 3: selfClosing, index } of text.matchAll(tagPattern)) {
    if (selfClosing === '/') continue;
    if (closing !== '/') {
      open.push({ name, from: index + tag.length });
      continue;
    }
    const start = open.pop();
    if (start !== undefined) tags.push({ name: start.name, inside: wordsIn(text.slice(start.from, index)) });
  }
  return tags;
}
