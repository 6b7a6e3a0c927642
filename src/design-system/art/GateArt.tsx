import gate from './drawings/gate.svg';
import { MovingArt } from './MovingArt.tsx';

/** A pickup at the gate of a yard, its office and its barrier. Decoration. */
export function GateArt() {
  return <MovingArt sheet={gate} viewBox="0 0 540 405" move="barrier" pivot={[361.8, 219]} />;
}
