import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

interface AnchorBase extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Where a link goes: `to` inside this build, `href` for any other document. */
export type Destination = { to: string; href?: undefined } | { href: string; to?: undefined };

/** What every kind of link takes. */
export type AnchorProps = AnchorBase & Destination;

/**
 * The plain link under all others. Renders an `a`. Another page is another document, fetched or prepared by the browser as
 * soon as a hand comes near: nothing has to be taken over to get there, and Back brings the page as it was left. Within one
 * page (a fragment, another question) the router takes the press, so that fields and focus stay.
 */
export function Anchor({ to, href, ...others }: AnchorProps) {
  const { pathname } = useLocation();
  if (to === undefined) return <a href={href} {...others} />;
  return <RouterLink to={to} discover="none" reloadDocument={pathOf(to) !== pathname} {...others} />;
}

/** The path of a destination inside this build, without question and fragment. */
function pathOf(to: string): string {
  return new URL(to, 'https://site.invalid').pathname;
}
