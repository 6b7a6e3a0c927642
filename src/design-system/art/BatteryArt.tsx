import battery from './drawings/battery.svg';
import { SceneArt } from './SceneArt.tsx';

/** Car batteries on a pallet. Decoration. */
export function BatteryArt() {
  return <SceneArt sheet={battery} viewBox="0 0 394 293" />;
}
