import motor from './drawings/motor.svg';
import { SceneArt } from './SceneArt.tsx';

/** An electric motor and a compressor. Decoration. */
export function MotorArt() {
  return <SceneArt sheet={motor} viewBox="0 0 470 332" />;
}
