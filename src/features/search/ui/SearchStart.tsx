import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/** Pages that most visitors come for. */
const popular = ['sell-to-us', 'what-we-buy', 'what-to-bring', 'locations', 'careers', 'contacts'] as const;

interface SearchStartProps {
  /** What can be searched, and how. */
  lead: string;
}

/** The whole line is the target. */
const wide = { display: 'block', paddingBlock: space.s3, fontSize: size.h4 };

/** Before anything was asked: what can be asked, searches that many make, and the pages that most want. Renders two columns of links. */
export function SearchStart({ lead }: SearchStartProps) {
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
    <Section room="block">
      <Column span={9}>
        <Text size="lead">{lead}</Text>
      </Column>
      <Column span={6} from={1}>
        <Stack>
          <Heading level={2} size="h3" id="often-asked">
            <Trans comment="Heading above examples of searches">Often searched</Trans>
          </Heading>
          <RuledList room="none" aria-labelledby="often-asked">
            {examples.map((example) => (
              <li key={example}>
                <Link to={pathTo('search', { search: { s: example }, hash: 'results' })} sx={wide}>
                  {example}
                </Link>
              </li>
            ))}
          </RuledList>
        </Stack>
      </Column>
      <Column span={6}>
        <Stack>
          <Heading level={2} size="h3" id="often-opened">
            <Trans comment="Heading above popular pages">Often opened</Trans>
          </Heading>
          <RuledList room="none" aria-labelledby="often-opened">
            {popular.map((id) => (
              <li key={id}>
                <Link to={pathTo(id)} sx={wide}>
                  {i18n._(pageLabel(id))}
                </Link>
              </li>
            ))}
          </RuledList>
        </Stack>
      </Column>
    </Section>
  );
}
