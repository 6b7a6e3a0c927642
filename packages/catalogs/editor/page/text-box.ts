import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { htmlLang, type Language, languages, ownName } from '#i18n/language.ts';
import type { AskEditor, EditableText, SaveResult, TextFinding, TextKey } from '../editor-messages.ts';
import { make } from './make.ts';

export interface TextBoxOptions {
  words: TextEditorWords;
  /** The language of the page: its field has the focus first. */
  language: Language;
  ask: AskEditor;
  /** Called when the box is closed; with true where it holds words that were not saved. */
  onClose(hasDraft: boolean): void;
}

/** One language of a text in the box. */
interface Side {
  language: Language;
  field: HTMLTextAreaElement;
  text: EditableText;
}

/** How long somebody pauses before what they typed is judged, in milliseconds. */
const pause = 350;

/**
 * The box in which one text is edited, a `dialog` that is not modal: the page beside it stays readable and follows what is
 * saved.
 */
export function createTextBox({ words, language, ask, onClose }: TextBoxOptions) {
  const heading = make('h2', { id: 'heading' });
  const body = make('div');
  // There before its words, or they would not be announced.
  const status = make('p', { role: 'status' });
  const details = make('div');
  const element = make('dialog', { 'aria-labelledby': 'heading' }, heading, body, status, details);
  /** What was typed and not saved, by text and language; it outlives the box. */
  const drafts = new Map<string, string>();
  let sides: Side[] = [];
  let undoable: { language: Language; translation: string }[] = [];
  let current: TextKey | undefined;

  const draftKey = (key: TextKey, each: Language) =>
    JSON.stringify([key.area, key.context, key.english, each]);
  const close = () => {
    if (!element.open) return;
    element.close();
    onClose(sides.some(({ field, text }) => field.value !== shownIn(text, field)));
  };
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });

  function open(keys: readonly TextKey[]): void {
    element.close();
    status.textContent = '';
    details.replaceChildren();
    sides = [];
    const [only, ...more] = keys;
    if (only === undefined) return;
    element.show();
    if (more.length === 0) return void edit(only);
    heading.textContent = words.choose;
    const choices = keys.map((key) => {
      const details = [`${key.area}.po`, key.context].filter((part) => part !== '').join(' · ');
      const choice = make(
        'button',
        { type: 'button' },
        make('span', { lang: 'en' }, key.english),
        ` (${details})`,
      );
      choice.onclick = () => void edit(key);
      return make('li', {}, choice);
    });
    body.replaceChildren(
      make('p', {}, words.chooseLead),
      make('ul', { class: 'choices' }, ...choices),
      closing(),
    );
    body.querySelector('button')?.focus();
  }

  async function edit(key: TextKey): Promise<void> {
    current = key;
    undoable = [];
    heading.textContent = words.heading;
    heading.tabIndex = -1;
    body.replaceChildren();
    say(words.reading);
    // At once, before the server has answered: a key that is pressed now is meant for the box.
    heading.focus();
    const texts = await ask({ ask: 'open', key }).catch(() => undefined);
    if (current !== key || !element.open) return;
    if (texts === undefined) return say(words.unanswered);
    sides = languages.flatMap((each) => sideOf(each, texts[each]) ?? []);
    const undo = make('button', { type: 'button', hidden: '' }, words.undo);
    undo.onclick = () => void putBack(undo);
    const form = make(
      'form',
      {},
      ...sides.map((side) => drawn(side, key)),
      make('div', { class: 'actions' }, make('button', { type: 'submit' }, words.save), undo, closing()),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      void save(undo);
    };
    body.replaceChildren(form);
    details.replaceChildren(about(sides));
    say('');
    if (sides.length === 0) return say(fill(words.gone, { file: `${key.area}.po` }));
    (sides.find((side) => side.language === language) ?? sides[0])?.field.focus();
  }

  const closing = () => {
    const button = make('button', { type: 'button' }, words.close);
    button.onclick = close;
    return button;
  };

  function sideOf(each: Language, text: EditableText | undefined): Side | undefined {
    if (text === undefined) return undefined;
    const id = `words-${each}`;
    const about = `length-${each} findings-${each}`;
    const field = make('textarea', { id, rows: '3', lang: htmlLang[each], 'aria-describedby': about });
    field.dataset.source = `${each === languages[0]}`;
    field.value = drafts.get(draftKey(text, each)) ?? shownIn(text, field);
    return { language: each, field, text };
  }

  function drawn(side: Side, key: TextKey): HTMLElement {
    const { language: each, field, text } = side;
    const length = make('p', { id: `length-${each}`, class: 'length' });
    const findings = make('div', { id: `findings-${each}`, role: 'status', class: 'findings' });
    const count = () => {
      const values = { count: [...field.value].length, limit: text.room };
      length.textContent = fill(text.room === undefined ? words.length : words.lengthLimit, values);
    };
    let timer: number | undefined;
    let asked = 0;
    field.oninput = () => {
      count();
      if (field.value === shownIn(side.text, field)) drafts.delete(draftKey(key, each));
      else drafts.set(draftKey(key, each), field.value);
      clearTimeout(timer);
      timer = window.setTimeout(async () => {
        asked += 1;
        const own = asked;
        const question = { ask: 'judge', key, language: each, translation: field.value } as const;
        const found = await ask(question).catch(() => undefined);
        if (own === asked && found !== undefined) tell(findings, found);
      }, pause);
    };
    count();
    tell(findings, text.findings);
    const fuzzy = text.isFuzzy ? [make('p', {}, fill(words.fuzzy, { english: text.formerEnglish }))] : [];
    if (field.value !== shownIn(text, field)) field.dispatchEvent(new Event('input'));
    return make(
      'div',
      { class: 'side' },
      make('label', { for: field.id, lang: htmlLang[each] }, ownName[each]),
      field,
      length,
      ...fuzzy,
      findings,
    );
  }

  /** What did not change is not said again. */
  function tell(place: HTMLElement, findings: readonly TextFinding[]): void {
    const told = JSON.stringify(findings);
    if (place.dataset.told === told) return;
    place.dataset.told = told;
    const lines = findings.map(({ severity, rule, text, fix }) =>
      make('li', { class: severity }, make('strong', {}, `${words[severity]} (${rule}): `), `${text} ${fix}`),
    );
    place.replaceChildren(lines.length === 0 ? make('p', {}, words.fine) : make('ul', {}, ...lines));
  }

  function about(all: readonly Side[]): HTMLElement {
    const [first] = all;
    const list = (label: string, lines: readonly string[]) => [
      make('dt', {}, label),
      ...(lines.length === 0 ? [words.nothingNoted] : lines).map((line) => make('dd', {}, line)),
    ];
    const comments = all.flatMap(({ text }) => text.comments);
    const places = [
      ...all.map(({ text: { file, line } }) => `${file}:${line}`),
      ...(first?.text.origins ?? []),
    ];
    return make(
      'dl',
      {},
      ...list(words.note, first?.text.notes ?? []),
      ...list(words.comment, [...new Set(comments)]),
      ...list(words.places, places),
    );
  }

  async function save(undo: HTMLElement): Promise<void> {
    const changed = sides.filter(({ field, text }) => field.value !== shownIn(text, field) || text.isFuzzy);
    if (changed.length === 0) return say(words.unchanged);
    const saved: typeof undoable = [];
    const said: string[] = [];
    for (const side of changed) {
      const before = shownIn(side.text, side.field);
      const result = await write(side, side.field.value);
      said.push(result === undefined ? words.unanswered : outcome(result, side.text, words.saved));
      if (result?.saved) saved.push({ language: side.language, translation: before });
    }
    if (saved.length > 0) undoable = saved;
    undo.hidden = undoable.length === 0;
    say(said.join(' '));
  }

  async function putBack(undo: HTMLElement): Promise<void> {
    const said: string[] = [];
    for (const { language: each, translation } of undoable) {
      const side = sides.find((other) => other.language === each);
      if (side === undefined) continue;
      const result = await write(side, translation);
      said.push(result === undefined ? words.unanswered : outcome(result, side.text, words.undone));
      if (!result?.saved) continue;
      side.field.value = translation;
      side.field.dispatchEvent(new Event('input'));
      undoable = undoable.filter((other) => other.language !== each);
    }
    // The button goes with what it can do; the focus must not go with it.
    if (undoable.length === 0) sides.find((side) => side.language === language)?.field.focus();
    undo.hidden = undoable.length === 0;
    say(said.join(' '));
  }

  async function write(side: Side, translation: string): Promise<SaveResult | undefined> {
    const { language: each, text } = side;
    const question = {
      ask: 'save',
      key: keyOf(text),
      language: each,
      translation,
      version: text.version,
    } as const;
    const result = await ask(question).catch(() => undefined);
    // Whoever was told what somebody else has written may decide to write over it.
    if (result?.text !== undefined && (result.saved || result.fault === 'changed')) side.text = result.text;
    if (result?.saved) drafts.delete(draftKey(text, each));
    return result;
  }

  function outcome(result: SaveResult, { file }: EditableText, done: string): string {
    if (result.saved) return fill(done, { file: `${result.text.file}:${result.text.line}` });
    if (result.fault === 'changed')
      return fill(words.changed, { file, text: result.text?.translation ?? '' });
    if (result.fault === 'gone') return fill(words.gone, { file });
    if (result.fault === 'damaged') return fill(words.damaged, { file: result.detail });
    return fill(words[result.fault], { file, reason: result.detail });
  }

  function say(text: string): void {
    // The same words twice would be no change, and not be announced.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text;
    if (text !== '') status.scrollIntoView({ block: 'nearest' });
  }

  return { element, open, close };
}

const keyOf = ({ area, context, english }: EditableText): TextKey => ({ area, context, english });

/** What the field begins with. The English of the source is its own translation. */
function shownIn(text: EditableText, field: HTMLTextAreaElement): string {
  return text.translation || (field.dataset.source === 'true' ? text.english : '');
}
