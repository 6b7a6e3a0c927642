import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/** Pages that most visitors come for. */
const popular = ['sell-to-us', 'what-we-buy', 'what-to-bring', 'locations', 'careers', 'contacts'] as const;

/** Before anything was asked: searches that many make, and the pages that most want. Renders two columns of links. */
export function SearchStart() {
  const { i18n, t } = useLingui();
  const examples = [
    t({ message: 'copper wire', comment: 'An example of a search' }),
    t({ message: 'water heater', comment: 'An example of a search' }),
    t({ message: 'car battery', comment: 'An example of a search' }),
    t({ message: 'sell my car without a title', comment: 'An example of a search' }),
    t({ message: 'photo ID', comment: 'An example of a search' }),
    t({ message: 'dividend', comment: 'An example of a search' }),
  ];
  return (
    <Section>
      <Column span={6}>
        <Heading level={2} size="h3" id="often-asked">
          <Trans comment="Heading above examples of searches">Often searched</Trans>
        </Heading>
        <Words aria-labelledby="often-asked">
          {examples.map((example) => (
            <li key={example}>
              <Link to={pathTo('search', { search: { s: example }, hash: 'results' })}>{example}</Link>
            </li>
          ))}
        </Words>
      </Column>
      <Column span={6}>
        <Heading level={2} size="h3" id="often-opened">
          <Trans comment="Heading above popular pages">Often opened</Trans>
        </Heading>
        <Words aria-labelledby="often-opened">
          {popular.map((id) => (
            <li key={id}>
              <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
            </li>
          ))}
        </Words>
      </Column>
    </Section>
  );
}

const Words = styled('ul')({
  listStyle: 'none',
  margin: `${space.s4} 0 0`,
  padding: 0,
  borderTop: `3px solid ${role.text}`,
  '& li': { maxWidth: 'none', borderBottom: `1px solid ${role.line}` },
  '& a': { display: 'block', paddingBlock: space.s3, fontSize: size.h4 },
});
