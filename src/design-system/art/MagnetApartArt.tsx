import magnetApart from './drawings/magnet-apart.svg';
import { SceneArt } from './SceneArt.tsx';

/** A magnet over a piece of metal that stays where it is. Decoration. */
export function MagnetApartArt() {
  return <SceneArt sheet={magnetApart} viewBox="0 0 290 282" />;
}
