import { Trans } from '@lingui/react/macro';
import { PapersArt } from '#design-system/art/index.ts';
import { Icon } from '#design-system/icon/index.ts';
import { Column, Heading, Section, Stack, Text, WideOnly } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { pathTo } from '#site/paths.ts';

interface BeforeYouComeProps {
  items: readonly { id: string; text: string }[];
}

/** What to see to before leaving home. Renders a section with a checklist. */
export function BeforeYouCome({ items }: BeforeYouComeProps) {
  return (
    <Section>
      <Column span={4}>
        <Stack>
          <Heading level={2} id="before">
            <Trans comment="Heading above a checklist for people who bring scrap">Before you come</Trans>
          </Heading>
          <Text>
            <Trans comment="The links open two pages of rules">
              Papers differ by state: see{' '}
              <Link to={pathTo('what-to-bring')} _t="bring">
                what to bring where you live
              </Link>
              . Some things we{' '}
              <Link to={pathTo('what-we-cannot-take')} _t="refused">
                must refuse
              </Link>
              .
            </Trans>
          </Text>
          <WideOnly sx={{ maxWidth: '20rem' }}>
            <PapersArt />
          </WideOnly>
        </Stack>
      </Column>
      <Column from={5} span={8}>
        <RuledList role="list" room="medium" icons>
          {items.map(({ id, text }) => (
            <li key={id}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </RuledList>
      </Column>
    </Section>
  );
}
