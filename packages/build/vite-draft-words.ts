import { existsSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { isReleased, type Language } from '#i18n/language.ts';
import { readPoWords } from '#i18n/po/po-words.ts';
import { markUntranslated } from '#i18n/untranslated-mark.ts';
import { changeCompiled } from './compiled-catalog.ts';

/**
 * In dev: a draft language's pages say in English, and marked, what nobody has translated. Lingui puts the English there
 * by itself, also where a catalog is not begun; here it is marked. It stands behind Lingui's plug-in.
 */
export function draftWords(language: Language): Plugin | false {
  if (isReleased(language)) return false;
  let root = '';
  /** The catalog that a module's name means, whether or not there is such a file. */
  const catalogOf = (name: string): string | undefined => {
    const path = name.split('?')[0] ?? '';
    const file = path.startsWith(`/locales/${language}/`) ? root + path : path;
    return file.startsWith(`${root}/locales/${language}/`) && file.endsWith('.po') ? file : undefined;
  };
  const notBegun = (name: string): string | undefined => {
    const file = catalogOf(name);
    return file === undefined || existsSync(file) ? undefined : file;
  };
  return {
    name: 'draft-words',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { order: 'pre', handler: notBegun },
    load: { order: 'pre', handler: (name) => (notBegun(name) === undefined ? undefined : '') },
    transform(code, name) {
      const file = catalogOf(name);
      if (file === undefined) return undefined;
      return { code: markedWords(code, existsSync(file) ? readFileSync(file, 'utf8') : '', file), map: null };
    },
  };
}

/** A compiled catalog in which everything is marked that has no translation in the text of its PO file. */
export function markedWords(code: string, source: string, file: string): string {
  const translated = new Set(
    readPoWords(source, file)
      .filter(({ translation }) => translation.trim() !== '')
      .map(({ message, context }) => generateMessageId(message, context)),
  );
  return changeCompiled(code, (messages) =>
    Object.fromEntries(
      Object.entries(messages).map(([id, message]) => [
        id,
        translated.has(id) ? message : markUntranslated(message),
      ]),
    ),
  );
}
