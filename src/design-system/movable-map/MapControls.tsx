import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { Dispatch } from 'react';
import { type MapSize, type MapView, wholeView } from '../pin-map/index.ts';
import { media, role, space } from '../theme/roles.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { MapWords } from './map-words.ts';
import { enlargements, movedView, zoomedView } from './moved-view.ts';

interface MapControlsProps {
  words: MapWords;
  view: MapView;
  size: MapSize;
  onView: Dispatch<MapView>;
  /** Id of what they move. */
  mapId: string;
  /** Said when it changes: what is shown now. */
  told: string;
}

/** So much of what is seen goes by with one press. */
export const step = 0.3;

/** Drawn here and not among the icons, which every page loads. */
const drawings = {
  zoomIn: 'M12 4v16M4 12h16',
  zoomOut: 'M4 12h16',
  whole: 'M9 4H4v5M15 4h5v5M20 15v5h-5M4 15v5h5',
  left: 'M20 12H5M11 6l-6 6 6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  right: 'M4 12h15M13 6l6 6-6 6',
} as const;

/**
 * Buttons that enlarge and move a map, for a finger, a key and a switch; nothing has to be dragged. MUI's `IconButton`s in a
 * `div` with the role of a group; those that move it are there once it is enlarged.
 */
export function MapControls({ words, view, size, onView, mapId, told }: MapControlsProps) {
  const last = enlargements.at(-1);
  const button = (name: keyof typeof drawings, next: MapView, isOut = false) => (
    <IconButton
      aria-controls={mapId}
      // Disabled it would lose the focus of whoever presses it once more.
      aria-disabled={isOut || undefined}
      onClick={() => !isOut && onView(next)}
    >
      <SvgIcon>
        <path d={drawings[name]} />
      </SvgIcon>
      <VisuallyHidden>{words[name]}</VisuallyHidden>
    </IconButton>
  );
  const mover = (name: keyof typeof drawings, across: number, along: number) => {
    const next = movedView(view, across * step, along * step, size);
    return button(name, next, next.x === view.x && next.y === view.y);
  };
  const isWhole = view.times === 1;
  return (
    <Controls role="group" aria-label={words.group} data-print="hide">
      <div>
        {button('zoomIn', zoomedView(view, 1, size), view.times === last)}
        {button('zoomOut', zoomedView(view, -1, size), isWhole)}
        {button('whole', wholeView(size), isWhole)}
      </div>
      {!isWhole && (
        <div data-moves="">
          {mover('left', -1, 0)}
          {mover('up', 0, -1)}
          {mover('down', 0, 1)}
          {mover('right', 1, 0)}
        </div>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Controls>
  );
}

/** Where a map and its buttons lie: below each other, on a narrow window beside each other, so that what follows stays where it was. */
export const MapFrame = styled('div')({
  display: 'grid',
  gridTemplateAreas: '"tools moves" "map map"',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s2,
  maxWidth: '64rem',
  '& > :last-of-type': { gridArea: 'map' },
  // The tools before the map, as they come before it: the focus goes on to the marks without turning back.
  [media.narrow]: { gridTemplateAreas: '"tools map" "moves moves"' },
  [media.noScript]: { display: 'block' },
  [media.print]: { display: 'block' },
});

const Controls = styled('div')({
  display: 'contents',
  [media.noScript]: { display: 'none' },
  '& > div': { gridArea: 'tools', display: 'flex', gap: space.s2 },
  '& > div ~ div': { gridArea: 'moves' },
  [media.narrow]: { '& > div:first-of-type': { flexDirection: 'column' } },
  '& button': { border: `1px solid ${role.border}`, backgroundColor: role.surface, color: role.text },
  // After a touch it would stay, and look as if it were on.
  '@media (hover: hover)': { '& button:hover': { backgroundColor: role.text, color: role.surface } },
  '& button[aria-disabled], & button[aria-disabled]:hover': {
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: role.textMuted,
    cursor: 'not-allowed',
  },
});
