import { styled } from '@mui/material/styles';
import { Heading, keepWhole } from '#design-system/layout/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface ClauseProps {
  id: string;
  /** With its number. */
  title: string;
  /** Stands above the summary: "In short". */
  summaryLabel: string;
  /** The clause in one sentence of plain language. */
  summary: string;
  /** The clause itself, a paragraph each. */
  body: readonly string[];
}

/** One condition: what it says in short, large, and its wording beside it. Renders a `section`. */
export function Clause({ id, title, summaryLabel, summary, body }: ClauseProps) {
  return (
    <Frame>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <p data-part="short">
        <span>{summaryLabel}</span> {summary}
      </p>
      <div>
        {body.map((paragraph) => (
          <p key={paragraph}>{keepWhole(paragraph)}</p>
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s4} ${space.column}`,
  paddingBlock: space.block,
  borderBlockStart: `1px solid ${role.border}`,
  '&:first-of-type': { borderBlockStartWidth: 3 },
  '& > div > p + p': { marginBlockStart: space.s4 },
  '& [data-part=short]': {
    borderInlineStart: `4px solid ${role.mark}`,
    paddingInlineStart: space.s4,
    alignSelf: 'start',
    fontSize: size.h4,
    fontWeight: 600,
    lineHeight: 1.5,
    '& > span': { display: 'block', color: role.textMuted, fontSize: size.small, fontWeight: 400 },
  },
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    '& > :is(h2)': { gridColumn: '1 / -1' },
  },
  [media.print]: { breakInside: 'avoid' },
});
