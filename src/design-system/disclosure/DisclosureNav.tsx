import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { useAdoptedState } from './adopted-state.ts';
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

/** From here on the navigation lies open in a row; one pixel less and it folds behind its button. */
const wide = '(min-width: 993px)';

/**
 * The site's main navigation: disclosure buttons over lists of links, as the ARIA Authoring Practices show it for sites
 * (no `menu` role: these are links). Renders a `nav`.
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
 * - A section and a navigation that were opened before hydration stay open.
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
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [openGroup, setOpenGroup] = useState<string>();
  const nav = useRef<HTMLElement>(null);
  const isTabbing = useRef(false);
  const toggleId = `${id}-toggle`;
  const panelId = `${id}-panel`;
  const buttonIdOf = (group: string) => `${id}-${group}-button`;

  useAdoptedState([toggleId], () => setIsUnfolded(true));
  useAdoptedState(
    groups.map((group) => buttonIdOf(group.id)),
    (buttonId) => setOpenGroup(groups.find((group) => buttonIdOf(group.id) === buttonId)?.id),
  );

  useEffect(() => {
    if (openGroup === undefined) return;
    const closeOutside = ({ target }: MouseEvent) => {
      if (isWide() && target instanceof Node && !nav.current?.contains(target)) setOpenGroup(undefined);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [openGroup]);

  useEffect(() => {
    const query = window.matchMedia?.(wide);
    const keepFocusInView = () => {
      const focused = document.activeElement;
      const isInside = document.getElementById(panelId)?.contains(focused) ?? false;
      // At once: the browser drops the focus from a hidden element in the same frame.
      if (!query?.matches && isInside) flushSync(() => setIsUnfolded(true));
    };
    query?.addEventListener('change', keepFocusInView);
    return () => query?.removeEventListener('change', keepFocusInView);
  }, [panelId]);

  const closeAll = () => {
    setOpenGroup(undefined);
    setIsUnfolded(false);
  };

  const closeByEscape = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape') return;
    if (openGroup !== undefined) {
      setOpenGroup(undefined);
      document.getElementById(buttonIdOf(openGroup))?.focus();
    } else if (isUnfolded && !isWide()) {
      setIsUnfolded(false);
      document.getElementById(toggleId)?.focus();
    }
  };

  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A press on a narrow window would find the page moved between down and up: the list above it closes on click alone.
    if (!isWide() && !isTabbing.current) return;
    // Without a next element the window lost the focus, or a press fell on something that takes none.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpenGroup(undefined);
  };

  const linkTo = (item: NavItem) => (
    <Anchor to={item.to} aria-current={item.current ? 'page' : undefined} onClick={closeAll}>
      {item.label}
    </Anchor>
  );

  return (
    <Nav
      aria-label={label}
      ref={nav}
      onKeyDown={closeByEscape}
      onPointerDown={() => {
        isTabbing.current = false;
      }}
    >
      <TopBar>
        {brandSlot}
        <Toggle
          type="button"
          id={toggleId}
          data-disclosure=""
          aria-expanded={isUnfolded}
          aria-controls={panelId}
          onClick={() => setIsUnfolded(!isUnfolded)}
          suppressHydrationWarning
        >
          <Icon name="menu" />
          <span>{toggleLabel}</span>
        </Toggle>
      </TopBar>
      <Panel id={panelId} hidden={!isUnfolded} suppressHydrationWarning>
        <Groups data-disclosure-group="">
          {groups.map((group) => {
            const isOpen = openGroup === group.id;
            const listId = `${id}-${group.id}`;
            return (
              <GroupItem key={group.id} onBlur={closeLeft}>
                <button
                  type="button"
                  id={buttonIdOf(group.id)}
                  data-disclosure=""
                  aria-expanded={isOpen}
                  aria-controls={listId}
                  aria-current={group.items.some((item) => item.current) ? 'true' : undefined}
                  onClick={() => setOpenGroup(isOpen ? undefined : group.id)}
                  suppressHydrationWarning
                >
                  <span>{group.label}</span>
                  <Icon name="chevron" />
                </button>
                <ul id={listId} hidden={!isOpen} data-surface="raised" suppressHydrationWarning>
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

function isWide(): boolean {
  return window.matchMedia?.(wide).matches ?? true;
}
