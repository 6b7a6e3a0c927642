import { Figure } from '#design-system/figure/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';

interface RebarSizesProps {
  bars: readonly { size: string; diameter: number }[];
  caption: string;
}

/** Pixels for an inch: large enough to tell the smallest bar from the next. */
const scale = 44;

/**
 * The sections of all bars side by side at one scale; the table below tells the same. Renders a `figure`. Not MUI's `SvgIcon`,
 * which is as tall as a line of words: each `svg` has the measures of its bar.
 */
export function RebarSizes({ bars, caption }: RebarSizesProps) {
  return (
    <Figure caption={caption}>
      <Stack
        row
        aria-hidden="true"
        sx={{ alignItems: 'flex-end', columnGap: space.s5, '& circle': { fill: role.mark } }}
      >
        {bars.map(({ size: name, diameter }) => (
          <Stack component="span" gap="tight" key={name} sx={{ alignItems: 'center', fontSize: size.small }}>
            <svg
              viewBox="-1.12 -1 2.24 2"
              width={diameter * scale * 1.12}
              height={diameter * scale}
              aria-hidden="true"
            >
              {/* The two ribs that run along a deformed bar. */}
              <path fill="currentColor" d="M-1.12-.14h2.24v.28h-2.24z" />
              <circle r="1" />
            </svg>
            {name}
          </Stack>
        ))}
      </Stack>
    </Figure>
  );
}
