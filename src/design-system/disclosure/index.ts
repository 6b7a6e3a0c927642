export { Disclosure } from './Disclosure.tsx';
export { DisclosureNav, type NavGroup, type NavItem } from './DisclosureNav.tsx';
