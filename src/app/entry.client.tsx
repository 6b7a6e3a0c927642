import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { servePresses } from '#design-system/disclosure/serve-disclosures.ts';
import { createStyleCache } from '#design-system/theme/style-cache.ts';
import { perLanguage } from '#i18n/language.ts';
import { EnvironmentContext } from '#shell/environment-context.ts';
import { reportError, reportErrors } from '#shell/error-report.ts';
import { OriginsContext } from '#shell/origins-context.ts';
import { shownEnvironment } from '#site/environments.ts';
import { originsFor } from '#site/origins.ts';
import { holdEvents } from './hold-events.ts';

/**
 * Tells the pre-hydration script that React listens, so that it hands over and repeats a press that came early. It wraps the router
 * instead of standing beside it: a second child would give every generated id in the page another value than the
 * server's, and labels would lose their fields.
 */
function Ready({ children }: { children: ReactNode }) {
  // With the same breath in which fields are asked what stands in them: between the two no letter may fall.
  useLayoutEffect(letEventsThrough, []);
  useEffect(() => {
    (window as { siteReady?: () => void }).siteReady?.();
    // Tells tests, and whoever looks at the page, that presses no longer go through the pre-hydration script.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}

/** Longer than React takes on any device; where it fails in silence, nobody may be left in front of a dead page. */
const longestHold = 8000;
// In development there is no pre-hydration script that would serve a press meanwhile.
const letEventsThrough = import.meta.env.DEV ? () => undefined : holdEvents();
setTimeout(letEventsThrough, longestHold);

try {
  reportErrors();
  // No pre-hydration script in development: the page script, and presses on menus, come with React.
  if (import.meta.env.DEV) {
    servePresses(document);
    await import('./page-script.ts');
  }
  // The property: after parsing, browsers hide the nonce from the attribute. Prerendered pages have none.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
  const cache = createStyleCache(nonce);
  const { dataset } = document.documentElement;
  const sites = perLanguage((each) => dataset[`${each}Origin`] ?? '');
  const origins = originsFor(sites, location.hostname);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={cache}>
          <OriginsContext value={origins}>
            <EnvironmentContext value={shownEnvironment(dataset.runs)}>
              <Ready>
                <HydratedRouter />
              </Ready>
            </EnvironmentContext>
          </OriginsContext>
        </CacheProvider>
      </StrictMode>,
      {
        onRecoverableError(error, info) {
          // A hydration mismatch: the page works, but what the server sent was not what the browser made.
          console.error(error, info.componentStack);
        },
        onUncaughtError(error) {
          letEventsThrough();
          reportError(error);
        },
      },
    );
  });
} catch (error) {
  // The page stays plain HTML; menus, links and forms work that way too.
  console.error('The site could not start in this browser.', error);
  letEventsThrough();
  (window as { siteReady?: () => void }).siteReady?.();
  throw error;
}
