import { type Plugin, parseAst } from 'vite';
import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts';

/** Modules whose tables by language the browser asks for its own language alone, and which are large. */
const tables = /\/src\/site\/navigation\.ts$/;

/**
 * Leaves out of the browser's scripts what `site/navigation.ts` holds for other languages: no page of this build shows it, and each
 * would carry it. The server, which is asked for every language, keeps all. What goes leaves blanks, so that places in maps stay right.
 */
export function ownChoices(language: Language): Plugin {
  return {
    name: 'own-choices',
    // After types are gone.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return tables.test(id.split('?')[0] ?? '') ? { code: onlyOwn(code, language), map: null } : undefined;
    },
  };
}

/** A module in which every exported table by language has one entry: the language's, or that of the default one. */
export function onlyOwn(code: string, language: Language): string {
  let text = code;
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      if (init?.type !== 'ObjectExpression') continue;
      const entries = init.properties.flatMap((entry) =>
        entry.type === 'Property' && entry.key.type === 'Identifier' && isLanguage(entry.key.name)
          ? [{ name: entry.key.name, start: entry.start }]
          : [],
      );
      if (entries.length < 2 || entries.length < init.properties.length) continue;
      const kept = entries.some(({ name }) => name === language) ? language : defaultLanguage;
      for (const [at, { name, start }] of entries.entries()) {
        if (name === kept) continue;
        const end = entries[at + 1]?.start ?? init.end - 1;
        text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
      }
    }
  }
  return text;
}
