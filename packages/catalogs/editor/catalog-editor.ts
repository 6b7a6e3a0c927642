import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isReleased, type Language } from '#i18n/language.ts';
import type { PoEntry } from '#i18n/po/po.ts';
import { type Catalog, catalogPath, projectFolder, readCatalog, readCatalogs } from '../catalog-files.ts';
import { checkCatalogs } from '../catalog-rules.ts';
import { beginCatalog, readCatalogOrTemplate } from '../draft-catalogs.ts';
import type { Finding } from '../finding.ts';
import { maximumLength, sourceLanguage } from '../message-rules.ts';
import { poString, previousStrings } from '../po-writer.ts';
import { findingAsData } from '../report.ts';
import { readSpellers, type Spellers } from '../spelling/speller.ts';
import { vocabularyOf } from '../spelling/vocabulary.ts';
import { isStateComment, reviewLines, stateOf, withReview } from '../text-states.ts';
import { readGlossary, termsIn } from '../warnings/glossary.ts';
import { addressFindings, isSlug } from './addresses.ts';
import type { EditableText, SaveResult, TextFinding, TextKey } from './editor-messages.ts';
import { pagesOf } from './list-texts.ts';
import { writeWhole } from './write-whole.ts';

/** Reads, judges and writes the texts of one language, one entry at a time. */
export interface CatalogEditor {
  /** A text as it stands on the disk now, or undefined where the catalog has none such. */
  read(key: TextKey): EditableText | undefined;
  /** True of a text that the catalog does not have. One that cannot be read just now may have it. */
  lacks(key: TextKey): boolean;
  /** What the rules say of words that are not saved yet. */
  judge(key: TextKey, translation: string): TextFinding[];
  /** Writes one entry, unless it is no longer as it was when it was read. */
  save(key: TextKey, translation: string, version: string): SaveResult;
  /** Writes beside an entry who has read it, unless it is no longer as it was when it was read. */
  review(key: TextKey, review: { by: string; on: string }, version: string): SaveResult;
}

/**
 * The editor of a language's catalogs. It keeps nothing between two calls but the dictionaries: a catalog is read anew
 * each time, so that what somebody saves with another program counts at once.
 * @param readWords Reads the dictionaries, once and when they are first needed: they take a second or two.
 * @param reader The language in which findings are told: that of the page, also about the other language's words.
 */
export function createCatalogEditor(
  language: Language,
  folder = projectFolder,
  readWords: () => Spellers = () => readSpellers(folder, vocabularyOf(readCatalogs(language, folder))),
  reader = language,
): CatalogEditor {
  let spellers: Spellers | undefined;
  const knowledge = () => {
    spellers ??= readWords();
    return { spellers, glossary: readGlossary(folder).glossary };
  };
  const findingsOf = (catalog: Catalog, entry: PoEntry): Finding[] => {
    const own = { ...catalog, po: { ...catalog.po, entries: [entry] } };
    const isAddress = isSlug({
      area: catalog.area,
      context: entry.context?.text ?? '',
      english: entry.id.text,
    });
    return [
      ...checkCatalogs([own], knowledge()).findings,
      ...(isAddress ? addressFindings(catalog, entry, folder) : []),
    ];
  };
  const told = (findings: readonly Finding[]): TextFinding[] =>
    findings.map((finding) => {
      const { severity, rule, text, fix } = findingAsData(finding, reader);
      return { severity, rule, text, fix };
    });

  const editable = (catalog: Catalog, entry: PoEntry): EditableText => {
    const [translation] = entry.translations;
    const { glossary } = readGlossary(folder);
    const room = maximumLength(entry);
    return {
      area: catalog.area,
      context: entry.context?.text ?? '',
      english: entry.id.text,
      file: catalog.path,
      line: translation?.line ?? entry.id.line,
      englishShown: shownEnglish(catalog.area, entry, folder),
      translation: translation?.text ?? '',
      notes: entry.notes.map(({ text }) => text),
      comments: entry.translatorComments.filter((each) => !isStateComment(each)).map(({ text }) => text),
      state: stateOf(entry, language),
      origins: entry.origins.map(({ text }) => text),
      pages: pagesOf(catalog.area, entry, language, folder),
      isFuzzy: entry.flags.some(({ text }) => text === 'fuzzy'),
      formerEnglish: formerEnglish(entry),
      // The glossary is English and Spanish; to a third language its Spanish says nothing.
      glossary: termsIn(entry.id.text, glossary).flatMap(({ english, spanish }) =>
        isReleased(language) ? { english: english.text, spanish } : [],
      ),
      ...(room !== undefined && { room }),
      findings: told(findingsOf(catalog, entry)),
      version: versionOf(entry),
    };
  };

  return {
    read(key) {
      const catalog = readCatalogOrTemplate(language, key.area, folder);
      const entry = catalog && entryOf(catalog.po.entries, key);
      return catalog && entry && editable(catalog, entry);
    },
    lacks(key) {
      const catalog = readCatalogOrTemplate(language, key.area, folder);
      return catalog === undefined || (!damageOf(catalog) && !entryOf(catalog.po.entries, key));
    },
    judge(key, translation) {
      const catalog = readCatalogOrTemplate(language, key.area, folder);
      const entry = catalog && entryOf(catalog.po.entries, key);
      return catalog && entry ? told(findingsOf(catalog, saying(entry, translation))) : [];
    },
    save(key, translation, version) {
      return change(key, version, {
        said: (entry) => saying(entry, translation),
        written: (source, entry) => withTranslation(source, entry, translation),
      });
    },
    review(key, review, version) {
      return change(key, version, {
        said: (entry) => entry,
        written: (source, entry) => withReview(source, entry, review),
      });
    },
  };

  /** Writes one entry, if it is as it was read and what it will say breaks no page. */
  function change(key: TextKey, version: string, { said, written }: EntryChange): SaveResult {
    const catalog = readCatalogOrTemplate(language, key.area, folder);
    if (catalog === undefined) return { saved: false, fault: 'gone', detail: key.area, text: undefined };
    const damage = damageOf(catalog);
    if (damage !== undefined) {
      const detail = `${catalog.path}:${damage.line}:${damage.column}`;
      return { saved: false, fault: 'damaged', detail, text: undefined };
    }
    const entry = entryOf(catalog.po.entries, key);
    if (entry === undefined) return { saved: false, fault: 'gone', detail: catalog.path, text: undefined };
    const failed = (fault: 'changed' | 'refused' | 'unwritable', detail: string): SaveResult => ({
      saved: false,
      fault,
      detail,
      text: editable(catalog, entry),
    });
    if (versionOf(entry) !== version) return failed('changed', `${catalog.path}:${entry.id.line}`);
    // What was wrong with the entry before, its note for example, is not for whoever mends its words.
    const before = new Set(findingsOf(catalog, entry).map(({ rule }) => rule));
    const broken = told(findingsOf(catalog, said(entry))).filter(
      ({ severity, rule }) =>
        severity === 'error' && !(before.has(rule as Finding['rule']) && /^(no-|.*-number$)/.test(rule)),
    );
    if (broken.length > 0) return failed('refused', broken.map(({ text }) => text).join(' '));
    const file = folder + catalogPath(language, key.area);
    try {
      beginCatalog(language, key.area, folder);
      writeWhole(file, written(readFileSync(file, 'utf8'), entry));
    } catch (error) {
      return failed('unwritable', (error as Error).message);
    }
    const after = readCatalog(language, key.area, folder);
    const now = after && entryOf(after.po.entries, key);
    if (!after || !now) return { saved: false, fault: 'gone', detail: catalog.path, text: undefined };
    return { saved: true, text: editable(after, now) };
  }
}

/** What becomes of an entry: as the rules judge it, and as its file says it. */
interface EntryChange {
  said(entry: PoEntry): PoEntry;
  written(source: string, entry: PoEntry): string;
}

/**
 * The text of a catalog with one entry saying something else. Every other line stays as it is, to its line break. Who
 * writes a translation has compared it with the English of today: the mark fuzzy and the former English go, and so does
 * the name of whoever reviewed the words before.
 */
export function withTranslation(source: string, entry: PoEntry, translation: string): string {
  const [first] = entry.translations;
  if (first === undefined) return source;
  const lines = source.split(/(?<=\r\n|\n|\r(?!\n))/);
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const dropped = new Set([...entry.previous.map(({ line }) => line), ...reviewLines(entry)]);
  const flagLines = new Map<number, string[]>();
  for (const { text, line } of entry.flags) {
    flagLines.set(line, [...(flagLines.get(line) ?? []), ...(text === 'fuzzy' ? [] : [text])]);
  }
  const keyword = entry.plural ? 'msgstr[0]' : 'msgstr';
  return lines
    .flatMap((line, index) => {
      const number = index + 1;
      if (number === first.line) {
        // The last line of a file may have no line break.
        const isLast = first.endLine > lines.length && !/[\r\n]$/.test(lines.at(-1) ?? '');
        return [poString(keyword, translation).join(newline) + (isLast ? '' : newline)];
      }
      if ((number > first.line && number < first.endLine) || dropped.has(number)) return [];
      const flags = flagLines.get(number);
      if (flags === undefined || !/\bfuzzy\b/.test(line)) return [line];
      return flags.length === 0 ? [] : [`#, ${flags.join(', ')}${newline}`];
    })
    .join('');
}

/** The entry as it would be with other words. */
function saying(entry: PoEntry, translation: string): PoEntry {
  const [first] = entry.translations;
  if (first === undefined) return entry;
  const segments = [{ line: first.line, column: first.column, raw: translation }];
  return {
    ...entry,
    flags: entry.flags.filter(({ text }) => text !== 'fuzzy'),
    previous: [],
    translations: [{ ...first, text: translation, segments }, ...entry.translations.slice(1)],
  };
}

function damageOf({ po }: Catalog): Catalog['po']['faults'][number] | undefined {
  return po.faults.find(({ code }) => code !== 'byte-order-mark');
}

function entryOf(entries: readonly PoEntry[], { context, english }: TextKey): PoEntry | undefined {
  return entries.find(
    (entry) => !entry.obsolete && entry.id.text === english && (entry.context?.text ?? '') === context,
  );
}

/** Two readings of an entry have one version exactly when a save of the one loses nothing of the other. */
function versionOf({ translations, flags, previous }: PoEntry): string {
  const said = [translations, flags, previous].map((list) => list.map(({ text }) => text));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

function formerEnglish({ previous }: PoEntry): string {
  return previousStrings(previous)
    .filter(({ keyword }) => keyword === 'msgid' || keyword === '')
    .map(({ raw }) => raw)
    .join('');
}

/** English readers see the entry of the English catalog, where an editor may have changed the sentence. */
function shownEnglish(area: string, entry: PoEntry, folder: string): string {
  const key = { area, context: entry.context?.text ?? '', english: entry.id.text };
  const source = readCatalog(sourceLanguage, area, folder);
  return (source && entryOf(source.po.entries, key)?.translations[0]?.text) || entry.id.text;
}
