import mill from './drawings/mill.svg';
import { SceneArt } from './SceneArt.tsx';

/** Two rolling stands with a hot bar between the rolls, and a bundle of finished bars. Decoration. */
export function MillArt() {
  return <SceneArt sheet={mill} viewBox="0 0 498 390" />;
}
