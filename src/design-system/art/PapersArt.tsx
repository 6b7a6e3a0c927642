import papers from './drawings/papers.svg';
import { SceneArt } from './SceneArt.tsx';

/** A title, a key and an identity card on a desk. Decoration. */
export function PapersArt() {
  return <SceneArt sheet={papers} viewBox="0 0 478 292" />;
}
