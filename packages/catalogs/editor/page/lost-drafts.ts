import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { htmlLang, isLanguage, languages, ownName } from '#i18n/language.ts';
import type { AskEditor } from '../editor-messages.ts';
import { createDraftStore } from './draft-store.ts';
import { make } from './make.ts';
import { readDraftKey } from './text-side.ts';

export interface LostDraftsOptions {
  words: TextEditorWords;
  ask: AskEditor;
  /** Has the focus once the last draft is removed. */
  goOn: HTMLElement;
}

/**
 * What was typed and not saved for texts that are no longer there: whoever changes an English sentence takes the old one out of
 * the catalogs, and with it every place in which the words would be found again. They are shown to be copied, and stay until the
 * translator removes them.
 */
export function createLostDrafts({ words, ask, goOn }: LostDraftsOptions) {
  const drafts = createDraftStore();
  const list = make('ul');
  const element = make(
    'section',
    { class: 'lost', 'aria-labelledby': 'lost', hidden: '' },
    make('h2', { id: 'lost' }, words.lostHeading),
    make('p', {}, words.lostLead),
    list,
  );

  async function show(): Promise<void> {
    const kept = drafts.names().flatMap((name) => {
      const text = readDraftKey(name);
      return text === undefined ? [] : [{ name, ...text }];
    });
    const texts = kept.map(({ key, language }) => ({ key, language }));
    const gone = kept.length === 0 ? [] : await ask({ ask: 'gone', texts }).catch(() => undefined);
    // Of what nobody can tell, nothing is said.
    if (gone === undefined) return;
    list.replaceChildren(...kept.filter((_, at) => gone[at]).map(itemOf));
    element.hidden = list.childElementCount === 0;
  }

  function itemOf(
    { name, key, language }: { name: string } & NonNullable<ReturnType<typeof readDraftKey>>,
    at: number,
  ): HTMLElement {
    const [lang, called] = isLanguage(language)
      ? [htmlLang[language], ownName[language]]
      : [language, language];
    // A field, since all of it is marked with two keys.
    const field = make('textarea', { id: `lost-${at}`, rows: '2', lang, readonly: '' });
    field.value = drafts.find(name)?.words ?? '';
    const remove = make(
      'button',
      { type: 'button', 'aria-label': fill(words.lostRemoveOf, { text: key.english }) },
      words.lostRemove,
    );
    const english = make('span', { lang: htmlLang[languages[0] ?? 'eng'] }, key.english);
    const item = make('li', {}, make('label', { for: field.id }, english, ` (${called})`), field, remove);
    remove.onclick = () => {
      drafts.remove(name);
      const next = item.nextElementSibling ?? item.previousElementSibling;
      // The button goes with what it has done; the focus must not go with it.
      (next?.querySelector('textarea') ?? goOn).focus();
      item.remove();
      element.hidden = list.childElementCount === 0;
    };
    return item;
  }

  return { element, show };
}
