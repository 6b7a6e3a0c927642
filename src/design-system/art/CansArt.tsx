import cans from './drawings/cans.svg';
import { SceneArt } from './SceneArt.tsx';

/** Beverage cans, loose and pressed, and an aluminum wheel. Decoration. */
export function CansArt() {
  return <SceneArt sheet={cans} viewBox="0 0 498 342" />;
}
