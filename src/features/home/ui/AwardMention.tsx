import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { Icon } from '#design-system/icon/index.ts';
import { Grid, Stack } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';

/** The award, in a line of its own that leads to its page. Renders a `div`. */
export function AwardMention() {
  const { magazine, year } = brand.award;
  return (
    <Stack data-surface="tint" sx={{ borderBlockStart: `6px solid ${role.mark}` }}>
      <Grid>
        <Mention to={pathTo('award')}>
          <strong>{year}</strong>{' '}
          <span>
            <Trans comment="Link to the award; {magazine} is its name, and the year stands before it, set large">
              On the business magazine {magazine}’s list of the most influential companies
            </Trans>
          </span>
          <Icon name="arrow" />
        </Mention>
      </Grid>
    </Stack>
  );
}

const Mention = styled(Anchor)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.s2} ${space.column}`,
  paddingBlock: 'clamp(1.25rem, 2.4vw, 2.75rem)',
  color: role.text,
  fontSize: 'clamp(1.1875rem, 1rem + 0.75vw, 1.875rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  '& > span': {
    textDecoration: `underline 2px ${role.mark}`,
    textUnderlineOffset: '0.2em',
  },
  '& > strong': {
    gridColumn: '1 / -1',
    color: role.accent,
    fontSize: 'clamp(2.25rem, 1.4rem + 3vw, 5rem)',
    fontWeight: 720,
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-0.03em',
    lineHeight: 1,
  },
  '& > svg': { color: role.mark, transition: 'transform 200ms' },
  '&:hover': { color: role.link },
  [media.motion]: { '&:hover > svg': { transform: 'translateX(6px)' } },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 9fr) auto',
    '& > strong': { gridColumn: 'auto' },
  },
});
