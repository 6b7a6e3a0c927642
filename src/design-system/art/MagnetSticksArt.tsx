import magnetSticks from './drawings/magnet-sticks.svg';
import { SceneArt } from './SceneArt.tsx';

/** A magnet that carries a whole piece of metal. Decoration. */
export function MagnetSticksArt() {
  return <SceneArt sheet={magnetSticks} viewBox="0 0 290 282" />;
}
