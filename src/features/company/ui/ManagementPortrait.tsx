import { styled } from '@mui/material/styles';
import { Contours } from '#design-system/contours/index.ts';
import { media, role } from '#design-system/theme/roles.ts';

interface ManagementPortraitProps {
  initials: string;
}

/**
 * What stands where others show a face: initials on contour lines. Decoration; renders a `div`. The letters are drawn by
 * the style sheet, so that nobody hears them and no search finds them.
 */
export function ManagementPortrait({ initials }: ManagementPortraitProps) {
  return (
    <Plate data-surface="plate" data-initials={initials} aria-hidden="true">
      <Contours cut="corner" />
    </Plate>
  );
}

const Plate = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  aspectRatio: '2 / 1',
  [media.wide]: { aspectRatio: '4 / 3' },
  overflow: 'hidden',
  color: role.contour,
  '& > svg': { position: 'absolute', inset: 0, zIndex: -1 },
  '&::after': {
    content: 'attr(data-initials)',
    position: 'absolute',
    insetBlockEnd: '0.08em',
    insetInlineStart: '0.18em',
    color: role.accent,
    fontSize: '30cqi',
    fontWeight: 720,
    lineHeight: 1,
    letterSpacing: '-0.05em',
  },
  // Every second plate shows another side of the range.
  'li:nth-of-type(even) > & > svg': { transform: 'scaleX(-1)' },
  [media.print]: { display: 'none' },
});
