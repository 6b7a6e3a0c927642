import parts from './drawings/parts.svg';
import { SceneArt } from './SceneArt.tsx';

/** The parts counter: an alternator, a wheel and a tool box. Decoration. */
export function PartsArt() {
  return <SceneArt sheet={parts} viewBox="0 0 492 410" />;
}
