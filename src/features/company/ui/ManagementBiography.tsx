import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Grid, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import type { Leader } from './management.server.ts';

interface ManagementBiographyProps {
  leader: Leader;
  surface: 'paper' | 'tint';
}

/** The life of one leader. Renders an `article` that prints on a sheet of its own; its heading is a link's target. */
export function ManagementBiography({ leader, surface }: ManagementBiographyProps) {
  const { id, person, role: post, since, joined, body } = leader;
  return (
    <Life data-surface={surface} aria-labelledby={id}>
      <Grid>
        <Column span={5}>
          <Stack gap="tight">
            <Heading level={2} size="h3" id={id}>
              {person}
            </Heading>
            {/* One paragraph: a line by itself would be taken for a heading. */}
            <p>
              <Text component="span" sx={{ display: 'block' }}>
                {post}
              </Text>
              <Text component="span" size="small" muted sx={{ display: 'block' }}>
                {since === joined ? (
                  <Trans comment="{since} is a year">With the group and in this role since {since}</Trans>
                ) : (
                  <Trans comment="{since} and {joined} are years">
                    In this role since {since}, with the group since {joined}
                  </Trans>
                )}
              </Text>
            </p>
          </Stack>
        </Column>
        <Column from={6} span={7}>
          <Prose>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Column>
      </Grid>
    </Life>
  );
}

const Life = styled('article')({
  paddingBlock: space.block,
  // On a phone name, post and life stand under each other: one thing, and no gap of columns between them.
  [media.narrow]: { paddingBlock: space.s3, '& > div': { rowGap: space.s3 } },
  '&:has(:target)': { boxShadow: `inset 8px 0 ${role.mark}` },
  [media.print]: { breakBefore: 'page', breakInside: 'avoid', paddingBlock: 0 },
});
