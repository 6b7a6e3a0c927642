import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { DisclosureNav, type NavItem } from '#design-system/disclosure/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { LogoMark } from '#design-system/logo/index.ts';
import { media, role } from '#design-system/theme/roles.ts';
import { choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import type { PageId } from '#site/manifest.ts';
import { mainNavigation, type SiteLink } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { linkLabel, menuLabels } from './navigation-words.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useStaticScript } from './static-script.ts';

interface MainNavigationProps {
  pageId: PageId;
  parameters: Record<string, string>;
}

/** Brand, menus, links, search and language switch, as the specification lists them per language. Renders a `nav`. */
export function MainNavigation({ pageId, parameters }: MainNavigationProps) {
  const { t, i18n } = useLingui();
  useStaticScript('/mobile-menu.js');
  const { top, menus, links } = choiceFor(mainNavigation, language);
  const item = (link: SiteLink): NavItem => ({
    id: `${link.page}-${link.label ?? ''}`,
    label: i18n._(linkLabel(link)),
    to: pathTo(link.page, { hash: link.hash }),
    current: link.page === pageId && link.hash === undefined,
  });
  return (
    <DisclosureNav
      label={t({
        message: 'Main',
        context: 'landmark',
        comment: 'Name of the main navigation for screen readers',
      })}
      toggleLabel={t({ message: 'Menu', comment: 'Button that opens the navigation on a phone' })}
      brandSlot={
        <Brand to={pathTo('home')}>
          <LogoMark />
          <span>{brand.name}</span>
        </Brand>
      }
      groups={menus.map((menu) => ({
        id: menu.key,
        label: i18n._(menuLabels[menu.key]),
        items: menu.links.map(item),
      }))}
      mainLinks={links.map(item)}
      links={top.map(item)}
      searchSlot={<SiteSearch />}
      languageSlot={<LanguageSwitch pageId={pageId} parameters={parameters} />}
    />
  );
}

const Brand = styled(Anchor)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.65rem',
  minHeight: '2.75rem',
  color: role.text,
  fontSize: '1.0625rem',
  fontWeight: 720,
  lineHeight: 1.05,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  '&:hover > span': {
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.12em',
  },
  '& > svg': { color: role.mark },
  // One word over the other: the name stays beside the mark on the narrowest phone. The navigation around it lets words
  // break anywhere, which would make the narrowest content a single letter.
  '& > span': { width: 'min-content', overflowWrap: 'break-word' },
  [media.wide]: { fontSize: '1.3125rem' },
});
