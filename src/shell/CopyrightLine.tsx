import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
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

/** The current year. Renders a `span`. */
function Year() {
  const span = useRef<HTMLSpanElement>(null);
  const year = String(copyrightYear(new Date()));
  // A page made ahead carries the year of its making, and React keeps the server's text where the two differ.
  useEffect(() => {
    if (span.current && span.current.textContent !== year) span.current.textContent = year;
  }, [year]);
  return (
    <span ref={span} data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
