import wire from './drawings/wire.svg';
import { SceneArt } from './SceneArt.tsx';

/** A reel of cable, coils of copper wire, and cable ends. Decoration. */
export function WireArt() {
  return <SceneArt sheet={wire} viewBox="0 0 504 374" />;
}
