import shredder from './drawings/shredder.svg';
import { SceneArt } from './SceneArt.tsx';

/** A conveyor that feeds a hammer mill, and the pieces that leave it. Decoration. */
export function ShredderArt() {
  return <SceneArt sheet={shredder} viewBox="0 0 512 393" />;
}
