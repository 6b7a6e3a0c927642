/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type PluginOption } from 'vite';
import { language as currentLanguage } from './src/i18n/current.ts';
import { isLanguage, type Language, otherLanguage } from './src/i18n/language.ts';
import { muiOneScheme } from './src/tooling/build/vite-mui-one-scheme.ts';
import { slugTablePlugin } from './src/tooling/build/vite-slugs.ts';
import { starterPlugin } from './src/tooling/build/vite-starter.ts';

const catalogsOf = (language: Language) => fileURLToPath(new URL(`./locales/${language}/`, import.meta.url));

// A language is a Vite mode. Unit tests run in mode `test` and read the English catalogs.
export default defineConfig(({ mode, command }) => {
  if (command === 'build' && isLanguage(mode)) process.env.SITE_LANGUAGE = mode;
  const language = isLanguage(mode) ? mode : currentLanguage;
  const underTest = process.env.VITEST !== undefined;
  const building = command === 'build';
  return {
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption,
      lingui({ failOnMissing: building ? 'catalog' : false, failOnCompileError: building }),
      slugTablePlugin(),
      starterPlugin(),
      building && muiOneScheme(),
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
    // Both builds run in one process: with Lingui outside the bundle they would share its one global.
    ssr: { noExternal: [/^@lingui\//] },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'node',
      // A warning that React or a library prints is a defect nobody has looked at yet.
      setupFiles: ['./tests/support/unit-setup.ts'],
    },
  };
});
