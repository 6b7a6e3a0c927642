import scale from './drawings/scale.svg';
import { MovingArt } from './MovingArt.tsx';

/** A truck on the scale, and the dial that tells its weight. Decoration. */
export function ScaleArt() {
  return <MovingArt sheet={scale} viewBox="0 0 518 404" move="needle" pivot={[314.4, 64]} />;
}
