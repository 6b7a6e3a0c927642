import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';

interface SearchNothingProps {
  /** Says that nothing was found, and for what. */
  heading: string;
}

/** When nothing was found: what to try, where to look, whom to call. Renders a section. */
export function SearchNothing({ heading }: SearchNothingProps) {
  const phone = brand.phone.display;
  return (
    <Section room="tight">
      <Column span={8}>
        <Heading level={2} size="h4" id="results">
          {heading}
        </Heading>
        <ul>
          <li>
            <Trans>Try one word fewer, or a more general one: “copper” instead of “copper kettle”.</Trans>
          </li>
          <li>
            <Trans comment="The link opens the list of all materials">
              Is it something to sell? <Link to={pathTo('what-we-buy')}>What we buy</Link> lists more than a
              hundred things.
            </Trans>
          </li>
          <li>
            <Trans comment="The link opens the list of all pages">
              The <Link to={pathTo('sitemap')}>site map</Link> lists every page.
            </Trans>
          </li>
          <li>
            <Trans comment="The link holds a telephone number">
              Or ask us on weekdays: <Link href={brand.phone.href}>{phone}</Link>
            </Trans>
          </li>
        </ul>
      </Column>
    </Section>
  );
}
