import furnace from './drawings/furnace.svg';
import { MovingArt } from './MovingArt.tsx';

/** An electric arc furnace with three electrodes over a glowing bath, and the ladle it pours into. Decoration. */
export function FurnaceArt() {
  return <MovingArt sheet={furnace} viewBox="0 0 532 472" move="electrodes" />;
}
