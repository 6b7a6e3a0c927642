import { styled } from '@mui/material/styles';
import { Section, Stack } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { HistorySpan } from './HistorySpan.tsx';
import type { Era } from './history.server.ts';

interface HistoryYearsProps {
  /** Names the list. */
  label: string;
  eras: readonly Era[];
}

/**
 * The eras as links, on a wide window side by side along one line, each as long as its years. Renders a `nav`; the marks
 * on the line stand for milestones and are decoration.
 */
export function HistoryYears({ label, eras }: HistoryYearsProps) {
  const last = Math.max(...eras.flatMap(({ milestones }) => milestones.map(({ year }) => year)));
  const yearsOf = ({ from, to }: Era) => (to ?? last) + 1 - from;
  const allYears = eras.reduce((sum, era) => sum + yearsOf(era), 0);
  const shares = eras.map((era) => Math.floor((1000 * yearsOf(era)) / allYears) / 10);
  return (
    <Section room="block" surface="plate">
      <Line aria-label={label}>
        <PlainList
          component="ol"
          role="list"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: space.s4,
            [media.wide]: { flexFlow: 'row wrap', gap: space.s2 },
          }}
        >
          {eras.map(({ id, from, to, title, milestones }, index) => (
            <Stack
              component="li"
              gap="none"
              key={id}
              sx={{
                alignItems: 'flex-start',
                maxWidth: 'none',
                // As long as its years, and its marks in their places, whether those after them have come or not.
                [media.wide]: {
                  flex: `0 1 calc(${shares[index]}% - ${space.s2})`,
                  minWidth: '9rem',
                  '& > span': { gridTemplateColumns: `repeat(${milestones.length}, 1fr)` },
                },
              }}
            >
              <span aria-hidden="true" data-part="marks">
                {milestones.map((milestone) => (
                  <i key={milestone.id} />
                ))}
              </span>
              <p>
                <HistorySpan from={from} to={to} />
              </p>
              <Anchor href={`#${id}`}>{title}</Anchor>
            </Stack>
          ))}
        </PlainList>
      </Line>
    </Section>
  );
}

const Line = styled('nav')({
  '& p': { color: role.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: size.h4,
    fontWeight: 600,
    lineHeight: 1.25,
  },
  '& [data-part=marks]': { display: 'none' },
  [media.wide]: {
    '& [data-part=marks]': {
      display: 'grid',
      alignSelf: 'stretch',
      placeItems: 'center',
      height: '1.5rem',
      marginBlockEnd: space.s4,
      borderBlockEnd: `3px solid ${role.mark}`,
    },
    '& i': {
      width: '0.875rem',
      height: '0.875rem',
      borderRadius: '50%',
      backgroundColor: role.mark,
      translate: '0 calc(0.75rem + 1px)',
    },
  },
  [media.forcedColors]: { '& i': { border: '1px solid CanvasText' } },
});
