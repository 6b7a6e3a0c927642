import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SkipLink } from '#design-system/skip-link/index.ts';
import { measure, role, size, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { htmlLang, otherLanguage } from '#i18n/language.ts';
import { type PageId, pageEntry } from '#site/manifest.ts';
import { ContactStrip } from './ContactStrip.tsx';
import { EnvironmentBanner } from './EnvironmentBanner.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { PageTrail } from './PageTrail.tsx';
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
  /** News from another room that belong above every page. */
  notices?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** What surrounds every page, in both languages. Renders the landmarks: header, breadcrumbs, main and footer. */
export function Shell({ pageId, parameters, consent, notices, children }: ShellProps) {
  const isSlow = useSlowNavigation();
  useStaticScript('/search-schema.js');
  // The legal notices of the other language, at their address in this set: everything in `main` is in that language.
  const isForeign = pageEntry(pageId).atOtherLanguageOf !== undefined;
  return (
    <>
      <SkipLink href="#main">
        <Trans comment="First link of each page, for people who use the keyboard">Skip to main content</Trans>
      </SkipLink>
      <div id="privacy-choices" />
      <EnvironmentBanner />
      {notices}
      <header>
        <ContactStrip />
        <Navigation data-surface="paper">
          <MainNavigation pageId={pageId} parameters={parameters} />
        </Navigation>
      </header>
      {pageId !== 'home' && (
        <Trail data-surface="paper">
          <PageTrail pageId={pageId} />
        </Trail>
      )}
      <Main
        id="main"
        tabIndex={-1}
        lang={isForeign ? htmlLang[otherLanguage(language)] : undefined}
        aria-busy={isSlow ? true : undefined}
      >
        {children}
      </Main>
      <SiteFooter consent={consent} />
    </>
  );
}

const onPageWidth = {
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
} as const;

/** Five menus in one row need every pixel of the narrowest wide window. */
const tight = '@media (min-width: 993px) and (max-width: 1179.98px)';

const Navigation = styled('div')({
  borderBottom: `1px solid ${role.line}`,
  '& > nav': onPageWidth,
  [tight]: {
    '& > nav': { fontSize: size.small },
    '& > nav > div > ul > li > :is(button, a)': { paddingInline: '0.5rem' },
  },
});

const Trail = styled('div')({
  paddingBlock: space.s2,
  borderBottom: `1px solid ${role.line}`,
  '& > nav': onPageWidth,
});

const Main = styled('main')({
  // A page with a single paragraph still pushes the footer out of sight.
  minHeight: '50vh',
});
