import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/language.ts';
import { editorEvents } from '../editor-messages.ts';
import { askOver, type HotChannel } from './ask-server.ts';
import { make } from './make.ts';
import { rectBeside } from './rect-beside.ts';
import { styles } from './styles.ts';
import { createTextBox } from './text-box.ts';
import { createTextLayer, type EditableSpot } from './text-layer.ts';

/** Remembers in the tab that editing is on: a new address loads the page anew. */
const memory = 'edit-texts';

/** Brings the switch into a page of `npm run dev`, once React has taken over: an earlier guest would be a fault of the page. */
export function startTextEditor(words: TextEditorWords, language: Language, hot: HotChannel): void {
  const root = document.documentElement;
  if (root.dataset.hydrated === undefined) return void setTimeout(startTextEditor, 50, words, language, hot);
  const ask = askOver(hot);
  const host = make('div', { id: 'edit-texts', translate: 'no' });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];

  const toggle = make('button', { type: 'button', class: 'switch', 'aria-pressed': 'false' }, words.switch);
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
    onClose(hasDraft) {
      mark(opened, false);
      said.textContent = hasDraft ? words.kept : '';
      if (opened) layer.focusOn(opened, toggle);
      else toggle.focus({ preventScroll: true });
    },
  });
  shadow.append(make('section', { 'aria-label': words.switch }, toggle, said, layer.element, box.element));
  document.body.append(host);

  /** Puts the box where it does not cover its text; in a narrow window it stands below, and the text comes into view. */
  function stand({ button }: EditableSpot): void {
    button.scrollIntoView({ block: 'nearest' });
    if (matchMedia('(max-width: 40rem)').matches) {
      button.scrollIntoView({ block: 'start' });
      return;
    }
    const { width, height } = box.element.getBoundingClientRect();
    // It grows with what the server answers.
    const size = { width, height: Math.max(height, 520) };
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
    sessionStorage.setItem(memory, isOn ? 'on' : 'off');
    if (!isOn) {
      box.close();
      layer.stop();
      said.textContent = words.off;
      return;
    }
    try {
      said.textContent = fill(words.on, { count: await layer.start() });
    } catch {
      said.textContent = words.unanswered;
    }
  }
  toggle.onclick = () => void turn(toggle.getAttribute('aria-pressed') !== 'true');
  hot.on(editorEvents.changed, layer.forget);
  if (sessionStorage.getItem(memory) === 'on') void turn(true);
}
