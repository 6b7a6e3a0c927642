import caster from './drawings/caster.svg';
import { SceneArt } from './SceneArt.tsx';

/** A tundish, curved strands, and glowing billets. Decoration. */
export function CasterArt() {
  return <SceneArt sheet={caster} viewBox="0 0 532 509" />;
}
