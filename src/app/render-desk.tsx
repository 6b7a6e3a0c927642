import '#features/desk/ui/add-words.ts';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { fontFaces } from '#design-system/theme/font-faces.ts';
import { createStyleCache } from '#design-system/theme/style-cache.ts';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import type { DeskView } from '#features/desk/model/desk-view.ts';
import { DeskDocument } from '#features/desk/ui/DeskDocument.tsx';
import { i18n } from '#i18n/i18n.ts';

/**
 * A page of the staff's desk as HTML, in the words of this build and the look of the site. It is no route: no browser is told
 * that it is there, and no script of it exists.
 */
export function renderDesk(view: DeskView): string {
  const cache = createStyleCache(view.nonce);
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeRoot>
        <I18nProvider i18n={i18n}>
          <MemoryRouter>
            <DeskDocument view={view} />
          </MemoryRouter>
        </I18nProvider>
      </ThemeRoot>
    </CacheProvider>,
  );
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const styles = [fontFaces, ...extractCriticalToChunks(html).styles.map(({ css }) => css)]
    .map((css) => `<style nonce="${view.nonce}">${css}</style>`)
    .join('');
  return `<!doctype html>${html.replace('</head>', () => `${styles}</head>`)}`;
}
