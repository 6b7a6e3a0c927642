import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router';

interface AnchorBase extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Where a link goes: `to` inside this build, `href` for any other document. */
export type Destination = { to: string; href?: undefined } | { href: string; to?: undefined };

/** What every kind of link takes. */
export type AnchorProps = AnchorBase & Destination;

/**
 * The plain link under all others. Renders an `a`. With `to` the router takes the press, and the next page's code and
 * words are fetched as soon as a pointer or the focus comes near; with `href` the browser loads a document.
 */
export function Anchor({ to, href, ...others }: AnchorProps) {
  if (to === undefined) return <a href={href} {...others} />;
  return <RouterLink to={to} prefetch="intent" {...others} />;
}
