import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { DisclosureNav, type NavItem } from '#design-system/disclosure/index.ts';
import { Brand } from '#design-system/logo/index.ts';
import { choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { ancestors, type PageId } from '#site/manifest.ts';
import { type MainLink, type Menu, mainNavigation } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { linkLabel, menuLabels, moreLabels } from './navigation-words.ts';
import { SiteSearch } from './SiteSearch.tsx';
import { useStaticScript } from './static-script.ts';

interface MainNavigationProps {
  pageId: PageId;
  parameters: Record<string, string>;
}

/** Ways to write and call, brand, menus, links, search and language switch, as the specification lists them per language. Renders a `nav`. */
export function MainNavigation({ pageId, parameters }: MainNavigationProps) {
  const { t, i18n } = useLingui();
  useStaticScript('/mobile-menu.js');
  const { top, menus, links } = choiceFor(mainNavigation, language);
  // Where the page is not in the navigation, what it lies under is: a visitor sees in which part of the site they are.
  const listed = [...top, ...links, ...menus.flatMap(({ links, more = [] }) => [...links, ...more])];
  const here = [...ancestors(pageId), pageId].findLast((id) => listed.some(({ page }) => page === id));
  const current = pageId === here ? 'page' : 'true';
  const item = (link: MainLink): NavItem => ({
    id: link.page,
    label: i18n._(linkLabel(link)),
    to: pathTo(link.page),
    // A link with a name of its own leads to the page for another reason; its menu is another part of the site.
    current: link.page === here && !link.label ? current : undefined,
  });
  const moreOf = ({ key, more }: Menu) => {
    const label = moreLabels[key];
    return more && label && { label: i18n._(label), items: more.map(item) };
  };
  return (
    <DisclosureNav
      label={t({
        message: 'Main',
        context: 'landmark',
        comment: 'Name of the main navigation for screen readers',
      })}
      toggleLabel={t({ message: 'Menu', comment: 'Button that opens the navigation on a phone' })}
      stripSlot={<ContactLinks />}
      brandSlot={<Brand name={brand.name} to={pathTo('home')} />}
      groups={menus.map((menu) => ({
        id: menu.key,
        label: i18n._(menuLabels[menu.key]),
        items: menu.links.map(item),
        more: moreOf(menu),
      }))}
      mainLinks={links.map(item)}
      links={top.map(item)}
      searchSlot={<SiteSearch />}
      languageSlot={<LanguageSwitch pageId={pageId} parameters={parameters} />}
    />
  );
}
