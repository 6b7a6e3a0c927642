import sorter from './drawings/sorter.svg';
import { SceneArt } from './SceneArt.tsx';

/** A belt under X-rays and a camera, and the bins that air sorts into. Decoration. */
export function SorterArt() {
  return <SceneArt sheet={sorter} viewBox="0 0 526 377" />;
}
