import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { isReleased, type Language } from '#i18n/language.ts';
import { editorEvents, listAddress } from '../editor-messages.ts';
import { askOver, type HotChannel } from './ask-server.ts';
import { make } from './make.ts';
import { markMissing } from './mark-missing.ts';
import { forget, openMemory, pageMemory, recall, remember, switchMemory } from './memory.ts';
import { rectBeside } from './rect-beside.ts';
import { styles } from './styles.ts';
import { createTextBox, type Undoable } from './text-box.ts';
import { createTextLayer, type EditableSpot } from './text-layer.ts';

/**
 * Brings the switch into a page of `npm run dev`, once React has taken over: an earlier guest would be a fault of the page.
 * @param lang The language of the words, which in a draft is English until it has them all.
 */
export function startTextEditor(
  words: TextEditorWords,
  language: Language,
  hot: HotChannel,
  lang: string,
): void {
  const root = document.documentElement;
  if (root.dataset.hydrated === undefined)
    return void setTimeout(startTextEditor, 50, words, language, hot, lang);
  const ask = askOver(hot);
  const host = make('div', { id: 'edit-texts', translate: 'no', lang });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];

  const toggle = make('button', { type: 'button', 'aria-pressed': 'false' }, words.switch);
  const page = make('button', { type: 'button', hidden: '' }, words.page);
  const said = make('p', { role: 'status', class: 'said' });
  let opened: EditableSpot | undefined;
  const layer = createTextLayer({
    ask,
    nameOf: (text, isHidden) => fill(isHidden ? words.editHidden : words.editText, { text }),
    onOpen(spot) {
      mark(opened, false);
      opened = spot;
      mark(spot, true);
      box.open(spot.keys);
      stand(spot);
    },
  });
  const box = createTextBox({
    words,
    language,
    ask,
    onMoving(undoable) {
      if (undoable === undefined) forget(pageMemory);
      else remember(pageMemory, JSON.stringify(undoable));
    },
    onClose(aboutDrafts) {
      forget(pageMemory);
      mark(opened, false);
      said.textContent = aboutDrafts;
      if (opened) layer.focusOn(opened, toggle);
      else page.focus({ preventScroll: true });
    },
  });
  const all = make('a', { href: listAddress, hidden: '' }, words.listLink);
  // Of a draft the bar says how much is left, and leads there, whether or not somebody edits.
  const left = make('a', { href: `${listAddress}?language=${language}&show=missing`, hidden: '' });
  const bar = make('div', { class: 'bar' }, toggle, page, all, left);
  shadow.append(make('section', { 'aria-label': words.switch }, bar, said, layer.element, box.element));
  document.body.append(host);
  if (!isReleased(language)) {
    markMissing();
    void count();
    hot.on(editorEvents.changed, () => void count());
    // Links inside the site change the page without a new document.
    window.navigation?.addEventListener('navigatesuccess', () => void count());
  }

  async function count(): Promise<void> {
    const counted = await ask({ ask: 'count', path: location.pathname }).catch(() => undefined);
    if (counted === undefined) return;
    const { area, site } = counted;
    left.hidden = false;
    left.textContent = fill(words.missingCount, {
      missing: area.missing,
      count: area.count,
      allMissing: site.missing,
      all: site.count,
    });
  }

  /** Puts the box, of so many pixels at least, where it does not cover its text; in a narrow window it stands below, and the text comes into view. */
  function stand({ button }: Pick<EditableSpot, 'button'>, least = 520): void {
    button.scrollIntoView({ block: 'nearest' });
    if (matchMedia('(max-width: 40rem)').matches) {
      button.scrollIntoView({ block: 'start' });
      return;
    }
    const { width, height } = box.element.getBoundingClientRect();
    // It grows with what the server answers.
    const size = { width, height: Math.max(height, least) };
    const { left, top } = rectBeside(button.getBoundingClientRect(), size, root.clientWidth, innerHeight);
    Object.assign(box.element.style, {
      left: `${left}px`,
      top: `${top}px`,
      maxHeight: `${innerHeight - top - 8}px`,
    });
  }

  /** The text stays marked while its box is open. */
  function mark(spot: EditableSpot | undefined, isOpen: boolean): void {
    if (spot !== undefined) layer.buttonOf(spot)?.toggleAttribute('data-open', isOpen);
  }

  async function turn(isOn: boolean): Promise<void> {
    toggle.setAttribute('aria-pressed', `${isOn}`);
    page.hidden = !isOn;
    all.hidden = !isOn;
    remember(switchMemory, isOn ? 'on' : 'off');
    if (!isOn) {
      box.close();
      layer.stop();
      said.textContent = words.off;
      return;
    }
    try {
      said.textContent = fill(words.on, { count: await layer.start() });
      openAwaited();
    } catch {
      said.textContent = words.unanswered;
    }
  }
  /** Opens the text for which somebody came from the list. */
  function openAwaited(): void {
    const awaited = recall(openMemory);
    forget(openMemory);
    if (awaited !== null) layer.spotOf(JSON.parse(awaited))?.button.click();
  }

  /** Opens what belongs to the page as a whole. */
  function openPage(before?: readonly Undoable[]): void {
    mark(opened, false);
    opened = undefined;
    void box.openPage(before);
    // It has several texts; what it may grow to is known before they are read.
    stand({ button: page }, Math.min(704, innerHeight - 16));
  }
  page.onclick = () => openPage();

  toggle.onclick = () => void turn(toggle.getAttribute('aria-pressed') !== 'true');
  hot.on(editorEvents.changed, layer.forget);
  if (recall(switchMemory) !== 'on') return;
  void turn(true);
  const before = recall(pageMemory);
  forget(pageMemory);
  if (before !== null) openPage(JSON.parse(before));
}
