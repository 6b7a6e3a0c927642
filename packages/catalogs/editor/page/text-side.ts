import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { formatLocale, htmlLang, type Language, languages, ownName } from '#i18n/language.ts';
import type {
  AddressMove,
  AskEditor,
  EditableText,
  Judgment,
  LanguageOfText,
  TextKey,
} from '../editor-messages.ts';
import type { DraftStore } from './draft-store.ts';
import { make } from './make.ts';

/** One language of a text in the box. */
export interface Side {
  language: Language;
  field: HTMLTextAreaElement;
  text: EditableText;
  /** The field with its label, its length and what is to be said of it. */
  element: HTMLElement;
  /** Goes on with the text as it is now: whoever typed was told of it, so a draft may take the place of this one. */
  follow(text: EditableText): void;
}

export interface SideOptions {
  words: TextEditorWords;
  /** The language of the words of the box. */
  reader: Language;
  ask: AskEditor;
  /** What was typed and not saved, by `draftKey`; it outlives the box. */
  drafts: DraftStore;
  /** Tells the fields of several texts in one box apart. */
  at: number;
  /** Called when somebody says that they have read the text. */
  onReview(side: Side): void;
}

/** How long somebody pauses before what they typed is judged, in milliseconds. */
const pause = 350;

/** So many addresses are shown at once; a list of all would push the buttons out of the window. */
const fewMoves = 4;

/** Names one language of a text. */
export const draftKey = ({ area, context, english }: TextKey, each: Language): string =>
  JSON.stringify([area, context, english, each]);

/** What a name made by `draftKey` stands for. */
export function readDraftKey(name: string): LanguageOfText | undefined {
  try {
    const [area, context, english, language]: unknown[] = JSON.parse(name);
    const parts = { area, context, english, language };
    if (Object.values(parts).some((part) => typeof part !== 'string')) return undefined;
    return { key: { area, context, english } as TextKey, language: language as string };
  } catch {
    return undefined;
  }
}

/** What the field begins with. The English of the source is its own translation. */
export function shownIn({ text, field }: Pick<Side, 'text' | 'field'>): string {
  return text.translation || (field.dataset.source === 'true' ? text.english : '');
}

/** True while the field holds other words than the file. */
export const isUnsaved = (side: Pick<Side, 'text' | 'field'>): boolean => side.field.value !== shownIn(side);

/** A field for one language of a text; what is typed in it is judged at every pause. */
export function createSide(
  each: Language,
  text: EditableText,
  { words, reader, ask, drafts, at, onReview }: SideOptions,
): Side {
  const name = `${each}-${at}`;
  const field = make('textarea', {
    id: `words-${name}`,
    rows: text.context === 'slug' ? '1' : '3',
    lang: htmlLang[each],
    'aria-describedby': `length-${name} findings-${name}`,
  });
  field.dataset.source = `${each === languages[0]}`;
  const key: TextKey = { area: text.area, context: text.context, english: text.english };
  const draftName = draftKey(key, each);
  const length = make('p', { id: `length-${name}`, class: 'length' });
  const findings = make('div', { id: `findings-${name}`, role: 'status', class: 'findings' });
  const fuzzy = text.isFuzzy ? [make('p', {}, fill(words.fuzzy, { english: text.formerEnglish }))] : [];
  const state = make('p', { id: `state-${name}` });
  const review = make(
    'button',
    { type: 'button', 'aria-label': fill(words.reviewOf, { language: ownName[each] }) },
    words.review,
  );
  const element = make(
    'div',
    { class: 'side' },
    make('label', { for: field.id, lang: htmlLang[each] }, ownName[each]),
    field,
    length,
    ...fuzzy,
    findings,
    make('div', { class: 'state' }, state, review),
  );
  const side: Side = {
    language: each,
    field,
    text,
    element,
    follow(now) {
      const draft = drafts.find(draftName);
      side.text = now;
      drafts.remove(draftName);
      if (draft !== undefined) keep();
      showState();
    },
  };
  const showState = () => {
    state.textContent = stateWords(side.text, reader, words);
  };
  // Begun over one version, a draft does not take the place of a later one that nobody here has seen.
  const keep = () => {
    const { version } = drafts.find(draftName) ?? side.text;
    if (isUnsaved(side)) drafts.keep(draftName, { words: field.value, version });
    else drafts.remove(draftName);
  };
  review.onclick = () => onReview(side);
  showState();
  const draft = drafts.find(draftName);
  field.value = draft?.words ?? shownIn(side);
  const count = () => {
    const values = { count: [...field.value].length, limit: side.text.room };
    length.textContent = fill(side.text.room === undefined ? words.length : words.lengthLimit, values);
  };
  let timer: number | undefined;
  let asked = 0;
  field.oninput = () => {
    count();
    keep();
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      asked += 1;
      const own = asked;
      const question = { ask: 'judge', key, language: each, translation: field.value } as const;
      const judgment = await ask(question).catch(() => undefined);
      if (own === asked && judgment !== undefined) tell(findings, judgment, words);
    }, pause);
  };
  count();
  tell(findings, { findings: text.findings, moves: [] }, words);
  // It is judged; one that somebody else has saved meanwhile is none any more.
  if (draft !== undefined) field.dispatchEvent(new Event('input'));
  return side;
}

/** How far a text is, in one or two sentences. */
export function stateWords(
  { state }: Pick<EditableText, 'state'>,
  reader: Language,
  words: TextEditorWords,
): string {
  const { stage, review, release } = state;
  const day = (on: string) =>
    // A day without an hour is a day of UTC; told in another zone it would be the one before.
    new Intl.DateTimeFormat(formatLocale[reader], { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(on),
    );
  const first = review
    ? fill(review.holds ? words.reviewed : words.reviewLapsed, { name: review.by, date: day(review.on) })
    : {
        missing: words.missing,
        fuzzy: words.fuzzyState,
        translated: words.translated,
        reviewed: words.translated,
      }[stage];
  if (release === undefined) return first;
  const second = fill(release.holds ? words.released : words.changedSince, { date: day(release.on) });
  return `${first} ${second}`;
}

/** What did not change is not said again. */
function tell(place: HTMLElement, judgment: Judgment, words: TextEditorWords): void {
  const told = JSON.stringify(judgment);
  if (place.dataset.told === told) return;
  place.dataset.told = told;
  const { findings, moves } = judgment;
  const lines = findings.map(({ severity, rule, text, fix }) =>
    make('li', { class: severity }, make('strong', {}, `${words[severity]} (${rule}): `), `${text} ${fix}`),
  );
  place.replaceChildren(
    lines.length === 0 ? make('p', {}, words.fine) : make('ul', {}, ...lines),
    ...(moves.length === 0 ? [] : [moveList(fill(words.moves, { count: moves.length }), moves, words)]),
  );
}

/** Addresses with what they become. More than a few are folded away below their number. */
export function moveList(title: string, moves: readonly AddressMove[], words: TextEditorWords): HTMLElement {
  const lines = moves.map(({ language, from, to }) =>
    make('li', {}, `${ownName[language]}: ${fill(words.move, { from, to })}`),
  );
  return make(
    'details',
    { class: 'moves', ...(moves.length <= fewMoves && { open: '' }) },
    make('summary', {}, title),
    make('ul', {}, ...lines),
  );
}
