import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import {
  GroupItem,
  Groups,
  MainLink,
  Nav,
  Panel,
  Secondary,
  Toggle,
  TopBar,
} from './disclosure-nav-styles.ts';

/** A link of the navigation. */
export interface NavItem {
  id?: string;
  label: string;
  to: string;
  /** This page. Default `false`. */
  current?: boolean;
}

/** A button with the links it shows. */
export interface NavGroup {
  id: string;
  label: string;
  items: readonly NavItem[];
}

interface DisclosureNavProps {
  /** Name of the landmark. */
  label: string;
  /** Words of the button that opens the navigation on a narrow window. */
  toggleLabel: string;
  groups: readonly NavGroup[];
  /** Links of the same rank as the groups, after them in the same row. Default none. */
  mainLinks?: readonly NavItem[];
  /** Links of second rank, in a row of their own. */
  links: readonly NavItem[];
  /** The brand's link, before everything. */
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
 * (no `menu` role: these are links). Renders a `nav`, folded and with its lists closed; `serve-disclosures.ts` opens and
 * closes them in the document, so that a menu answers at once whether React has taken the page over or not.
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
  brandSlot,
  searchSlot,
  languageSlot,
  id = 'nav',
}: DisclosureNavProps) {
  const toggleId = `${id}-toggle`;
  const panelId = `${id}-panel`;

  const linkTo = (item: NavItem) => (
    <Anchor to={item.to} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </Anchor>
  );

  return (
    <Nav aria-label={label} data-native="">
      <TopBar>
        {brandSlot}
        <Toggle
          type="button"
          id={toggleId}
          data-disclosure=""
          aria-expanded={false}
          aria-controls={panelId}
          suppressHydrationWarning
        >
          <Icon name="menu" />
          <span>{toggleLabel}</span>
        </Toggle>
      </TopBar>
      <Panel id={panelId} hidden suppressHydrationWarning>
        <Groups data-disclosure-group="">
          {groups.map((group) => {
            const listId = `${id}-${group.id}`;
            return (
              <GroupItem key={group.id}>
                <button
                  type="button"
                  id={`${id}-${group.id}-button`}
                  data-disclosure=""
                  aria-expanded={false}
                  aria-controls={listId}
                  aria-current={group.items.some((item) => item.current) ? 'true' : undefined}
                  suppressHydrationWarning
                >
                  <span>{group.label}</span>
                  <Icon name="chevron" />
                </button>
                <ul id={listId} hidden data-surface="raised" suppressHydrationWarning>
                  {group.items.map((item) => (
                    <li key={item.id ?? item.to}>{linkTo(item)}</li>
                  ))}
                </ul>
              </GroupItem>
            );
          })}
          {mainLinks.map((item) => (
            <MainLink key={item.id ?? item.to}>{linkTo(item)}</MainLink>
          ))}
        </Groups>
        <Secondary>
          <ul>
            {links.map((item) => (
              <li key={item.id ?? item.to}>{linkTo(item)}</li>
            ))}
          </ul>
          {searchSlot}
          {languageSlot}
        </Secondary>
      </Panel>
    </Nav>
  );
}
