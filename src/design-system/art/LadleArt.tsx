import ladle from './drawings/ladle.svg';
import { SceneArt } from './SceneArt.tsx';

/** A ladle in which steel is made exact. Decoration. */
export function LadleArt() {
  return <SceneArt sheet={ladle} viewBox="0 0 504 518" />;
}
