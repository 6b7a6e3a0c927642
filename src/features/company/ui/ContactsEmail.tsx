import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import { useHydrated } from '#design-system/hydrated.ts';
import { decodeRot13 } from '#site/rot13.ts';

/**
 * How to write. Renders a `p`. Its words become a link once scripts run: the address may stand nowhere in what we send,
 * and is printed in one place only, at the top of the page. Not `Anchor`, which always leads somewhere.
 */
export function ContactsEmail() {
  return (
    <p>
      <Trans comment="The address itself stands at the top of each page and needs a script to appear">
        <EmailLink _t="link">Write us an email</EmailLink> in English or in Spanish. The address is at the top
        of every page; it appears only where scripts are on, to keep it from machines that send spam.
      </Trans>
    </p>
  );
}

function EmailLink({ children }: { children?: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <a
      href={isHydrated ? `mailto:${decodeRot13(brand.encodedEmail)}` : undefined}
      data-email={brand.encodedEmail}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
