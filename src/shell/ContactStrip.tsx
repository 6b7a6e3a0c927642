import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { useHydrated } from '#design-system/hydrated.ts';
import { measure, role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { decodeRot13 } from '#site/rot13.ts';

/**
 * The way to a human, first on every page. Renders a `div`. The e-mail address appears once scripts run, since it may
 * stand nowhere in what we send; until then, and without JavaScript, a link to the contacts stands in its place.
 */
export function ContactStrip() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const email = isHydrated ? decodeRot13(brand.encodedEmail) : null;
  return (
    <Strip data-surface="plate" data-print="hide">
      <div>
        {/* The page script may have turned it into a way to write before React comes. */}
        <a
          href={email ? `mailto:${email}` : pathTo('contacts')}
          data-email={brand.encodedEmail}
          data-email-shown=""
          suppressHydrationWarning
        >
          {email ??
            t({
              message: 'Contact us by e-mail',
              comment: 'Link to telephone numbers and e-mail, at the top of each page',
            })}
        </a>
        <a href={brand.phone.href}>{brand.phone.display}</a>
      </div>
    </Strip>
  );
}

const Strip = styled('div')({
  fontSize: size.small,
  '& > div': {
    display: 'flex',
    // The telephone hangs from the right edge, so the longer e-mail address moves nothing when it appears.
    justifyContent: 'space-between',
    gap: space.s4,
    maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
    minHeight: measure.target,
    marginInline: 'auto',
    paddingInline: space.gutter,
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    color: role.text,
    textDecorationColor: role.mark,
    // With large text on a phone the address breaks rather than leave the window.
    overflowWrap: 'anywhere',
  },
  '& a + a': { whiteSpace: 'nowrap' },
  // The smallest phone has room for one of the two; the telephone number stands on the contacts page too.
  '@media (max-width: 359.98px)': { '& a + a': { display: 'none' } },
});
