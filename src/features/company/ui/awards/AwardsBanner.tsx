import { Trans } from '@lingui/react/macro';
import { Column, ColumnList, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import type { Awards } from '../../content/awards.schema.ts';
import { ConnectLink } from './ConnectLink.tsx';

interface AwardsBannerProps {
  awards: Awards;
}

/** Three seals on basalt, and the way to write to us beside them. Renders a section. */
export function AwardsBanner({ awards }: AwardsBannerProps) {
  return (
    <Section surface="plate">
      <Column span={4}>
        <Stack gap="block">
          <Heading level={2} size="h3" id="awards">
            <Trans comment="Heading above the seals of three awards">Awards</Trans>
          </Heading>
          <p>
            <Link to={pathTo('award')}>
              <Trans comment="Link to the page about the award of 2023">How the 2023 award came about</Trans>
            </Link>
          </p>
          <Text size="lead" strong>
            <ConnectLink />
          </Text>
        </Stack>
      </Column>
      <Column from={5} span={8}>
        <ColumnList
          min="9rem"
          sx={{
            '& img': {
              display: 'block',
              width: '100%',
              maxWidth: '15rem',
              [media.print]: { maxWidth: '6rem' },
            },
          }}
        >
          {awards.map(({ id, image, name }) => (
            <li key={id}>
              <img src={image} alt={name} width={240} height={280} loading="lazy" />
            </li>
          ))}
        </ColumnList>
      </Column>
    </Section>
  );
}
