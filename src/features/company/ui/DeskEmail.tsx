import type { ReactNode } from 'react';
import { useHydrated } from '#design-system/hydrated.ts';
import { decodeRot13 } from '#site/rot13.ts';

interface DeskEmailProps {
  /** The address in ROT13, from the page's loader: scripts of other pages carry none. */
  encoded: string;
  /** What stands in its place where no script runs. */
  children: ReactNode;
}

/**
 * The email address of a desk. Renders an `a`, which leads nowhere until a script runs, since the address may stand nowhere in
 * what we send: name another way beside it. The page script may have written it before React comes. Not `Anchor`, which always
 * leads somewhere.
 */
export function DeskEmail({ encoded, children }: DeskEmailProps) {
  const address = useHydrated() ? decodeRot13(encoded) : null;
  return (
    <a
      href={address ? `mailto:${address}` : undefined}
      data-email={encoded}
      data-email-shown=""
      suppressHydrationWarning
    >
      {address ?? children}
    </a>
  );
}
