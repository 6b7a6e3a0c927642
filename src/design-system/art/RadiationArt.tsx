import radiation from './drawings/radiation.svg';
import { SceneArt } from './SceneArt.tsx';

/** A truck that rolls through a detector gate. Decoration. */
export function RadiationArt() {
  return <SceneArt sheet={radiation} viewBox="0 0 540 337" />;
}
