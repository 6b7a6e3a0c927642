import ship from './drawings/ship.svg';
import { SceneArt } from './SceneArt.tsx';

/** A bulk carrier at its dock, and the crane that loads it. Decoration. */
export function ShipArt() {
  return <SceneArt sheet={ship} viewBox="0 0 560 452" />;
}
