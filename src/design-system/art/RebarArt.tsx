import rebar from './drawings/rebar.svg';
import { SceneArt } from './SceneArt.tsx';

/** Bundles of reinforcing bars, and bars wound to coils. Decoration. */
export function RebarArt() {
  return <SceneArt sheet={rebar} viewBox="0 0 512 328" />;
}
