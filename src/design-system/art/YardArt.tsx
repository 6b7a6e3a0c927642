import yard from './drawings/yard.svg';
import { SceneArt } from './SceneArt.tsx';

/** A yard: its office, a lamp, and cars in a row. Decoration. */
export function YardArt() {
  return <SceneArt sheet={yard} viewBox="0 0 532 394" />;
}
