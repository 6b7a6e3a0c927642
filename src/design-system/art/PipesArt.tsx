import pipes from './drawings/pipes.svg';
import { SceneArt } from './SceneArt.tsx';

/** A stack of copper pipes, elbows and a tee. Decoration. */
export function PipesArt() {
  return <SceneArt sheet={pipes} viewBox="0 0 484 361" />;
}
