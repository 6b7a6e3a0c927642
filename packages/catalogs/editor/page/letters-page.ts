import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { editorEvents, listAddress, type PreviewedLetter } from '../editor-messages.ts';
import { askOver, type HotChannel } from './ask-server.ts';
import { startTextEditor } from './edit-texts.ts';
import { make } from './make.ts';
import { letterStyles } from './styles.ts';

/**
 * Draws the letters that the server sends into their page of `npm run dev`, with the switch that lets one edit them where they
 * stand. They follow what is saved, here or elsewhere.
 * @param lang The language of the words, which in a draft is English until it has them all.
 */
export function startLetters(
  words: TextEditorWords,
  language: Language,
  hot: HotChannel,
  lang: string,
): void {
  const ask = askOver(hot);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(letterStyles);
  document.adoptedStyleSheets = [sheet];
  const status = make('p', { role: 'status', translate: 'no' });
  const list = make('div', { lang: htmlLang[language] });
  document.body.append(
    make(
      'main',
      {},
      // The words of the tool are no texts of the site: the switch passes them over.
      make(
        'header',
        { translate: 'no', lang },
        make('h1', {}, words.lettersHeading),
        make('p', {}, words.lettersLead),
        make('p', {}, make('a', { href: listAddress }, words.listLink)),
      ),
      status,
      list,
    ),
  );
  let asked = 0;
  async function show(): Promise<void> {
    asked += 1;
    const own = asked;
    const letters = await ask({ ask: 'letters' }).catch(() => undefined);
    // A later question was answered first: this answer is of words that are no more.
    if (own !== asked) return;
    status.textContent = letters ? '' : words.unanswered;
    if (letters) list.replaceChildren(...letters.map(letterOf));
  }
  hot.on(editorEvents.changed, () => void show());
  void show().then(() => {
    // No React takes this page over.
    document.documentElement.dataset.hydrated = '';
    startTextEditor(words, language, hot, lang);
  });
}

function letterOf({ id, subject, lines }: PreviewedLetter): HTMLElement {
  return make(
    'article',
    {},
    make('p', { class: 'id', translate: 'no' }, id),
    ...(subject === undefined ? [] : [make('h2', {}, subject)]),
    ...lines.map((line) => make('p', {}, line)),
  );
}
