import drum from './drawings/drum.svg';
import { SceneArt } from './SceneArt.tsx';

/** A sealed drum and gas cylinders behind a barrier: what no yard takes. Decoration. */
export function DrumArt() {
  return <SceneArt sheet={drum} viewBox="0 0 456 350" />;
}
