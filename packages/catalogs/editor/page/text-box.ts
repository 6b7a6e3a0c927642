import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { isReleased, type Language, languages } from '#i18n/language.ts';
import type {
  AddressMove,
  AskEditor,
  EditableText,
  FormerSlug,
  SaveResult,
  TextKey,
} from '../editor-messages.ts';
import { createDraftStore } from './draft-store.ts';
import { make } from './make.ts';
import { recall, remember } from './memory.ts';
import { aboutText } from './text-facts.ts';
import { createSide, draftKey, isUnsaved, moveList, type Side, shownIn } from './text-side.ts';

export interface TextBoxOptions {
  words: TextEditorWords;
  /** The language of the page: its field has the focus first. */
  language: Language;
  /** The language that is being edited, where it is not that of the page. */
  edited?: () => Language;
  ask: AskEditor;
  /** Called when the box is closed, with what is to be said of words in it that were not saved: nothing where all are. */
  onClose(aboutDrafts: string): void;
  /**
   * Called before part of an address is saved, with what would put it back: the page is about to load itself anew. Called
   * with nothing when it is not.
   */
  onMoving(undoable: readonly Undoable[] | undefined): void;
}

/** Remembers on this device who reviews. */
const reviewerMemory = 'edit-texts-reviewer';

/** What a save has replaced. */
export interface Undoable {
  key: TextKey;
  language: Language;
  translation: string;
}

/** A text of the box, under a name of its own where the box has several. */
interface NamedText {
  key: TextKey;
  legend?: string;
}

/**
 * The box in which texts are edited, a `dialog` that is not modal: the page beside it stays readable and follows what is
 * saved.
 */
export function createTextBox({ words, language, edited, ask, onClose, onMoving }: TextBoxOptions) {
  const heading = make('h2', { id: 'heading' });
  const body = make('div');
  // There before its words, or they would not be announced.
  const status = make('p', { role: 'status' });
  const details = make('div');
  const element = make('dialog', { 'aria-labelledby': 'heading' }, heading, body, status, details);
  const drafts = createDraftStore();
  const reviewer = make('input', { id: 'reviewer', autocomplete: 'name' });
  reviewer.value = recall(reviewerMemory, () => localStorage) ?? '';
  const discard = make('button', { type: 'button', hidden: '' }, words.discard);
  discard.onclick = () => {
    const unsaved = sides.filter(isUnsaved);
    // The button goes with what it has done; the focus must not go with it.
    unsaved[0]?.field.focus();
    for (const side of unsaved) fillIn(side, shownIn(side));
    say('');
  };
  body.addEventListener('input', showDiscard);
  let sides: Side[] = [];
  let undoable: Undoable[] = [];
  /** Counts what was opened, so that an answer to what was closed meanwhile is not shown. */
  let turn = 0;

  const close = () => {
    if (!element.open) return;
    element.close();
    const unsaved = sides.filter(isUnsaved);
    const isInTab = unsaved.every(({ text, language: each }) => drafts.outlivesPage(draftKey(text, each)));
    onClose(unsaved.length === 0 ? '' : isInTab ? words.keptInTab : words.kept);
  };
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });

  function begin(title: string): number {
    element.close();
    status.textContent = '';
    details.replaceChildren();
    body.replaceChildren();
    sides = [];
    undoable = [];
    heading.textContent = title;
    heading.tabIndex = -1;
    element.show();
    turn += 1;
    return turn;
  }

  /** Opens a text; where it may be one of several, their list. */
  function open(keys: readonly TextKey[]): void {
    const [only, ...more] = keys;
    if (only === undefined) return;
    if (more.length === 0) return void edit([{ key: only }], begin(words.heading));
    begin(words.choose);
    const choices = keys.map((key) => {
      const facts = [`${key.area}.po`, key.context].filter((part) => part !== '').join(' · ');
      const choice = make(
        'button',
        { type: 'button' },
        make('span', { lang: 'en' }, key.english),
        ` (${facts})`,
      );
      choice.onclick = () => void edit([{ key }], begin(words.heading));
      return make('li', {}, choice);
    });
    body.replaceChildren(
      make('p', {}, words.chooseLead),
      make('ul', { class: 'choices' }, ...choices),
      closing(),
    );
    body.querySelector('button')?.focus();
  }

  /**
   * Opens the title, the description and the address of the page.
   * @param before What the last save replaced, where the page has loaded itself anew because of it.
   */
  async function openPage(before?: readonly Undoable[]): Promise<void> {
    const own = begin(words.pageHeading);
    say(words.reading);
    heading.focus();
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const question = { ask: 'page', path: location.pathname, title: document.title, description } as const;
    const page = await ask(question).catch(() => undefined);
    if (own !== turn || !element.open) return;
    if (page === undefined) return say(words.unanswered);
    const named = [
      ...page.title.map((key) => ({ key, legend: words.title })),
      ...page.address.map((key) => ({ key, legend: fill(words.address, { text: key.english }) })),
      ...page.description.map((key) => ({ key, legend: words.description })),
    ];
    if (named.length === 0) {
      body.replaceChildren(closing());
      say(words.noPage);
    } else await edit(named, own, before);
    if (own === turn) details.prepend(...toAccept(page.moved), ...toRestore(page.former));
  }

  async function edit(texts: readonly NamedText[], own: number, before?: readonly Undoable[]): Promise<void> {
    say(words.reading);
    // At once, before the server has answered: a key that is pressed now is meant for the box.
    heading.focus();
    const read = await Promise.all(
      texts.map(async ({ key }) => await ask({ ask: 'open', key }).catch(() => undefined)),
    );
    if (own !== turn || !element.open) return;
    if (read.includes(undefined)) return say(words.unanswered);
    const groups = texts.map(({ key, legend }, at) => {
      const known = shownWith(edited?.() ?? language).flatMap((each) => {
        const text = read[at]?.[each];
        return text === undefined
          ? []
          : [createSide(each, text, { words, reader: language, ask, drafts, at, onReview })];
      });
      return { key, legend, known };
    });
    sides = groups.flatMap(({ known }) => known);
    undoable = [...(before ?? [])];
    const undo = make('button', { type: 'button', hidden: '' }, words.undo);
    undo.hidden = undoable.length === 0;
    undo.onclick = () => void putBack(undo);
    const form = make(
      'form',
      {},
      ...groups.flatMap(({ legend, known }) => {
        const fields = known.map((side) => side.element);
        if (legend === undefined) return fields;
        return make('fieldset', {}, make('legend', {}, legend), ...fields, aboutText(known, words, true));
      }),
      make('div', { class: 'reviewer' }, make('label', { for: 'reviewer' }, words.reviewer), reviewer),
      make(
        'div',
        { class: 'actions' },
        make('button', { type: 'submit' }, words.save),
        undo,
        discard,
        closing(),
      ),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      void save(undo);
    };
    body.replaceChildren(form);
    const [alone, ...others] = groups;
    if (alone && others.length === 0 && alone.legend === undefined)
      details.replaceChildren(aboutText(alone.known, words, false));
    showDiscard();
    const told = [...(before ? [words.savedAddress] : []), ...(sides.some(isUnsaved) ? [words.unsaved] : [])];
    say(told.join(' '));
    if (sides.length === 0) return say(fill(words.gone, { file: `${texts[0]?.key.area}.po` }));
    firstField()?.focus();
  }

  /** Whoever came back after an address has moved is where they were: at that word. */
  function firstField(): HTMLTextAreaElement | undefined {
    const [last] = undoable;
    const moved =
      last &&
      sides.find(({ text, language: each }) => draftKey(text, each) === draftKey(last.key, last.language));
    return (moved ?? sides.find((side) => side.language === language) ?? sides[0])?.field;
  }

  function showDiscard(): void {
    discard.hidden = !sides.some(isUnsaved);
  }

  const closing = () => {
    const button = make('button', { type: 'button' }, words.close);
    button.onclick = close;
    return button;
  };

  function toAccept(moved: readonly AddressMove[]): HTMLElement[] {
    if (moved.length === 0) return [];
    const accept = make('button', { type: 'button' }, words.accept);
    const part = make(
      'div',
      { class: 'accept' },
      moveList(fill(words.moved, { count: moved.length }), moved, words),
      make('p', {}, words.movedLead),
      accept,
    );
    accept.onclick = async () => {
      const result = await ask({ ask: 'accept' }).catch(() => undefined);
      if (result === undefined) return say(words.unanswered);
      const { file } = result;
      if (!result.accepted) return say(fill(words[result.fault], { file, reason: result.detail }));
      // The button goes with what it has done; the focus must not go with it.
      heading.focus();
      part.remove();
      say(fill(words.accepted, { file }));
    };
    return [part];
  }

  /** Puts an address back that was accepted some time ago; what was accepted a moment ago, the button to undo puts back. */
  function toRestore(former: readonly FormerSlug[]): HTMLElement[] {
    return former.flatMap(({ key, language: each, slug, path }) => {
      const side = sides.find(({ text, language: own }) => draftKey(text, own) === draftKey(key, each));
      if (side === undefined) return [];
      const restore = make('button', { type: 'button' }, fill(words.restore, { to: path }));
      const part = make('div', { class: 'accept' }, restore, make('p', {}, words.restoreLead));
      restore.onclick = async () => {
        onMoving([{ key, language: each, translation: shownIn(side) }]);
        const result = await write(side, slug, 'restore');
        say(result === undefined ? words.unanswered : outcome(result, side.text, words.undone));
        if (!result?.saved) return onMoving(undefined);
        fillIn(side, slug);
        // The button goes with what it has done; the focus must not go with it.
        side.field.focus();
        part.remove();
      };
      return [part];
    });
  }

  async function save(undo: HTMLElement): Promise<void> {
    const changed = sides.filter((side) => isUnsaved(side) || side.text.isFuzzy);
    if (changed.length === 0) return say(words.unchanged);
    const saved: Undoable[] = [];
    const said: string[] = [];
    // Addresses last: with the first of them the page begins to load itself anew.
    for (const side of changed.toSorted((a, b) => Number(isAddress(a.text)) - Number(isAddress(b.text)))) {
      const before = { key: keyOf(side.text), language: side.language, translation: shownIn(side) };
      if (isAddress(side.text)) onMoving([before, ...saved]);
      const result = await write(side, side.field.value);
      said.push(result === undefined ? words.unanswered : outcome(result, side.text, words.saved));
      if (result?.saved) saved.unshift(before);
      else if (isAddress(side.text)) onMoving(saved.some(({ key }) => isAddress(key)) ? saved : undefined);
    }
    if (saved.length > 0) undoable = saved;
    undo.hidden = undoable.length === 0;
    say(said.join(' '));
  }

  async function putBack(undo: HTMLElement): Promise<void> {
    const said: string[] = [];
    for (const one of undoable) {
      const { key, language: each, translation } = one;
      const side = sides.find(({ text, language: own }) => draftKey(text, own) === draftKey(key, each));
      if (side === undefined) continue;
      if (isAddress(key)) onMoving(undoable.filter((other) => other !== one));
      const result = await write(side, translation, isAddress(key) ? 'restore' : 'save');
      said.push(result === undefined ? words.unanswered : outcome(result, side.text, words.undone));
      if (!result?.saved) continue;
      fillIn(side, translation);
      undoable = undoable.filter((other) => other !== one);
    }
    // The button goes with what it can do; the focus must not go with it.
    if (undoable.length === 0) firstField()?.focus();
    undo.hidden = undoable.length === 0;
    say(said.join(' '));
  }

  /** Writes the reader's name beside what is saved: nobody vouches for words that stand in the box alone. */
  async function onReview(side: Side): Promise<void> {
    const by = reviewer.value.trim();
    if (by === '') {
      reviewer.focus();
      return say(words.reviewerMissing);
    }
    if (isUnsaved(side)) return say(words.reviewUnsaved);
    remember(reviewerMemory, by, () => localStorage);
    const { text, language: each } = side;
    const question = { ask: 'review', key: keyOf(text), language: each, by, version: text.version } as const;
    const result = await ask(question).catch(() => undefined);
    if (result === undefined) return say(words.unanswered);
    if (result.text !== undefined && (result.saved || result.fault === 'changed')) side.follow(result.text);
    say(outcome(result, text, words.reviewSaved));
  }

  /** @param how Whether an address is put back that may have been accepted meanwhile. */
  async function write(
    side: Side,
    translation: string,
    how: 'save' | 'restore' = 'save',
  ): Promise<SaveResult | undefined> {
    const { language: each, text } = side;
    const question = {
      ask: how,
      key: keyOf(text),
      language: each,
      translation,
      version: drafts.find(draftKey(text, each))?.version ?? text.version,
    } as const;
    const result = await ask(question).catch(() => undefined);
    // Whoever was told what somebody else has written may decide to write over it.
    if (result?.text !== undefined && (result.saved || result.fault === 'changed')) side.follow(result.text);
    showDiscard();
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

  return { element, open, openPage, close };
}

/** A draft stands beside English alone; without it, the box is what it is on a site without drafts. */
function shownWith(edited: Language): readonly Language[] {
  if (isReleased(edited)) return languages.filter(isReleased);
  return languages.filter((each) => each === languages[0] || each === edited);
}

const keyOf = ({ area, context, english }: EditableText): TextKey => ({ area, context, english });

/** Puts words into a field as somebody would who types them. */
function fillIn({ field }: Side, translation: string): void {
  field.value = translation;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isAddress = ({ area, context }: TextKey): boolean => area === 'routes' && context === 'slug';
