import scale from './drawings/scale.svg';
import { SceneArt } from './SceneArt.tsx';

/** A truck on the scale, and the dial that tells its weight. Decoration. */
export function ScaleArt() {
  return <SceneArt sheet={scale} viewBox="0 0 518 404" />;
}
