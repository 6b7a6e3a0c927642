import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { pathTo } from '#site/paths.ts';
import { verdictWords } from './material-words.ts';
import type { RefusedGroup } from './refused.server.ts';

/** What is never taken, by the reason why: each with the harm on the left and the way out on the right. Renders sections. */
export function Refusals({ groups }: { groups: readonly RefusedGroup[] }) {
  const { i18n } = useLingui();
  const links = {
    conditions: { to: pathTo('what-we-cannot-take', { hash: 'conditions' }) },
    theft: { to: pathTo('material-theft') },
  };
  return groups.map(({ id, title, text, items }, index) => (
    <Section key={id} labelledBy={id} surface={index % 2 === 1 ? 'tint' : undefined}>
      <Column span={4}>
        <Stack>
          <Heading level={2} size="h2" id={id}>
            {title}
          </Heading>
          <Verdict kind="no" label={i18n._(verdictWords.no)} />
          <Text muted>{text}</Text>
        </Stack>
      </Column>
      <Column from={5} span={8}>
        <Things role="list">
          {items.map((item) => (
            <li key={item.id} id={item.id}>
              <h3>{item.name}</h3>
              <p>{item.text}</p>
              <div>
                <p data-part="instead">
                  <Trans comment="Before what to do with a thing that the yard refuses">
                    What to do instead
                  </Trans>
                </p>
                <p>
                  <RichText text={item.detail} links={links} />
                </p>
              </div>
            </li>
          ))}
        </Things>
      </Column>
    </Section>
  ));
}

const Things = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s2} ${space.column}`,
    maxWidth: 'none',
    paddingBlock: space.s5,
    borderBlockEnd: `1px solid ${role.line}`,
    breakInside: 'avoid',
  },
  '& h3': { fontSize: size.h4, lineHeight: 1.3 },
  '& > li > p': { color: role.textMuted },
  '& > li > div': { borderInlineStart: `4px solid ${role.mark}`, paddingInlineStart: space.s4 },
  '& [data-part=instead]': { fontSize: size.small, fontWeight: 650 },
  [media.medium]: {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
    '& > li > div': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
