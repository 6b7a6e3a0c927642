import appliance from './drawings/appliance.svg';
import { SceneArt } from './SceneArt.tsx';

/** A refrigerator, a washer and a water heater. Decoration. */
export function ApplianceArt() {
  return <SceneArt sheet={appliance} viewBox="0 0 374 311" />;
}
