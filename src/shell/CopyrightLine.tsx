import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { copyrightYear } from './copyright-year.ts';

/** Who owns the site's content, with the current year. Renders a `p`. */
export function CopyrightLine() {
  const owner = brand.legalName;
  return (
    <p>
      <Trans comment="<year/> is the current year, {owner} the company's name in law, which ends with a full stop">
        © <Year _t="year" /> {owner} All rights reserved.
      </Trans>
    </p>
  );
}

/** The year in which the page was made; the page script puts today's in its place, which React keeps. Renders a `span`. */
function Year() {
  return (
    <span data-year="" suppressHydrationWarning>
      {copyrightYear(new Date())}
    </span>
  );
}
