import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { dataHueStyle } from '#design-system/theme/palette.ts';
import { dataInk, media, role, size } from '#design-system/theme/roles.ts';
import type { SitePlanData } from './yard.server.ts';

interface WrittenSitePlanProps {
  plan: SitePlanData;
}

/** A number's circle and its figure, and the strip below the drawing, as parts of the drawing's width. */
const mark = { radius: 0.027, figure: 0.034 };
const strip = 0.07;

/**
 * The plan as the server writes it, with what its numbers stand for. Renders a `div` with an `svg` that is reckoned from the
 * yard. Not MUI's `SvgIcon`: it is an image with a name, as wide as its column.
 */
export function WrittenSitePlan({ plan }: WrittenSitePlanProps) {
  const { t } = useLingui();
  const { size: side, paths, spots, bar, heading, way, note, label, north } = plan;
  const foot = side * (1 + strip);
  return (
    <Stack>
      <Heading level={3}>{heading}</Heading>
      <Text>{way}</Text>
      <Columns min="18rem" gap="even">
        <Drawing
          viewBox={`0 0 ${side} ${foot}`}
          role="img"
          aria-label={t({
            message: `${label} from above. The list after it says what its numbers stand for.`,
            comment: 'Says the plan of a yard to people who cannot see it; {label} is the name of the yard',
          })}
        >
          <rect width={side} height={side} data-part="around" />
          {paths.map(({ part, d }) => (
            <path key={part} d={d} data-part={part} />
          ))}
          {spots.map(({ id, x, y }, index) => (
            <g key={id}>
              <circle cx={x} cy={y} r={side * mark.radius} data-part="mark" />
              <text x={x} y={y} fontSize={side * mark.figure} data-part="figure">
                {index + 1}
              </text>
            </g>
          ))}
          <path d={`M1 ${foot - side * 0.035}v${side * 0.02}h${bar.feet}v${-side * 0.02}`} data-part="bar" />
          <text x={bar.feet + side * 0.025} y={foot - side * 0.022} fontSize={side * mark.figure}>
            {bar.label}
          </text>
          <path
            d={`M${side * 0.94} ${foot - side * 0.012}l${side * 0.016} ${-side * 0.045}l${side * 0.016} ${side * 0.045}l${-side * 0.016} ${-side * 0.012}z`}
            data-part="needle"
          />
          <text x={side * 0.925} textAnchor="end" y={foot - side * 0.022} fontSize={side * mark.figure}>
            {north}
          </text>
        </Drawing>
        <Stack>
          <Key>
            {spots.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Key>
          <Text size="small" muted>
            {note}
          </Text>
        </Stack>
      </Columns>
    </Stack>
  );
}

const tone = (percent: number): string => `color-mix(in srgb, ${role.text} ${percent}%, ${role.surface})`;

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '32rem',
  height: 'auto',
  ...dataHueStyle,
  fill: 'none',
  strokeLinejoin: 'round',
  '& [data-part=around]': { fill: tone(7) },
  '& [data-part=water]': { fill: `color-mix(in srgb, ${dataInk} 24%, ${role.surface})` },
  '& [data-part=road]': { fill: tone(18) },
  '& [data-part=ground]': { fill: role.surface },
  '& [data-part=fence]': { stroke: role.text, strokeWidth: 2.5 },
  '& [data-part=paved]': { fill: tone(10) },
  '& [data-part=bay]': { stroke: role.textMuted, strokeWidth: 2 },
  '& [data-part=heap]': { fill: tone(30), stroke: role.border, strokeWidth: 1 },
  '& [data-part=rail]': { stroke: role.textMuted, strokeWidth: 6, strokeDasharray: '2 3' },
  '& [data-part=rows]': { stroke: tone(45), strokeWidth: 15, strokeDasharray: '6 3' },
  '& :is([data-part=cars], [data-part=goods])': { fill: tone(45) },
  '& [data-part=belt]': { stroke: role.textMuted, strokeWidth: 4 },
  '& :is([data-part=roof], [data-part=vessel])': { fill: tone(3), stroke: role.text, strokeWidth: 2 },
  '& [data-part=scale]': { fill: role.mark },
  '& [data-part=way]': { stroke: role.mark, strokeWidth: 3, strokeDasharray: '9 6' },
  '& [data-part=arrow]': { fill: role.mark },
  '& :is([data-part=truck], [data-part=mark], [data-part=needle])': { fill: role.text },
  '& [data-part=bar]': { stroke: role.text, strokeWidth: 2 },
  '& text': { fill: role.text, dominantBaseline: 'central' },
  '& [data-part=figure]': { fill: role.surface, fontWeight: 700, textAnchor: 'middle' },
  [media.forcedColors]: {
    '& :is(path, rect)': { stroke: 'CanvasText' },
    '& :is([data-part=scale], [data-part=mark], [data-part=truck], [data-part=needle])': {
      fill: 'CanvasText',
    },
    '& text': { fill: 'CanvasText' },
    '& [data-part=figure]': { fill: 'Canvas' },
  },
});

/** Its numbers are those of the drawing. */
const Key = styled('ol')({
  margin: 0,
  paddingInlineStart: '2.2em',
  '& li': { paddingInlineStart: '0.3em', marginBlockEnd: '0.3em' },
  '& li::marker': { fontWeight: 700, fontSize: size.body },
});
