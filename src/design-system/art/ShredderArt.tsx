import shredder from './drawings/shredder.svg';
import { MovingArt } from './MovingArt.tsx';

/** A conveyor that feeds a hammer mill, and the pieces that leave it. Decoration. */
export function ShredderArt() {
  return <MovingArt sheet={shredder} viewBox="0 0 512 393" move="rotor" pivot={[224.8, 185]} />;
}
