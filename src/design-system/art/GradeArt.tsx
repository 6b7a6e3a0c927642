import grade from './drawings/grade.svg';
import { SceneArt } from './SceneArt.tsx';

/** A bench with sorted pieces, and the analyzer that tells what one is made of. Decoration. */
export function GradeArt() {
  return <SceneArt sheet={grade} viewBox="0 0 484 341" />;
}
