import { type Language, languages, perLanguage } from '#i18n/language.ts';
import { catalogAreas } from '../catalog-areas.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { readSpellers, type Spellers } from '../spelling/speller.ts';
import { vocabularyOf } from '../spelling/vocabulary.ts';
import { createCatalogEditor } from './catalog-editor.ts';
import type { EditorAnswers, EditorQuestion, TextKey } from './editor-messages.ts';
import { createPageMatcher, type PageMatcher } from './page-matcher.ts';

/** Answers what pages of one language ask about their texts. */
export interface EditorDesk {
  /** @throws when the question names what is no catalog. */
  answer(question: EditorQuestion): EditorAnswers[EditorQuestion['ask']];
  /** Reads the dictionaries, which takes seconds, before somebody waits for them. */
  prepare(): void;
  /** To be called when a catalog was saved: what pages show is read against the new words. */
  forget(): void;
}

/**
 * @param language The language of the pages, whose words they show and in which findings are told.
 * @param readWords Reads the dictionaries of all languages, once and when they are first needed.
 */
export function createEditorDesk(
  language: Language,
  folder = projectFolder,
  readWords: () => Spellers = () =>
    readSpellers(folder, vocabularyOf(languages.flatMap((each) => readCatalogs(each, folder)))),
): EditorDesk {
  let spellers: Spellers | undefined;
  const words = () => {
    spellers ??= readWords();
    return spellers;
  };
  const editors = perLanguage((each) => createCatalogEditor(each, folder, words, language));
  let matcher: PageMatcher | undefined;

  return {
    answer(question) {
      if (question.ask === 'find') {
        const current = matcher ?? createPageMatcher(readCatalogs(language, folder));
        matcher = current;
        return question.shown.map((shown) => current.textsOf(shown));
      }
      const key = checkedKey(question.key);
      if (question.ask === 'open') {
        const texts = perLanguage((each) => editors[each].read(key));
        return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
      }
      const editor = editors[question.language];
      if (question.ask === 'judge') return editor.judge(key, question.translation);
      const result = editor.save(key, question.translation, question.version);
      if (result.saved) matcher = undefined;
      return result;
    },
    prepare: words,
    forget() {
      matcher = undefined;
    },
  };
}

/** An area becomes the name of a file, so it has to be one of those there are. */
function checkedKey(key: TextKey): TextKey {
  if (!Object.hasOwn(catalogAreas, key.area)) throw new Error(`"${key.area}" is no catalog of the site.`);
  return key;
}
