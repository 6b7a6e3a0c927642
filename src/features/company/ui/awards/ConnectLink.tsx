import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { useHydrated } from '#design-system/hydrated.ts';
import { pathTo } from '#site/paths.ts';
import { decodeRot13 } from '#site/rot13.ts';

/**
 * "Connect with us": writes to the company. The address may stand nowhere in what we send, so without script the link
 * leads to the contacts. The page script may have turned it into a way to write before React comes. Not `Anchor`: it leaves no
 * page, and the page script knows it by its own attribute.
 */
export function ConnectLink() {
  const isHydrated = useHydrated();
  return (
    <a
      href={isHydrated ? `mailto:${decodeRot13(brand.encodedEmail)}` : pathTo('contacts')}
      data-email={brand.encodedEmail}
      suppressHydrationWarning
    >
      <Trans comment="Link that writes an email to the company. Fixed by contract">Connect with us</Trans>{' '}
      <span hidden={!isHydrated} suppressHydrationWarning>
        <Trans comment="Behind “Connect with us”: what the link does">(by email)</Trans>
      </span>
    </a>
  );
}
