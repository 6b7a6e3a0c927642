import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';

interface RebarSizesProps {
  bars: readonly { size: string; diameter: number }[];
  caption: string;
}

/** Pixels for an inch: large enough to tell the smallest bar from the next. */
const scale = 44;

/** The sections of all bars side by side at one scale; the table below tells the same. Renders a `figure`. */
export function RebarSizes({ bars, caption }: RebarSizesProps) {
  return (
    <figure>
      <Sections aria-hidden="true">
        {bars.map(({ size: name, diameter }) => (
          <span key={name}>
            <svg
              viewBox="-1.12 -1 2.24 2"
              width={diameter * scale * 1.12}
              height={diameter * scale}
              aria-hidden="true"
              focusable="false"
            >
              {/* The two ribs that run along a deformed bar. */}
              <path d="M-1.12-.14h2.24v.28h-2.24z" />
              <circle r="1" />
            </svg>
            {name}
          </span>
        ))}
      </Sections>
      <Caption>{caption}</Caption>
    </figure>
  );
}

const Sections = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space.s4} ${space.s5}`,
  '& > span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.s2,
    fontSize: size.small,
    fontVariantNumeric: 'tabular-nums',
  },
  '& path': { fill: role.text },
  '& circle': { fill: role.mark },
});

const Caption = styled('figcaption')({
  marginBlockStart: space.s3,
  color: role.textMuted,
  fontSize: size.small,
});
