import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogAreas } from '@site/catalogs/catalog-areas.ts';
import { contentExtractor, sourceExtractor } from '@site/catalogs/extractors.ts';
import { slugExtractor } from '@site/catalogs/slug-words.ts';
import { languages } from './src/i18n/language.ts';

export default defineConfig({
  sourceLocale: 'eng',
  locales: [...languages],
  // Never a silent fallback: a sentence that is missing in one language must stop the build, not show the other one.
  fallbackLocales: false,
  // Origins carry the file only; line numbers would change every entry whenever code moves, and bury a translator's diff.
  format: formatter({
    lineNumbers: false,
    // `msgfmt --check` warns about a file without these.
    customHeaderAttributes: {
      'Project-Id-Version': 'site',
      'PO-Revision-Date': '2026-11-20 12:00+0000',
      'Last-Translator': 'none',
      'Language-Team': 'none',
    },
  }),
  orderBy: 'message',
  extractors: [contentExtractor, slugExtractor, sourceExtractor],
  macro: {
    // Translators see <link>…</link>, never <0>…</0>.
    jsxPlaceholderAttribute: '_t',
    jsxPlaceholderDefaults: { a: 'link', Link: 'link', strong: 'strong', em: 'em', br: 'br' },
  },
  catalogs: Object.entries(catalogAreas).map(([area, include]) => ({
    path: `<rootDir>/locales/{locale}/${area}`,
    include: include.map((path) => `<rootDir>/src/${path}`),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx'],
  })),
});
