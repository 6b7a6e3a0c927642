import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { ConsentControls } from '#features/consent/ui/ConsentControls.tsx';
import { PendingRequests } from '#features/submissions/ui/pending-requests/index.ts';
import { language } from '#i18n/current.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { htmlLang, languages } from '#i18n/language.ts';
import { messages as routeMessages } from '#locale/routes.po';
import { messages as sharedMessages } from '#locale/shared.po';
import { useKnownEnvironment } from '#shell/environment-context.ts';
import { useOrigins } from '#shell/origins-context.ts';
import { PageHead } from '#shell/PageHead.tsx';
import { RouteFocus } from '#shell/RouteFocus.tsx';
import { RoutingError } from '#shell/RoutingError.tsx';
import { Shell } from '#shell/Shell.tsx';
import { placeholderEnvironment } from '#site/environments.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { pageAt, paths, pathTo } from '#site/paths.ts';
import { pathLanguage } from '#site/slugs.ts';
import type { Route } from './+types/root';

addMessages(routeMessages);
addMessages(sharedMessages);

/** Saved beside every page that is: the first stands in for one that is not, the others are of use at any yard. */
const keptAlways: readonly PageId[] = ['saved-pages', 'locations', 'what-to-bring'];

/** The document of every page: its head, the theme, the words, and the script that wakes it. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const origins = useOrigins();
  const environment = useKnownEnvironment();
  const page = pageAt(pathname);
  const match = useMatches().at(-1);
  const keeps = page !== null && pageEntry(page.pageId).kept === true;
  return (
    <html
      lang={htmlLang[language]}
      data-language={language}
      data-decides={pathLanguage(paths, pathname) === null ? undefined : ''}
      {...Object.fromEntries(languages.map((each) => [`data-${each}-origin`, origins.site[each]]))}
      data-keeps={import.meta.env.SSR && keeps ? keptAlways.map((id) => pathTo(id)).join(' ') : undefined}
      data-runs={environment === 'unknown' ? placeholderEnvironment : (environment ?? '')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <I18nProvider i18n={i18n}>
          <PageHead
            pageId={page?.pageId ?? 'page-not-found'}
            parameters={page?.parameters ?? {}}
            handle={match?.handle}
            loaderData={match?.loaderData}
          />
        </I18nProvider>
        <Links />
      </head>
      {/* Where “back to top” leads, so that the Tab key begins anew there: a place that only browsers know keeps the focus. */}
      <body id="top">
        <ThemeRoot>
          <I18nProvider i18n={i18n}>
            <Shell
              pageId={page?.pageId ?? 'page-not-found'}
              parameters={page?.parameters ?? {}}
              consent={<ConsentControls />}
              notices={<PendingRequests />}
            >
              {children}
            </Shell>
            <RouteFocus />
          </I18nProvider>
        </ThemeRoot>
        <Scripts />
      </body>
    </html>
  );
}

/** The page itself; everything around it stands in `Layout`, which error pages share. */
export default function App() {
  return <Outlet />;
}

/** What stands in the page's place when routing or rendering fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RoutingError error={error} />;
}
