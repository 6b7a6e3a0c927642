import gate from './drawings/gate.svg';
import { SceneArt } from './SceneArt.tsx';

/** A pickup at the gate of a yard, its office and its barrier. Decoration. */
export function GateArt() {
  return <SceneArt sheet={gate} viewBox="0 0 540 405" />;
}
