import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Anchor } from '#design-system/link/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import type { NewsItem } from '#features/investors/model/ports.ts';
import { formatShortDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';

interface ReleaseProps {
  item: NewsItem;
}

/** One release: its day and its title, which links to it. Renders an `article`, named by its title, that takes a press anywhere. */
export function Release({ item: { id, releaseDate, title } }: ReleaseProps) {
  const day = releaseDate.date.slice(0, 10);
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <time dateTime={day}>{formatShortDay(day)}</time>
      <h3 id={titleId}>
        <Anchor to={pathTo('news-release-details', { parameters: { id } })}>{title}</Anchor>
      </h3>
    </Frame>
  );
}

const Frame = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  height: '100%',
  paddingBlock: `${space.s4} ${space.s5}`,
  borderTop: `3px solid ${role.text}`,
  '& > time': { color: role.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& > h3': {
    fontSize: 'clamp(1.1875rem, 0.95rem + 0.7vw, 1.75rem)',
    lineHeight: 1.28,
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
  },
  '& a': {
    color: role.text,
    textDecorationColor: role.mark,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.2em',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '&:hover a': { color: role.link, textDecorationThickness: '3px' },
});
