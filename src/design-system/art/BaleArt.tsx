import bale from './drawings/bale.svg';
import { SceneArt } from './SceneArt.tsx';

/** Pressed bales with their straps. Decoration. */
export function BaleArt() {
  return <SceneArt sheet={bale} viewBox="0 0 512 380" />;
}
