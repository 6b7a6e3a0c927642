import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { htmlLang, type Language, languages, ownName } from '#i18n/language.ts';
import { type ListedText, type ListQuestion, lettersAddress, shownStates } from '../editor-messages.ts';
import { askOver, type HotChannel } from './ask-server.ts';
import { createLostDrafts } from './lost-drafts.ts';
import { make } from './make.ts';
import { openMemory, remember, switchMemory } from './memory.ts';
import { listStyles, styles } from './styles.ts';
import { createTextBox } from './text-box.ts';
import { stateWords } from './text-side.ts';

/** So many texts are drawn at once; with all of them a browser would be busy for a while. */
const portion = 40;

/** Takes the pictures. */
const locateCommand = 'npm run i18n:locate -- --shots';

/** How much of a page a picture shows around its text, in pixels. */
const around = { left: 120, top: 90, width: 560, height: 240 };

/**
 * Draws the list of texts into its page of `npm run dev`: what is left to do, each with its picture, and the same box.
 * @param lang The language of the words, which in a draft is English until it has them all.
 */
export function startTextList(
  words: TextEditorWords,
  language: Language,
  hot: HotChannel,
  lang: string,
): void {
  const ask = askOver(hot);
  const host = make('div', { id: 'edit-texts', translate: 'no', lang });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + listStyles);
  shadow.adoptedStyleSheets = [sheet];

  const given = new URLSearchParams(location.search);
  const choice = (name: string, label: string, options: readonly [value: string, text: string][]) => {
    const select = make('select', { id: name, name });
    select.append(...options.map(([value, text]) => make('option', { value }, text)));
    const known = given.get(name);
    if (options.some(([value]) => value === known)) select.value = known ?? '';
    return { select, field: make('p', {}, make('label', { for: name }, label), select) };
  };
  const ofLanguage = choice(
    'language',
    words.listLanguage,
    languages.map((each) => [each, ownName[each]]),
  );
  if (!given.has('language')) ofLanguage.select.value = language;
  const ofState = choice('show', words.listShow, [
    ['open', words.listOpen],
    ['missing', words.listMissing],
    ['fuzzy', words.listFuzzy],
    ['translated', words.listTranslated],
    ['reviewed', words.listReviewed],
    ['changed', words.listChanged],
    ['all', words.listAll],
  ]);
  const sought = make('input', { id: 'words', name: 'words', type: 'search' });
  sought.value = given.get('words') ?? '';
  const form = make(
    'form',
    { role: 'search', class: 'filters' },
    ofLanguage.field,
    ofState.field,
    make('p', {}, make('label', { for: 'words' }, words.listWords), sought),
    make('p', {}, make('button', { type: 'submit' }, words.listSubmit)),
  );
  // There before its words, or they would not be announced.
  const status = make('p', { role: 'status' });
  const list = make('ol', { class: 'texts' });
  const more = make('button', { type: 'button', hidden: '' }, words.listMore);
  const listed = () => languages.find((each) => each === ofLanguage.select.value) ?? language;
  const heading = make('h1', { tabindex: '-1' }, words.listHeading);
  const lost = createLostDrafts({ words, ask, goOn: heading });
  let opener: HTMLElement | undefined;
  const box = createTextBox({
    words,
    language,
    edited: listed,
    ask,
    onMoving: () => undefined,
    onClose(aboutDrafts) {
      void lost.show();
      // A text that was saved may have left the list, and its button with it.
      const name = opener?.getAttribute('aria-label');
      const again = [...list.querySelectorAll('button')].find(
        (each) => each.getAttribute('aria-label') === name,
      );
      void show(drawn, again === undefined).then(() => {
        const same = [...list.querySelectorAll('button')].find(
          (each) => each.getAttribute('aria-label') === name,
        );
        (same ?? heading).focus();
        if (aboutDrafts !== '') status.textContent = aboutDrafts;
      });
    },
  });
  const main = make(
    'main',
    {},
    heading,
    make('p', {}, words.listLead),
    make('p', {}, make('a', { href: lettersAddress, class: 'visit' }, words.lettersLink)),
    lost.element,
    form,
    status,
    list,
    more,
    box.element,
  );
  shadow.append(main);
  document.body.append(host);

  let drawn = portion;
  let asked = 0;
  async function show(most: number, isTold = true): Promise<void> {
    asked += 1;
    const own = asked;
    const question: ListQuestion = {
      ask: 'list',
      language: listed(),
      show: shownStates.find((each) => each === ofState.select.value) ?? 'open',
      words: sought.value,
      most,
    };
    const { ask: _, most: __, ...kept } = question;
    history.replaceState(null, '', `?${new URLSearchParams(kept)}`);
    const found = await ask(question).catch(() => undefined);
    if (own !== asked) return;
    if (found === undefined) {
      status.textContent = words.unanswered;
      return;
    }
    drawn = most;
    list.replaceChildren(...found.texts.map((text) => itemOf(text, question.language)));
    more.hidden = found.count <= found.texts.length;
    const counts = fill(words.listCount, { count: found.count, shown: found.texts.length });
    const pictures = found.hasPlaces ? '' : ` ${fill(words.listNoPictures, { command: locateCommand })}`;
    if (isTold) status.textContent = counts + pictures;
  }

  function itemOf(text: ListedText, of: Language): HTMLElement {
    const { english, translation, file, line, place, context } = text;
    const shown = translation || english;
    const lang = htmlLang[translation ? of : (languages[0] ?? of)];
    const edit = make('button', { type: 'button' }, words.listEdit);
    edit.setAttribute('aria-label', fill(words.editText, { text: shown }));
    edit.onclick = () => {
      opener = edit;
      box.open([text]);
    };
    const visit =
      place && make('a', { href: place.path, class: 'visit' }, fill(words.listVisit, { page: place.page }));
    // The page opens with editing on, and with this text in the box.
    visit?.addEventListener('click', () => {
      remember(switchMemory, 'on');
      remember(openMemory, JSON.stringify({ area: text.area, context, english }));
    });
    return make(
      'li',
      {},
      make('h2', { lang }, shown),
      ...(translation && translation !== english
        ? [make('p', { lang: htmlLang[languages[0] ?? of], class: 'english' }, english)]
        : []),
      make(
        'p',
        { class: 'facts' },
        `${stateWords(text, language, words)} `,
        make('span', {}, `${file}:${line}`),
      ),
      ...(place?.picture
        ? [pictureOf(place.picture, fill(words.listPicture, { text: shown, page: place.page }))]
        : []),
      make('div', { class: 'actions' }, edit, ...(visit ? [visit] : [])),
    );
  }

  form.onsubmit = (event) => {
    event.preventDefault();
    void show(portion);
  };
  more.onclick = async () => {
    const before = list.childElementCount;
    await show(drawn + portion);
    // The next text, and not the end of the list, is where reading goes on.
    list.children[before]?.querySelector('button')?.focus();
  };
  void show(portion);
  void lost.show();
}

/** The part of a page's picture around a text, which stands in a frame there. */
function pictureOf(
  { address, left, top, width, height }: NonNullable<NonNullable<ListedText['place']>['picture']>,
  name: string,
): HTMLElement {
  const [x, y] = [Math.max(0, left - around.left), Math.max(0, top - around.top)];
  const picture = make('div', { class: 'picture', role: 'img', 'aria-label': name }, make('span'));
  picture.style.backgroundImage = `url("${address}")`;
  picture.style.backgroundPosition = `${-x}px ${-y}px`;
  const frame = picture.firstElementChild;
  if (frame instanceof HTMLElement)
    Object.assign(frame.style, {
      left: `${left - x - 4}px`,
      top: `${top - y - 4}px`,
      width: `${Math.min(width, around.width) + 8}px`,
      height: `${Math.min(height, around.height) + 8}px`,
    });
  return picture;
}
