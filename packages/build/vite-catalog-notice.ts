import { relative, resolve, sep } from 'node:path';
import { projectFolder, readCatalog } from '@site/catalogs/catalog-files.ts';
import { catalogFindings } from '@site/catalogs/catalog-rules.ts';
import { onlyCounted } from '@site/catalogs/draft-notes.ts';
import type { Finding } from '@site/catalogs/finding.ts';
import { findingAsData, renderFinding } from '@site/catalogs/report.ts';
import { siteSlugRules } from '@site/catalogs/site-slugs.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { isLanguage, isReleased, type Language } from '#i18n/language.ts';

const id = 'virtual:catalog-notice';
/** What the browser asks, and what it is told. */
const [asking, telling] = ['catalogs:ask', 'catalogs:findings'];

/** The module that brings the notice into every page. */
export const entry = 'src/app/entry.client.tsx';

/** One mistake, as the notice shows it. */
export interface CatalogMistake {
  /** `locales/es/company.po:12:8` */
  place: string;
  text: string;
  fix: string;
}

/**
 * In dev: what a translator has just saved wrongly stands at the foot of the page, with file and line, until it is
 * mended; the page itself stays as it is and works. Vite's own overlay would cover it.
 * @param language The language of the pages, and of the words about its catalogs.
 */
export function catalogNotice(language: Language): Plugin {
  const mistakes = new Map<string, CatalogMistake[]>();
  return {
    name: 'catalog-notice',
    apply: 'serve',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? noticeScript : undefined),
    transform(code, source) {
      if (!source.split('?')[0]?.endsWith(`/${entry}`)) return undefined;
      return { code: `${code}\nimport '${id}';\n`, map: null };
    },
    configureServer(server) {
      const tell = () =>
        server.environments.client.hot.send(telling, { mistakes: [...mistakes.values()].flat() });
      server.environments.client.hot.on(asking, tell);
      const look = (file: string) => {
        const saved = savedCatalog(server, file);
        if (saved === undefined || saved.language !== language) return;
        const findings = catalogMistakes(saved.language, saved.area);
        for (const finding of findings) console.error(`\n${renderFinding(finding, language)}`);
        mistakes.set(
          saved.area,
          findings.map((finding) => mistakeOf(finding, language)),
        );
        tell();
      };
      // An editor may empty a file before it writes it, or put a new one in its place: what counts is what stays.
      const settling = new Map<string, NodeJS.Timeout>();
      const soon = (file: string) => {
        clearTimeout(settling.get(file));
        settling.set(file, setTimeout(look, 40, file));
      };
      server.watcher.on('change', soon);
      server.watcher.on('add', soon);
    },
  };
}

/** What blocks in one catalog as it stands on the disk. */
export function catalogMistakes(language: Language, area: string, folder = projectFolder): Finding[] {
  const catalog = readCatalog(language, area, folder);
  if (!catalog) return [];
  const errors = catalogFindings([catalog], siteSlugRules()).filter(({ severity }) => severity === 'error');
  // What a draft lacks is marked where it is missing, and counted.
  return isReleased(language) ? errors : errors.filter(({ rule }) => !onlyCounted.has(rule));
}

function mistakeOf(finding: Finding, language: Language): CatalogMistake {
  const { file, line, column, text, fix } = findingAsData(finding, language);
  return { place: `${file}:${line}:${column}`, text, fix };
}

/** `…/locales/es/company.po` → `es`, `company`. */
function savedCatalog(server: ViteDevServer, file: string): { language: Language; area: string } | undefined {
  const parts = relative(server.config.root, resolve(file)).split(sep);
  const [folder, language, name = ''] = parts;
  if (parts.length !== 3 || folder !== 'locales' || !isLanguage(language) || !name.endsWith('.po'))
    return undefined;
  return { language, area: name.slice(0, -'.po'.length) };
}

/** What the browser runs: a box that is announced politely, takes no focus and leaves the page usable. */
const noticeScript = `
const box = document.createElement('div');
box.setAttribute('role', 'status');
box.id = 'catalog-notice';
box.style.cssText = 'position:fixed;inset:auto 0 0 0;max-height:40vh;overflow:auto;z-index:9999;background:#fff;color:#1a1a1a;' +
  'border-top:4px solid #b3261e;padding:12px 16px;font:16px/1.4 sans-serif;white-space:pre-wrap';
box.hidden = true;
const show = ({ mistakes }) => {
  const root = document.documentElement;
  // React takes over a page that is as the server sent it; what is added before counts as a fault of the page.
  if (root.dataset.hydrated === undefined) return void setTimeout(show, 50, { mistakes });
  if (!box.isConnected) document.body.append(box);
  box.replaceChildren(...mistakes.map(({ place, text, fix }) => {
    const entry = document.createElement('p');
    const strong = document.createElement('strong');
    strong.textContent = place;
    entry.style.margin = '0 0 8px';
    entry.append(strong, '\\n' + text + '\\n' + fix);
    return entry;
  }));
  box.hidden = mistakes.length === 0;
};
if (import.meta.hot) {
  import.meta.hot.on('${telling}', show);
  import.meta.hot.send('${asking}');
}
`;
