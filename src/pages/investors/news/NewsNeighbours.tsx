import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Section } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { NewsDetail } from '#features/investors/model/ports.ts';
import { htmlLang } from '#i18n/language.ts';
import { releasePath } from './news-paths.ts';

type NewsNeighboursProps = Pick<NewsDetail, 'newer' | 'older'>;

/** Ways to the releases before and after this one, named by their titles. Renders a section with a `nav`, or nothing. */
export function NewsNeighbours({ newer, older }: NewsNeighboursProps) {
  const { t } = useLingui();
  if (!newer && !older) return null;
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
            <Anchor to={releasePath(newer.id)} lang={newer.language && htmlLang[newer.language]}>
              {newer.title}
            </Anchor>
          </div>
        )}
        {older && (
          <div data-place="older">
            <p>
              <Trans comment="Above the title of the news release that came before this one">Older</Trans>
            </p>
            <Anchor to={releasePath(older.id)} lang={older.language && htmlLang[older.language]}>
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
