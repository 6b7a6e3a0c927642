import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Section } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import type { ReleaseFrame } from './news.server.ts';

type NewsNeighboursProps = Pick<ReleaseFrame, 'newer' | 'older'>;

/** Ways to the releases before and after this one, named by their titles. Renders a section with a `nav`. */
export function NewsNeighbours({ newer, older }: NewsNeighboursProps) {
  const { t } = useLingui();
  return (
    <Section surface="tint" room="block">
      <Frame
        aria-label={t({ message: 'Other releases', comment: 'Names links to the news before and after' })}
      >
        {newer && (
          <div data-place="newer">
            <p>
              <Trans comment="Above the title of the news release that came after this one">Newer</Trans>
            </p>
            <Anchor to={pathTo('news-release-details', { parameters: { id: newer.id } })}>
              {newer.title}
            </Anchor>
          </div>
        )}
        {older && (
          <div data-place="older">
            <p>
              <Trans comment="Above the title of the news release that came before this one">Older</Trans>
            </p>
            <Anchor to={pathTo('news-release-details', { parameters: { id: older.id } })}>
              {older.title}
            </Anchor>
          </div>
        )}
      </Frame>
    </Section>
  );
}

const Frame = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.block} ${space.column}`,
  '& p': { color: role.textMuted },
  '& a': { fontSize: size.h4, fontWeight: 650, lineHeight: 1.35 },
  '& > div': { paddingBlockStart: space.s4, borderBlockStart: `3px solid ${role.text}` },
  [media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-place=older]': { gridColumn: 2 },
  },
  [media.print]: { display: 'none' },
});
