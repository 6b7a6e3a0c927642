import depollute from './drawings/depollute.svg';
import { SceneArt } from './SceneArt.tsx';

/** A car on a rack over drain pans, and the tanks for its fluids. Decoration. */
export function DepolluteArt() {
  return <SceneArt sheet={depollute} viewBox="0 0 492 372" />;
}
