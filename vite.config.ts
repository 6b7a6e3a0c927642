/// <reference types="vitest/config" />
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { catalogNotice } from '@site/build/vite-catalog-notice.ts';
import { chunks, hasSideEffects } from '@site/build/vite-chunks.ts';
import { componentDocsPlugin } from '@site/build/vite-component-docs.ts';
import { dividedStart } from '@site/build/vite-divided-start.ts';
import { draftLanguages } from '@site/build/vite-draft-languages.ts';
import { draftWords } from '@site/build/vite-draft-words.ts';
import { jsonFaults } from '@site/build/vite-json-faults.ts';
import { muiUnused } from '@site/build/vite-mui-unused.ts';
import { ownChoices } from '@site/build/vite-own-choices.ts';

import { pageDataPlugin } from '@site/build/vite-page-data.ts';
import { preHydrationScriptPlugin } from '@site/build/vite-pre-hydration-script.ts';
import { routerUnused } from '@site/build/vite-router-unused.ts';
import { scriptPreload } from '@site/build/vite-script-preload.ts';
import { slugTablePlugin } from '@site/build/vite-slugs.ts';
import { textEditor } from '@site/build/vite-text-editor.ts';
import { webManifestPlugin } from '@site/build/vite-web-manifest.ts';
import { defineConfig, type PluginOption } from 'vite';
import { language as currentLanguage } from './src/i18n/current.ts';
import { isLanguage, type Language, otherLanguage } from './src/i18n/language.ts';

const catalogsOf = (language: Language) => fileURLToPath(new URL(`./locales/${language}/`, import.meta.url));

/** What pages load from packages. In dev Vite prepares these at start; one found later would reload the first pages. */
const browserPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@emotion/cache',
  '@emotion/react',
  '@mui/material/GlobalStyles',
  '@mui/material/styles',
  // The theme has a file for each part in use.
  ...readdirSync('src/design-system/theme/components').flatMap((file) =>
    /^Mui\w+\.ts$/.test(file) ? `@mui/material/${file.slice(3, -3)}` : [],
  ),
  '@lingui/core',
  '@lingui/react',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'react-google-recaptcha',
  'react-hook-form',
  'vanilla-cookieconsent',
  'yup',
  // What Lingui brings along; its own packages are not prepared, so these would be found one by one.
  'use-sync-external-store/shim',
  '@messageformat/parser',
  '@messageformat/date-skeleton',
  '@messageformat/date-skeleton/lib/options.js',
];

/** Unit tests that start nothing and leave nothing behind. */
const sharing = [
  'src/{design-system,i18n,site}/**/*.test.ts',
  'src/features/*/{content,model,ui}/**/*.test.ts',
];

// A language is a Vite mode. Unit tests run in mode `test` and read the English catalogs.
export default defineConfig(({ mode, command }) => {
  if (command === 'build' && isLanguage(mode)) process.env.SITE_LANGUAGE = mode;
  const language = isLanguage(mode) ? mode : currentLanguage;
  const underTest = process.env.VITEST !== undefined;
  const building = command === 'build';
  const { plugin: chunkPlugin, groups } = chunks();
  return {
    // In dev one process runs both languages; with one cache each would throw the other's prepared packages away.
    cacheDir: `node_modules/.vite/${language}`,
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption,
      lingui({ failOnMissing: building ? 'catalog' : false, failOnCompileError: building }),
      draftWords(language),
      jsonFaults(),
      !underTest && draftLanguages(),
      slugTablePlugin(),
      componentDocsPlugin(),
      !underTest && catalogNotice(language),
      !underTest && textEditor(language),
      preHydrationScriptPlugin(language),
      webManifestPlugin(language),
      building && ownChoices(language),
      building && muiUnused(),
      building && routerUnused(),
      building && scriptPreload(),
      building && chunkPlugin,
      building && dividedStart(),
      pageDataPlugin(),
      !underTest && reactRouter(),
    ],
    resolve: {
      alias: [
        { find: /^#locale\//, replacement: catalogsOf(language) },
        { find: /^#other-locale\//, replacement: catalogsOf(otherLanguage(language)) },
      ],
    },
    // The server serves `public/` itself, once for both languages; a copy in each build would ship the film twice.
    build: {
      copyPublicDir: false,
      assetsDir: `assets/${language}`,
      assetsInlineLimit: 0,
      modulePreload: false,
    },
    environments: {
      client: {
        build: {
          // Scripts do not name their maps, and `finish-build.ts` puts these where nobody can fetch them.
          sourcemap: 'hidden',
          rolldownOptions: {
            treeshake: { moduleSideEffects: hasSideEffects },
            output: {
              codeSplitting: { groups },
              // Seven letters are 42 bits, more than enough for the few hundred files of a build; every page names dozens of them.
              entryFileNames: `assets/${language}/[name]-[hash:7].js`,
              chunkFileNames: `assets/${language}/[name]-[hash:7].js`,
            },
          },
        },
      },
      // The log names places in files that somebody can open.
      ssr: { build: { sourcemap: true } },
    },
    // Both builds run in one process: with Lingui outside the bundle they would share its one global. MUI is built alike for
    // server and browser (`vite-mui-unused.ts`); in dev it stays as it is.
    ssr: { noExternal: [/^@lingui\//, ...(building ? [/^@mui\//] : [])] },
    optimizeDeps: { include: browserPackages },
    test: {
      environment: 'node',
      // A limit ends what hangs; how fast a machine is on which other things run too, no test asks.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      // Vitest leaves one core to itself, which on a machine of two halves the tests.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // A warning that React or a library prints is a defect nobody has looked at yet.
      setupFiles: ['./tests/support/unit-setup.ts'],
      projects: [
        {
          extends: true,
          // Rules and words: a process for each file would cost as much as the tests in it, so these share one.
          test: {
            name: 'plain',
            include: sharing,
            isolate: false,
          },
        },
        {
          extends: true,
          // What starts servers, processes and watchers leaves things on their way behind, which the next file would meet.
          test: {
            name: 'apart',
            include: [
              '{packages,tests}/**/*.test.ts',
              'src/!(design-system|features|i18n|site)/**/*.test.ts',
              'src/features/*/!(content|model|ui)/**/*.test.ts',
              'src/{,features/*/}*.test.ts',
            ],
            globalSetup: ['./tests/support/postgres-setup.ts'],
          },
        },
        {
          extends: true,
          // What draws has a document, and a file has its own: Emotion holds on to the one in which it wrote first.
          test: {
            name: 'drawn',
            include: ['{src,packages,tests}/**/*.test.tsx'],
            environment: 'jsdom',
          },
        },
      ],
    },
  };
});
