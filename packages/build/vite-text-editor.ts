import { readFileSync } from 'node:fs';
import { catalogPath, projectFolder } from '@site/catalogs/catalog-files.ts';
import { createEditorDesk } from '@site/catalogs/editor/answer-questions.ts';
import { type EditorQuestion, editorEvents } from '@site/catalogs/editor/editor-messages.ts';
import type { Plugin } from 'vite';
import { laterValues, schema } from '#features/diagnostics/content/text-editor.schema.ts';
import type { Language } from '#i18n/language.ts';
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { entry } from './vite-catalog-notice.ts';

const id = 'virtual:text-editor';
/** What runs in the browser; Vite makes it ready there like any module of the site. */
const start = '/packages/catalogs/editor/page/edit-texts.ts';
const area = 'text-editor';

/** In dev: a switch in every page that lets a translator edit its texts where they stand. No build has it. */
export function textEditor(language: Language): Plugin {
  return {
    name: 'text-editor',
    apply: 'serve',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(projectFolder + catalogPath(language, area));
      const words = JSON.stringify(editorWords(language));
      return `import { startTextEditor } from '${start}';
if (import.meta.hot) startTextEditor(${words}, '${language}', import.meta.hot);
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

/** The editor's own words, from their catalog. */
export function editorWords(language: Language, folder = projectFolder) {
  const content: unknown = JSON.parse(
    readFileSync(`${folder}src/features/diagnostics/content/text-editor.json`, 'utf8'),
  );
  const path = catalogPath(language, area);
  const catalog = catalogFrom(readFileSync(folder + path, 'utf8'), path, language);
  return translateContent(schema, content, area, catalog, { later: laterValues });
}
