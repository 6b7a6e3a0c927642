import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { selfMotion, unpressedMotion } from '../checks/self-motion.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import type { Check } from '../contract.ts';

/** Every check of this project. */
const all: readonly Check[] = [...visualChecks, ...assistiveTechnologyChecks];

/**
 * What this site asks of itself and no criterion of others: how its script takes pages over, its two hosts, its traps for robots, its
 * wish for the same page without script, its size of a button, and words that are compared with its own two languages.
 */
export const houseChecks: readonly string[] = [
  'alternate-languages',
  'breadcrumbs',
  'chart-tables',
  'control-size',
  'file-links',
  'hydration',
  'language-switch',
  'name-language',
  'no-script',
  'other-languages',
  'page-language',
  'page-siblings',
  'route-change-focus',
  'text-language',
  'time-elements',
  'trap-fields',
];

/**
 * What presses, chooses, types or drags. On somebody else's page a press may order or delete something, so that these run only
 * where the caller says that nothing can happen (`--press`).
 */
export const actingChecks: readonly string[] = [
  'asked-again',
  'changes-on-input',
  'dialog-focus',
  'disclosure-keys',
  'dragging',
  'form-errors',
  'hover-keys',
  'key-shortcuts',
  'live-regions',
  'motion-actuation',
  'pointer-cancellation',
  'pointer-drag',
  'press-keys',
  'press-layers',
  'sign-in-tests',
  'skip-link',
  'status-roles',
  'time-limits',
  'toggle-states',
];

/** The checks that look at pages elsewhere. @param mayPress Whether buttons may be pressed there. */
export function checksElsewhere(mayPress: boolean): readonly Check[] {
  const left = mayPress ? houseChecks : [...houseChecks, ...actingChecks];
  return all
    .filter(({ id }) => !left.includes(id))
    .map((check) => (check === selfMotion && !mayPress ? unpressedMotion : check));
}
