import plan from './drawings/plan.svg';
import { SceneArt } from './SceneArt.tsx';

/** A plan on a clipboard: what is collected on which days. Decoration. */
export function PlanArt() {
  return <SceneArt sheet={plan} viewBox="0 0 470 288" />;
}
