import eddy from './drawings/eddy.svg';
import { SceneArt } from './SceneArt.tsx';

/** The end of a belt that throws aluminum over a splitter, farther than the rest. Decoration. */
export function EddyArt() {
  return <SceneArt sheet={eddy} viewBox="0 0 504 353" />;
}
