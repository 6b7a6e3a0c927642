import { useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { brand } from '#brand';
import { useHydrated } from '#design-system/hydrated.ts';
import { pathTo } from '#site/paths.ts';
import { decodeRot13 } from '#site/rot13.ts';

/**
 * The way to a human, first on every page: two of MUI's `Link`s. The email address appears once scripts run, since it may
 * stand nowhere in what we send; until then, and without JavaScript, a link to the contacts stands in its place.
 */
export function ContactLinks() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const email = isHydrated ? decodeRot13(brand.encodedEmail) : null;
  return (
    <>
      {/* The page script may have turned it into a way to write before React comes. */}
      <Link
        href={email ? `mailto:${email}` : pathTo('contacts')}
        data-email={brand.encodedEmail}
        data-email-shown=""
        suppressHydrationWarning
      >
        {email ??
          t({
            message: 'Contact us by email',
            comment: 'Link to telephone numbers and email, at the top of each page',
          })}
      </Link>
      <Link href={brand.phone.href}>{brand.phone.display}</Link>
    </>
  );
}
