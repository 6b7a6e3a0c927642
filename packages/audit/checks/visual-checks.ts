import type { Check } from '../contract.ts';
import { arrowKeys } from './arrow-keys.ts';
import { changesOnInput } from './changes-on-input.ts';
import { controlSize } from './control-size.ts';
import { currentMarks } from './current-marks.ts';
import { dialogFocus } from './dialog-focus.ts';
import { disclosureKeys } from './disclosure-keys.ts';
import { dragging } from './dragging.ts';
import { fieldEdges } from './field-edges.ts';
import { focusAppearance } from './focus-appearance.ts';
import { focusNotObscured } from './focus-not-obscured.ts';
import { focusOrder } from './focus-order.ts';
import { forcedColorsEdges } from './forced-colors-edges.ts';
import { hoverContent } from './hover-content.ts';
import { hoverKeys } from './hover-keys.ts';
import { hydration } from './hydration.ts';
import { iconContrast } from './icon-contrast.ts';
import { keyShortcuts } from './key-shortcuts.ts';
import { linkBeyondColour } from './link-beyond-colour.ts';
import { motionActuation } from './motion-actuation.ts';
import { narrowLoss } from './narrow-loss.ts';
import { noScript } from './no-script.ts';
import { orientation } from './orientation.ts';
import { pointerCancellation } from './pointer-cancellation.ts';
import { pointerDrag } from './pointer-drag.ts';
import { pointerOnly } from './pointer-only.ts';
import { pressKeys } from './press-keys.ts';
import { pressLayers } from './press-layers.ts';
import { reducedMotion } from './reduced-motion.ts';
import { reflow } from './reflow.ts';
import { routeChangeFocus } from './route-change-focus.ts';
import { selfMotion } from './self-motion.ts';
import { skipLink } from './skip-link.ts';
import { tabWalk } from './tab-walk.ts';
import { targetSize } from './target-size.ts';
import { text200 } from './text-200.ts';
import { textContrast } from './text-contrast.ts';
import { textGrows } from './text-grows.ts';
import { textSpacing } from './text-spacing.ts';
import { timeLimits } from './time-limits.ts';
import { toggleStates } from './toggle-states.ts';

/** The checks of keyboard, focus, sight, motion and script; those that leave the page as it was come first. */
export const visualChecks: readonly Check[] = [
  reflow,
  narrowLoss,
  text200,
  textGrows,
  textSpacing,
  textContrast,
  fieldEdges,
  iconContrast,
  linkBeyondColour,
  currentMarks,
  forcedColorsEdges,
  reducedMotion,
  targetSize,
  controlSize,
  focusOrder,
  dragging,
  pointerDrag,
  motionActuation,
  pointerOnly,
  pressKeys,
  arrowKeys,
  pressLayers,
  toggleStates,
  changesOnInput,
  timeLimits,
  noScript,
  hydration,
  tabWalk,
  focusAppearance,
  focusNotObscured,
  skipLink,
  dialogFocus,
  disclosureKeys,
  hoverContent,
  hoverKeys,
  pointerCancellation,
  keyShortcuts,
  orientation,
  routeChangeFocus,
  selfMotion,
];
