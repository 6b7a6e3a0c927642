import magnetWeak from './drawings/magnet-weak.svg';
import { SceneArt } from './SceneArt.tsx';

/** A magnet that carries a bolt; the piece that it was in stays below. Decoration. */
export function MagnetWeakArt() {
  return <SceneArt sheet={magnetWeak} viewBox="0 0 290 282" />;
}
