import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { PlainList } from '../list/index.ts';
import {
  Bar,
  Folded,
  GroupItem,
  Groups,
  MainLink,
  Nav,
  Panel,
  Secondary,
  Strip,
  Toggle,
  TopBar,
} from './disclosure-nav-styles.ts';

/** A link of the navigation. */
export interface NavItem {
  id?: string;
  label: string;
  to: string;
  /** `page`: this one; `true`: this one lies below it. Default neither. */
  current?: 'page' | 'true';
}

/** A button with the links it shows. */
export interface NavGroup {
  id: string;
  label: string;
  items: readonly NavItem[];
  /** A second list under them, with a name of its own. Default none. */
  more?: { label: string; items: readonly NavItem[] } | undefined;
}

interface DisclosureNavProps {
  /** Name of the landmark. */
  label: string;
  /** Words of the button that opens the navigation on a narrow window. */
  toggleLabel: string;
  groups: readonly NavGroup[];
  /** Links of the same rank as the groups, after them in the same row. Default none. */
  mainLinks?: readonly NavItem[];
  /** Links of second rank: in the strip on a wide window, after the groups on a narrow one; the last is in the strip of both. */
  links: readonly NavItem[];
  /** Begins the strip above everything. */
  stripSlot?: ReactNode;
  /** The brand's link, first in the bar. */
  brandSlot?: ReactNode;
  /** After the links. */
  searchSlot?: ReactNode;
  /** Last. */
  languageSlot?: ReactNode;
  /** Start of every id inside. Default `nav`. */
  id?: string;
}

/**
 * The site's main navigation: disclosure buttons over lists of links, as the ARIA Authoring Practices show it for sites
 * (no `menu` role: these are links). MUI's `Toolbar`, `Button`, `List` and `Link` in a `nav`,
 * folded and with its lists closed; `serve-disclosures.ts` opens and closes them in the document, so that a menu answers at
 * once whether React has taken the page over or not. That is why panel and lists are no `Drawer` and no `Collapse` of MUI:
 * what these show follows React's state.
 *
 * Without script the same links lie in a `details`, so that an open navigation does not take the first screen of every page.
 * The links of second rank stand in the document twice, each time where the eye meets them; the other place is not displayed.
 * The last of them has its place in the strip of a narrow window while the navigation is folded: on a phone unseen until it has
 * the focus, as a skip link is.
 *
 * - The landmark is there while the navigation is folded.
 * - A press on a section opens its list, a second press closes it.
 * - Opening a section closes the one that was open.
 * - Escape closes the open section and returns the focus to its button.
 * - Escape with no section open folds the navigation on a narrow window and returns the focus to the toggle.
 * - Leaving a section with Tab closes it.
 * - On a narrow window, leaving a section by a press does not move what is being pressed.
 * - On a wide window, a press outside closes the open section.
 * - Choosing a link closes its section and folds the navigation.
 * - The current link says so, and its section's button says so by attribute and shape.
 * - What stands open when React takes the page over stays open.
 * - A window that turns narrow while the focus is inside keeps the focused link in view.
 */
export function DisclosureNav({
  label,
  toggleLabel,
  groups,
  mainLinks = [],
  links,
  stripSlot,
  brandSlot,
  searchSlot,
  languageSlot,
  id = 'nav',
}: DisclosureNavProps) {
  const toggleId = `${id}-toggle`;
  const panelId = `${id}-panel`;

  return (
    <Nav aria-label={label} data-native="">
      <Strip data-surface="plate" data-print="hide">
        {stripSlot}
        <Links items={links} />
      </Strip>
      <Bar>
        <TopBar>
          {brandSlot}
          <Toggle
            variant="secondary"
            size="small"
            id={toggleId}
            data-disclosure=""
            aria-expanded={false}
            aria-controls={panelId}
            suppressHydrationWarning
          >
            <Icon name="menu" />
            <span>{toggleLabel}</span>
          </Toggle>
          <noscript>
            <Folded>
              <summary>{toggleLabel}</summary>
              <div>
                {groups.map(({ id, label, items, more }) => (
                  <div key={id}>
                    <p>{label}</p>
                    <Links items={items} more={more} />
                  </div>
                ))}
                <Links items={[...mainLinks, ...links]} />
              </div>
            </Folded>
          </noscript>
        </TopBar>
        <Panel id={panelId} hidden suppressHydrationWarning>
          <Groups data-disclosure-group="">
            {groups.map((group) => (
              <Group key={group.id} group={group} id={`${id}-${group.id}`} />
            ))}
            {mainLinks.map((item) => (
              <MainLink key={item.id ?? item.to}>
                <Button variant="bar" {...linkTo(item)}>
                  <span>{item.label}</span>
                </Button>
              </MainLink>
            ))}
          </Groups>
          <Secondary>
            <Links items={links} />
            {searchSlot}
            {languageSlot}
          </Secondary>
        </Panel>
      </Bar>
    </Nav>
  );
}

/** A section: its button, and what the button shows. Renders an `li`. */
function Group({ group: { label, items, more }, id }: { group: NavGroup; id: string }) {
  const isHere = [...items, ...(more?.items ?? [])].some((item) => item.current);
  return (
    <GroupItem>
      <Button
        variant="bar"
        id={`${id}-button`}
        data-disclosure=""
        aria-expanded={false}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        suppressHydrationWarning
      >
        <span>{label}</span>
        <Icon name="chevron" />
      </Button>
      <div id={id} hidden data-surface="raised" suppressHydrationWarning>
        <Links items={items} more={more} />
      </div>
    </GroupItem>
  );
}

/** Renders a `ul`; a second list stands in its last entry, behind its name. */
function Links({ items, more }: Pick<NavGroup, 'items' | 'more'>) {
  return (
    <PlainList>
      {items.map((item) => (
        <li key={item.id ?? item.to}>
          <Link {...linkTo(item)}>{item.label}</Link>
        </li>
      ))}
      {more && (
        <li>
          <p>{more.label}</p>
          <Links items={more.items} />
        </li>
      )}
    </PlainList>
  );
}

/** What makes a part of MUI the link to an item. */
function linkTo({ to, current }: NavItem) {
  return { component: Anchor, to, 'aria-current': current } as const;
}
