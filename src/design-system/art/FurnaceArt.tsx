import furnace from './drawings/furnace.svg';
import { SceneArt } from './SceneArt.tsx';

/** An electric arc furnace with three electrodes over a glowing bath, and the ladle it pours into. Decoration. */
export function FurnaceArt() {
  return <SceneArt sheet={furnace} viewBox="0 0 532 472" />;
}
