import { useLingui } from '@lingui/react';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Anchor } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { formatShortDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { newsKinds } from './news-kinds.ts';
import type { LatestRelease } from './read-news.ts';

interface ReleaseProps {
  item: LatestRelease;
}

/**
 * One release: what it is about, its day, its title, which links to it, its figures and its first sentence. Renders an `article`,
 * named by its title, that takes a press anywhere.
 */
export function Release({ item: { id, releaseDate, title, category, opening, figures = [] } }: ReleaseProps) {
  const { i18n } = useLingui();
  const day = releaseDate.date.slice(0, 10);
  const titleId = useId();
  const kind = category && newsKinds[category];
  return (
    <Frame aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Anchor to={pathTo('news-release-details', { parameters: { id } })}>{title}</Anchor>
      </h3>
      {/* Seen first, heard second: a listener who walks by headings hears the title, then what it is about. */}
      <div>
        {kind && <strong>{i18n._(kind)}</strong>} <time dateTime={day}>{formatShortDay(day)}</time>
      </div>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {opening && <p>{opening}</p>}
    </Frame>
  );
}

const Frame = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  height: '100%',
  paddingBlockStart: space.s4,
  borderTop: `3px solid ${role.text}`,
  fontSize: size.small,
  '& > div': { order: -1, color: role.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& > div > strong': { marginInlineEnd: space.s2, color: role.text },
  '& > h3': {
    fontSize: size.body,
    lineHeight: 1.28,
    letterSpacing: '-0.008em',
    textWrap: 'pretty',
  },
  '& > dl': { margin: 0 },
  '& > dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s3,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& dt': { color: role.textMuted },
  '& dd': {
    marginInlineStart: 'auto',
    color: role.accent,
    fontWeight: 720,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
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
