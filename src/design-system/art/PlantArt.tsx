import plant from './drawings/plant.svg';
import { SceneArt } from './SceneArt.tsx';

/** A customer's plant, and the hoppers at its door. Decoration. */
export function PlantArt() {
  return <SceneArt sheet={plant} viewBox="0 0 554 402" />;
}
