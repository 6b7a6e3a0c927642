import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { useHydrated } from '#design-system/hydrated.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';
import { decodeRot13 } from '#site/rot13.ts';

/**
 * "Connect with us": writes to the company. The address may stand nowhere in what we send, so without script the link
 * leads to the contacts.
 */
export function ConnectLink() {
  const isHydrated = useHydrated();
  const words = (
    <Trans comment="Link that writes an e-mail to the company. Fixed by contract">Connect with us</Trans>
  );
  return isHydrated ? (
    <Link href={`mailto:${decodeRot13(brand.encodedEmail)}`}>
      {words} <Trans comment="Behind “Connect with us”: what the link does">(by e-mail)</Trans>
    </Link>
  ) : (
    <Link to={pathTo('contacts')}>{words}</Link>
  );
}
