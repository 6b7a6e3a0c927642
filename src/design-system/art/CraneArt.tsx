import crane from './drawings/crane.svg';
import { SceneArt } from './SceneArt.tsx';

/** A material handler that lifts a bundle of pipes. Decoration. */
export function CraneArt() {
  return <SceneArt sheet={crane} viewBox="0 0 498 405" />;
}
