import { styled } from '@mui/material/styles';
import { Lines, late } from '../late-drawings.tsx';
import { role } from '../theme/roles.ts';

export interface SceneArtProps {
  /** Address of the drawing's file, written by `packages/artwork/drawing/draw-art.ts`. */
  sheet: string;
  /** The file's view box: the browser keeps the place free before the file is there. */
  viewBox: string;
}

/**
 * A small scene of the metals trade as a line drawing. Decoration that no reader needs; renders an `svg` as wide as
 * its place, in the colours of the surface it stands on. The lines lie in a file of their own, so that no page waits
 * for them.
 */
export function SceneArt({ sheet, viewBox }: SceneArtProps) {
  return (
    <Sheet viewBox={viewBox} aria-hidden="true">
      <Lines href={`${sheet}#scene`} />
    </Sheet>
  );
}

/** A step from the ground towards the ink. */
const tone = (percent: number): string => `color-mix(in srgb, ${role.text} ${percent}%, ${role.surface})`;

const tones = {
  '--t0': tone(2),
  '--t1': tone(8),
  '--t2': tone(16),
  '--t3': tone(25),
  '--t4': tone(34),
  // Windows, tires and the accent are lit the same way in both schemes, so they lean to black and white, not to the ink.
  '--t5': `color-mix(in srgb, black 66%, ${role.surface})`,
  '--ta': `color-mix(in srgb, ${role.mark} 86%, white)`,
  '--tb': role.mark,
  '--tc': `color-mix(in srgb, ${role.mark} 80%, black)`,
  '--tg': `color-mix(in srgb, ${role.mark} 52%, white)`,
};

/** The frame of a scene, and the ink and tones of its lines. */
export const Sheet = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  stroke: role.text,
  strokeWidth: '1.75px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  ...tones,
  ...late,
  // Forced colours leave two colours to draw with: ink for lines, ground for surfaces.
  '@media (forced-colors: active)': {
    stroke: 'CanvasText',
    ...Object.fromEntries(Object.keys(tones).map((name) => [name, 'Canvas'])),
  },
});
