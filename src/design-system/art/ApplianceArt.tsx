import appliance from './drawings/appliance.svg';
import { SceneArt } from './SceneArt.tsx';

/**
 * A refrigerator, a washer and a water heater. Decoration, as all of these scenes are.
 *
 * - A scene is hidden from assistive technology and takes no focus.
 * - It has no colour of its own, and its place is kept free before it comes.
 */
export function ApplianceArt() {
  return <SceneArt sheet={appliance} viewBox="0 0 374 311" />;
}
