import { isLanguage, type Language, languages, perLanguage } from '#i18n/language.ts';
import type { SlugLock } from '#site/slug-lock.ts';
import { catalogAreas } from '../catalog-areas.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { readCatalogsOrTemplates } from '../draft-catalogs.ts';
import { readSpellers, type Spellers } from '../spelling/speller.ts';
import { vocabularyOf } from '../spelling/vocabulary.ts';
import {
  acceptMoves,
  addressesNow,
  forgetMoves,
  formerSlugsOfPage,
  handedInLock,
  movesToAccept,
  movesWith,
  readLock,
  slugsOfPage,
} from './addresses.ts';
import { type CatalogEditor, createCatalogEditor } from './catalog-editor.ts';
import { countMissing } from './count-missing.ts';
import type {
  EditorAnswers,
  EditorQuestion,
  FormerSlug,
  LanguageOfText,
  PageWords,
  SaveResult,
  TextKey,
} from './editor-messages.ts';
import { listTexts } from './list-texts.ts';
import { createPageMatcher, type PageMatcher } from './page-matcher.ts';
import { previewLetters } from './preview-letters.ts';

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
  // What is accepted from now on cannot have been public before.
  const lockAtStart = readLock(folder);

  const find = (shown: string): TextKey[] => {
    matcher ??= createPageMatcher(readCatalogsOrTemplates(language, folder));
    return matcher.textsOf(shown);
  };

  const isGone = ({ key, language: each }: LanguageOfText) =>
    !isLanguage(each) || !Object.hasOwn(catalogAreas, key.area) || editors[each].lacks(key);

  return {
    answer(question) {
      if (question.ask === 'find') return question.shown.map(find);
      if (question.ask === 'page') return wordsOfPage(question, find, { language, folder });
      if (question.ask === 'list') return listTexts(question, folder);
      if (question.ask === 'letters') return previewLetters(language, folder);
      if (question.ask === 'count') return countMissing(language, question.path, folder);
      if (question.ask === 'accept') return acceptMoves(folder);
      if (question.ask === 'gone') return question.texts.map(isGone);
      const key = checkedKey(question.key);
      if (question.ask === 'open') {
        const texts = perLanguage((each) => editors[each].read(key));
        return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
      }
      const editor = editors[question.language];
      if (question.ask === 'judge') {
        const { translation } = question;
        const moves = movesWith(key, question.language, translation, folder);
        return { findings: editor.judge(key, translation), moves };
      }
      if (question.ask === 'review') {
        const on = new Date().toISOString().slice(0, 10);
        return editor.review(key, { by: question.by, on }, question.version);
      }
      const result =
        question.ask === 'restore'
          ? restored(question, editor, lockAtStart, folder)
          : editor.save(key, question.translation, question.version);
      if (result.saved) matcher = undefined;
      return result;
    },
    prepare: words,
    forget() {
      matcher = undefined;
    },
  };
}

/** Puts a former word of an address back; what was accepted in between and never public leaves the list of addresses. */
function restored(
  { key, language, translation, version }: Extract<EditorQuestion, { ask: 'restore' }>,
  editor: CatalogEditor,
  lockAtStart: SlugLock | undefined,
  folder: string,
): SaveResult {
  const isReleased = editor.read(key)?.state.release?.holds === true;
  const published = isReleased ? undefined : (handedInLock(folder) ?? lockAtStart);
  const before = addressesNow(folder);
  const result = editor.save(key, translation, version);
  if (!result.saved || before === undefined) return result;
  try {
    forgetMoves(before, language, published, folder);
    return result;
  } catch (error) {
    return { saved: false, fault: 'unwritable', detail: (error as Error).message, text: result.text };
  }
}

/** A document's title is `{brand} | {title}`. */
const brandBefore = /^.*? \| /;

/** What a page says of itself: its title behind the brand, its description, and its part of the address. */
function wordsOfPage(
  { path, title, description }: Extract<EditorQuestion, { ask: 'page' }>,
  find: (shown: string) => TextKey[],
  { language, folder }: { language: Language; folder: string },
): PageWords {
  let address: TextKey[] = [];
  let former: FormerSlug[] = [];
  try {
    address = slugsOfPage(language, path, folder);
    former = formerSlugsOfPage(language, path, folder);
  } catch {
    // A slug is being mended elsewhere; the notice at the foot of the page names it.
  }
  const parts = [title, title.replace(brandBefore, '')];
  const titles = parts.map(find).find((keys) => keys.length > 0) ?? [];
  // Where links go by another entry with the same words, both are asked about.
  const ofRoutes = titles.filter(({ area }) => area === 'routes');
  return {
    title: ofRoutes.length > 0 ? ofRoutes : titles.slice(0, 1),
    description: find(description).slice(0, 1),
    address,
    moved: movesToAccept(folder),
    former,
  };
}

/** An area becomes the name of a file, so it has to be one of those there are. */
function checkedKey(key: TextKey): TextKey {
  if (!Object.hasOwn(catalogAreas, key.area)) throw new Error(`"${key.area}" is no catalog of the site.`);
  return key;
}
