import hardHat from './drawings/hard-hat.svg';
import { SceneArt } from './SceneArt.tsx';

/** A hard hat, gloves and boots. Decoration. */
export function HardHatArt() {
  return <SceneArt sheet={hardHat} viewBox="0 0 464 284" />;
}
