import unload from './drawings/unload.svg';
import { SceneArt } from './SceneArt.tsx';

/** A material handler that lifts scrap out of a truck. Decoration. */
export function UnloadArt() {
  return <SceneArt sheet={unload} viewBox="0 0 560 430" />;
}
