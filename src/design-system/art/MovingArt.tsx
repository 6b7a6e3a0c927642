import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { Lines } from '../late-drawings.tsx';
import { media } from '../theme/roles.ts';
import { type Move, moveStyles, planes } from './moves.ts';
import { SceneArt, type SceneArtProps, Sheet } from './SceneArt.tsx';

/** Whether nothing in the drawings moves, as on a page for people whom movement keeps from reading. */
export const StillDrawings = createContext(false);

interface MovingArtProps extends SceneArtProps {
  /** What the part of it that moves does. */
  move: Move;
  /** Around which place of the drawing it turns. Default: it slides. */
  pivot?: readonly [x: number, y: number];
}

/**
 * A scene of which one part moves. Decoration, as `SceneArt` is; renders an `svg`.
 *
 * - It moves once, when it comes into sight, for people who do not ask for less motion (`move-when-seen.ts`).
 * - It does not in `StillDrawings`.
 * - Without a script, and on paper, it stands as it ends.
 */
export function MovingArt({ sheet, viewBox, move, pivot }: MovingArtProps) {
  if (useContext(StillDrawings)) return <SceneArt sheet={sheet} viewBox={viewBox} />;
  const plane = pivot && planes(move, pivot);
  const moving = <Lines href={`${sheet}#moving`} />;
  return (
    <MovingSheet
      viewBox={viewBox}
      aria-hidden="true"
      data-motion=""
      // The page script has said before React comes that it waits.
      suppressHydrationWarning
    >
      <Lines href={`${sheet}#behind`} />
      {plane ? (
        <g transform={plane.toSheet}>
          <g data-move={move}>
            <g transform={plane.fromSheet}>{moving}</g>
          </g>
        </g>
      ) : (
        <g data-move={move}>{moving}</g>
      )}
      <Lines href={`${sheet}#front`} />
    </MovingSheet>
  );
}

const MovingSheet = styled(Sheet)({ [media.motion]: moveStyles });
