import caster from './drawings/caster.svg';
import { MovingArt } from './MovingArt.tsx';

/** A tundish, curved strands, and glowing billets. Decoration. */
export function CasterArt() {
  return <MovingArt sheet={caster} viewBox="0 0 532 509" move="billets" />;
}
