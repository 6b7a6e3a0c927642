import magnetSticks from './drawings/magnet-sticks.svg';
import { MovingArt } from './MovingArt.tsx';

/** A magnet that carries a whole piece of metal. Decoration. */
export function MagnetSticksArt() {
  return <MovingArt sheet={magnetSticks} viewBox="0 0 290 282" move="lift" />;
}
