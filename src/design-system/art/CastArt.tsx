import cast from './drawings/cast.svg';
import { SceneArt } from './SceneArt.tsx';

/** An engine block, a radiator and a length of cast-iron pipe. Decoration. */
export function CastArt() {
  return <SceneArt sheet={cast} viewBox="0 0 492 384" />;
}
