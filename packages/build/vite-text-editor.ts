import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { catalogPath, projectFolder } from '@site/catalogs/catalog-files.ts';
import { createEditorDesk } from '@site/catalogs/editor/answer-questions.ts';
import {
  type EditorQuestion,
  editorEvents,
  lettersAddress,
  listAddress,
} from '@site/catalogs/editor/editor-messages.ts';
import { locateFolder } from '@site/catalogs/editor/list-texts.ts';
import type { Plugin } from 'vite';
import { paletteCss } from '#design-system/theme/palette.ts';
import {
  laterValues,
  schema,
  type TextEditorWords,
} from '#features/diagnostics/content/text-editor.schema.ts';
import { defaultLanguage, htmlLang, type Language } from '#i18n/language.ts';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { withoutMarks } from '#i18n/untranslated-mark.ts';
import { entry } from './vite-catalog-notice.ts';

const id = 'virtual:text-editor';
const listId = 'virtual:text-list';
const lettersId = 'virtual:text-letters';
/** What runs in the browser; Vite makes it ready there like any module of the site. */
const start = '/packages/catalogs/editor/page/edit-texts.ts';
const listStart = '/packages/catalogs/editor/page/list-page.ts';
const lettersStart = '/packages/catalogs/editor/page/letters-page.ts';
const area = 'text-editor';

/** What a page may ask for by name, and what is called there. */
const modules: Readonly<Record<string, { file: string; starts: string }>> = {
  [id]: { file: start, starts: 'startTextEditor' },
  [listId]: { file: listStart, starts: 'startTextList' },
  [lettersId]: { file: lettersStart, starts: 'startLetters' },
};

/** In dev: a switch in every page that lets a translator edit its texts where they stand. No build has it. */
export function textEditor(language: Language): Plugin {
  return {
    name: 'text-editor',
    apply: 'serve',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load(source) {
      const module = modules[source.slice(1)];
      if (source[0] !== '\0' || module === undefined) return undefined;
      this.addWatchFile(projectFolder + catalogPath(language, area));
      const { words, lang } = editorWords(language);
      const given = `${JSON.stringify(words)}, '${language}', import.meta.hot, '${lang}'`;
      return `import { ${module.starts} } from '${module.file}';
if (import.meta.hot) ${module.starts}(${given});
`;
    },
    transform(code, source) {
      if (!source.split('?')[0]?.endsWith(`/${entry}`)) return undefined;
      return { code: `${code}\nimport '${id}';\n`, map: null };
    },
    configureServer(server) {
      const { hot } = server.environments.client;
      const desk = createEditorDesk(language, `${server.config.root}/`);
      hot.on(editorEvents.question, ({ id, question }: { id: string; question: EditorQuestion }, client) => {
        try {
          client.send(editorEvents.answer, { id, answer: desk.answer(question) });
          // Whoever asks what a page shows has turned editing on; while they look, the dictionaries are read.
          if (question.ask === 'find') setTimeout(desk.prepare, 100);
        } catch (error) {
          client.send(editorEvents.answer, { id, fault: (error as Error).message });
        }
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === listAddress || pathname === lettersAddress) {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(
            pathname === listAddress
              ? toolDocument(language, 'listHeading', listId)
              : toolDocument(language, 'lettersHeading', lettersId),
          );
          return;
        }
        const shot = shotPath.exec(pathname)?.[0];
        const file = shot && `${server.config.root}/${locateFolder}${shot.slice(1)}`;
        if (!file || !existsSync(file)) return next();
        response.setHeader('content-type', 'image/jpeg');
        createReadStream(file).pipe(response);
      });
      const changed = (file: string) => {
        if (!file.endsWith('.po')) return;
        desk.forget();
        hot.send(editorEvents.changed);
      };
      server.watcher.on('change', changed);
      server.watcher.on('add', changed);
    },
  };
}

/** A picture of `npm run i18n:locate`: no other file can be meant by it. */
const shotPath = /^\/shots\/[a-z]+\/[a-z0-9-]+\.jpg$/;

/** The document of a page of the tool; everything in it comes with its script, which asks the server over the web socket. */
function toolDocument(language: Language, heading: 'listHeading' | 'lettersHeading', module: string): string {
  const { words, lang } = editorWords(language);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${words[heading]}</title><style>:root{color-scheme:light dark;background:var(--surface)}body{margin:0}${paletteCss()}</style></head>
<body><script type="module" src="/@id/__x00__${module}"></script></body></html>`;
}

/**
 * The editor's own words, from their catalog, and the language that they are in. While a draft lacks some they are English and not
 * marked: the tool is nothing that its translator looks for on the page.
 */
export function editorWords(
  language: Language,
  folder = projectFolder,
): { words: TextEditorWords; lang: string } {
  const content: unknown = JSON.parse(
    readFileSync(`${folder}src/features/diagnostics/content/text-editor.json`, 'utf8'),
  );
  const path = catalogPath(language, area);
  // A draft may not have begun it.
  const source = existsSync(folder + path) ? readFileSync(folder + path, 'utf8') : '';
  const catalog = catalogFrom(source, path, language);
  const words = translateContent(schema, content, area, catalog, { later: laterValues });
  const isWhole = Object.values(words).every((text) => withoutMarks(text) === text);
  return isWhole ? { words, lang: htmlLang[language] } : editorWords(defaultLanguage, folder);
}
