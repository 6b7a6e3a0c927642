import type { Plugin } from 'vite';
import { brand } from '#brand';
import { themeColor } from '#design-system/theme/palette.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { webManifestPath } from '#site/web-manifest.ts';

/**
 * What a device needs to install the site (Web Application Manifest): opened from there it begins with the list of yards,
 * which can be read without a signal, in the language in which it was installed.
 */
export function webManifest(language: Language) {
  const [ground] = themeColor;
  const start = pathTable(readSlugFiles())[language].locations;
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: brand.name,
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: start,
    scope: '/',
    // With the browser's own ways back and to reload.
    display: 'minimal-ui',
    theme_color: ground,
    background_color: ground,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}

/** Puts the manifest of the language that is built beside its pages. */
export function webManifestPlugin(language: Language): Plugin {
  return {
    name: 'web-manifest',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: webManifestPath(language).slice(1),
        source: JSON.stringify(webManifest(language)),
      });
    },
  };
}
