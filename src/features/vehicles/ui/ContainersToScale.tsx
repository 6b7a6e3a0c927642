import { styled } from '@mui/material/styles';
import { Figure } from '#design-system/figure/index.ts';
import { media, role } from '#design-system/theme/roles.ts';

interface ContainersToScaleProps {
  /** Volume in cubic yards; length, width and height in feet. */
  items: readonly { yards: number; feet: readonly number[] }[];
  caption: string;
}

/** Feet between two containers, and below the drawing for wheels and names. */
const gap = 3;
const foot = 4.6;
const person = { width: 2, height: 5.6 };

/**
 * Containers in one row beside a person, all at one scale; the table beside it tells the measures. Renders a `figure`
 * whose drawing assistive technology skips. Not MUI's `SvgIcon`: the `svg` has the shape that the measures give it.
 */
export function ContainersToScale({ items, caption }: ContainersToScaleProps) {
  const tallest = Math.max(...items.map(({ feet: [, , height = 0] }) => height));
  let end = person.width;
  const placed = items.map(({ yards, feet: [length = 0, , height = 0] }) => {
    const start = end + gap;
    end = start + length;
    return { yards, start, length, height };
  });
  const ground = tallest + 1.2;
  return (
    <Figure caption={caption}>
      <Drawing viewBox={`0 0 ${end} ${ground + foot}`} aria-hidden="true">
        <g data-part="person" transform={`translate(${person.width / 2} ${ground})`}>
          <circle cy={0.5 - person.height} r=".5" />
          <path
            d={`M-.8 ${1.2 - person.height}h1.6l-.2 2.4h-.3v${person.height - 3.6}h-.6v${3.6 - person.height}h-.3z`}
          />
        </g>
        {placed.map(({ yards, start, length, height }) => (
          <g key={yards} transform={`translate(${start} ${ground})`}>
            <path
              data-part="box"
              d={`M0 ${-height - 0.7}h${length}v${height}h${-length}z${ribs(length)
                .map((x) => `M${x} ${-height - 0.7}v${height}`)
                .join('')}`}
            />
            <circle data-part="wheel" cx="1.4" cy="-.45" r=".45" />
            <circle data-part="wheel" cx={length - 1.4} cy="-.45" r=".45" />
            <text x={length / 2} y="3.4">
              {yards}
            </text>
          </g>
        ))}
        <path data-part="ground" d={`M0 ${ground}h${end}`} />
      </Drawing>
    </Figure>
  );
}

/** Where the uprights of a container stand: every two feet or so. */
function ribs(length: number): number[] {
  const count = Math.round(length / 2.4);
  return Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count);
}

const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  strokeWidth: 0.14,
  strokeLinejoin: 'round',
  '& [data-part=box]': { fill: role.surface, stroke: role.text },
  '& [data-part=wheel]': { fill: role.text },
  '& [data-part=person]': { fill: role.mark },
  '& [data-part=ground]': { stroke: role.text, strokeWidth: 0.2 },
  '& text': { fill: role.text, fontSize: 3, fontWeight: 720, textAnchor: 'middle' },
  // Too small to read on a phone, where the caption and the table say it.
  [media.small]: { '& text': { fontSize: 4 } },
});
