import { Trans } from '@lingui/react/macro';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ReliefHere } from '#design-system/contours/index.ts';
import { Main } from '#design-system/layout/index.ts';
import { SkipLink } from '#design-system/skip-link/index.ts';
import { measure, role, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, otherLanguage } from '#i18n/language.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { EnvironmentBanner } from './EnvironmentBanner.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { PageTrail } from './PageTrail.tsx';
import { reliefOfArea } from './relief-of-area.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { useSlowNavigation } from './slow-navigation.ts';
import { useStaticScript } from './static-script.ts';

interface ShellProps {
  /** The page displayed, as the manifest names it. */
  pageId: PageId;
  /** Values of the parameters in its address. */
  parameters: Record<string, string>;
  /** The visitor's privacy choices: buttons for the footer. What they open goes into `#privacy-choices`. */
  consent: ReactNode;
  /** Notices of a feature that belong above every page. */
  notices?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** What surrounds every page, in both languages. Renders the landmarks: header (MUI's `AppBar`), breadcrumbs, main and footer. */
export function Shell({ pageId, parameters, consent, notices, children }: ShellProps) {
  const isSlow = useSlowNavigation();
  useStaticScript('/search-schema.js');
  const { area, atOtherLanguageOf, rhythm = 'task' } = pageEntry(pageId);
  // The legal notices of the other language, at their address in this set: everything in `main` is in that language.
  const isForeign = atOtherLanguageOf !== undefined;
  const page = (
    <>
      <SkipLink href="#main">
        <Trans comment="First link of each page, for people who use the keyboard">Skip to main content</Trans>
      </SkipLink>
      <div id="privacy-choices" />
      <EnvironmentBanner />
      {notices}
      <Head data-surface="paper">
        <MainNavigation pageId={pageId} parameters={parameters} />
      </Head>
      {pageId !== 'home' && (
        <Trail data-surface="paper">
          <PageTrail pageId={pageId} />
        </Trail>
      )}
      <Main
        id="main"
        tabIndex={-1}
        rhythm={rhythm}
        lang={isForeign ? htmlLang[otherLanguage(language)] : undefined}
        aria-busy={isSlow ? true : undefined}
      >
        {children}
      </Main>
      <SiteFooter consent={consent} />
    </>
  );
  // Browsers keep the relief that the server has named (`Contours`), so their script knows of no areas.
  return import.meta.env.SSR || import.meta.env.DEV ? (
    <ReliefHere value={reliefOfArea[area]}>{page}</ReliefHere>
  ) : (
    page
  );
}

const onPageWidth = {
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
} as const;

const Head = styled(AppBar)({ borderBottom: `1px solid ${role.line}` });

const Trail = styled('div')({
  // Its links are as high as a finger is wide, and bring the room themselves.
  borderBottom: `1px solid ${role.line}`,
  '& > nav': onPageWidth,
});
