import car from './drawings/car.svg';
import { SceneArt } from './SceneArt.tsx';

/** A car on stands in a self-service yard, one wheel off. Decoration. */
export function CarArt() {
  return <SceneArt sheet={car} viewBox="0 0 456 288" />;
}
