import filing from './drawings/filing.svg';
import { SceneArt } from './SceneArt.tsx';

/** Bound filings, the newest of them open. Decoration. */
export function FilingArt() {
  return <SceneArt sheet={filing} viewBox="0 0 498 370" />;
}
