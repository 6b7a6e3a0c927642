import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { PapersArt } from '#design-system/art/index.ts';
import { Icon } from '#design-system/icon/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';

interface BeforeYouComeProps {
  items: readonly { id: string; text: string }[];
}

/** What to see to before leaving home. Renders a section with a checklist. */
export function BeforeYouCome({ items }: BeforeYouComeProps) {
  return (
    <Section labelledBy="before">
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
          <Drawing>
            <PapersArt />
          </Drawing>
        </Stack>
      </Column>
      <Column from={5} span={8}>
        <Checklist role="list">
          {items.map(({ id, text }) => (
            <li key={id}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </Checklist>
      </Column>
    </Section>
  );
}

const Drawing = styled('div')({
  display: 'none',
  maxWidth: '20rem',
  [media.medium]: { display: 'block' },
  [media.print]: { display: 'none' },
});

const Checklist = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s4,
    maxWidth: 'none',
    paddingBlock: space.s4,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& svg': { color: role.mark, marginBlockStart: '0.2em' },
});
