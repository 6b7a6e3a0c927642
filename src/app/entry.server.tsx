import { preHydrationScript } from 'virtual:pre-hydration-script';
import { CacheProvider } from '@emotion/react';
import createEmotionServer, { type EmotionServer } from '@emotion/server/create-instance';
import { I18nProvider } from '@lingui/react';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { type EntryContext, MemoryRouter, type RouterContextProvider, ServerRouter } from 'react-router';
import { openingEndId } from '#design-system/layout/index.ts';
import { fontFaces } from '#design-system/theme/font-faces.ts';
import { createStyleCache, key as styleKey } from '#design-system/theme/style-cache.ts';
import { theme } from '#design-system/theme/theme.ts';
import { i18n } from '#i18n/i18n.ts';
import { EnvironmentBanner } from '#shell/EnvironmentBanner.tsx';
import { EnvironmentContext, type KnownEnvironment } from '#shell/environment-context.ts';
import { OriginsContext } from '#shell/origins-context.ts';
import { type EnvironmentNotice, type ShownEnvironment, shownEnvironment } from '#site/environments.ts';
import { placeholderOrigins } from '#site/origins.ts';
import { renderToText } from './render-to-text.ts';
import { requestContext } from './request-context.ts';

export { givenOnce, giveOnce } from '#design-system/served-once.tsx';
export { passagePhrases } from '#features/search/ui/page-phrases.server.ts';
export { pageNames, wordsOfMessage } from '#site/page-names.ts';
export { renderDesk } from './render-desk.tsx';
export { searchDocuments } from './search-documents.server.ts';
export { requestContext };

/** After this long, in milliseconds, a page that still waits for something is sent without it. */
export const streamTimeout = 5_000;

/**
 * Renders a page to HTML that stands by itself: one block of the styles it uses, and its module script inert until the pre-hydration script wakes it.
 *
 * Without a request context the page is being prerendered: no nonce, and placeholders for the sites' addresses.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const known = loadContext.get(requestContext);
  const environment: KnownEnvironment = known ? shownEnvironment(known.environment) : 'unknown';
  // In dev no policy is sent, and the router's own dev styles would differ from what the browser makes.
  const nonce = import.meta.env.PROD ? known?.nonce : undefined;
  const cache = createStyleCache(nonce);
  // Collect styles instead of printing one <style> before each element: a policy by hashes would list them all.
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);

  let finalStatus = status;
  const html = await renderToText(
    <CacheProvider value={cache}>
      <OriginsContext value={known?.origins ?? placeholderOrigins}>
        <EnvironmentContext value={environment}>
          <ServerRouter context={forBrowsers(context)} url={request.url} {...(nonce ? { nonce } : {})} />
        </EnvironmentContext>
      </OriginsContext>
    </CacheProvider>,
    {
      ...(nonce ? { nonce } : {}),
      onError() {
        // The router reports the error to the server's log, which prints no message unfiltered.
        finalStatus = 500;
      },
      longest: streamTimeout + 1_000,
    },
  );

  const allow = nonce ? ` nonce="${nonce}"` : '';
  const styles = styleElements(extractCriticalToChunks(html), allow);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = import.meta.env.PROD ? makeStandalone(html, allow) : html;
  return new Response(
    page.replace('</head>', () => `<style${allow}>${fontFaces}</style>${styles}</head>`),
    { status: finalStatus, headers },
  );
}

/**
 * What the router hands on to the browser, without the flags that are for its server and for development, and without the word that
 * this is no single page: the browser's half reads none of the first and takes the last for granted, and each page would carry their names.
 */
function forBrowsers(context: EntryContext): EntryContext {
  const { serverHandoffString } = context;
  if (!import.meta.env.PROD || serverHandoffString === undefined) return context;
  const short = serverHandoffString
    .replace(/"future":{[^}]*}/, '"future":{}')
    .replace(',"isSpaMode":false', '');
  return { ...context, serverHandoffString: short };
}

/** The notice of an environment, for pages that were prerendered: the server puts it in when it starts. */
export function environmentNotice(environment: ShownEnvironment): EnvironmentNotice {
  const cache = createStyleCache();
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <EnvironmentContext value={environment}>
        <ThemeProvider theme={theme}>
          <I18nProvider i18n={i18n}>
            <MemoryRouter>
              <EnvironmentBanner />
            </MemoryRouter>
          </I18nProvider>
        </ThemeProvider>
      </EnvironmentContext>
    </CacheProvider>,
  );
  const { extractCriticalToChunks } = createEmotionServer(cache);
  return { html, styles: styleElements(extractCriticalToChunks(html), '') };
}

/** The styles of a page, as elements. */
function styleElements(
  { styles }: ReturnType<EmotionServer['extractCriticalToChunks']>,
  allow: string,
): string {
  return styles
    .map(({ key, ids, css }) => {
      // The browser reads the names of a page's own styles from the sheet itself (`style-cache.ts`).
      const name = key === styleKey ? key : `${key} ${ids.join(' ')}`;
      return `<style data-emotion="${name}"${allow}>${css}</style>`;
    })
    .join('');
}

/**
 * Holds the first paint until the page's opening is read: without it a browser that pauses in the middle of the header, of a notice
 * above the title or of the drawing beside it paints half a row, which moves when the rest of it comes. Browsers that do not know
 * it paint as before.
 */
const wholeFirstPaint = `<link rel="expect" href="#${openingEndId}" blocking="render">`;

/** Puts the module script to sleep and the pre-hydration script into the head. */
function makeStandalone(html: string, allow: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/,
      (_, module: string) =>
        `<script type="text/plain"${allow} id="app-module">${module.replaceAll(/\n\s+/g, '\n')}</script>`,
    )
    .replace('</head>', () => `${wholeFirstPaint}<script${allow}>${preHydrationScript}</script></head>`);
}
