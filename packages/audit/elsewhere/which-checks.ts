import { assistiveTechnologyChecks } from '../checks/assistive-technology-checks.ts';
import { selfMotion, unpressedMotion } from '../checks/self-motion.ts';
import { visualChecks } from '../checks/visual-checks.ts';
import type { Check, CheckReport, Finding } from '../contract.ts';
import { criterionByNumber } from '../criteria.ts';
import { axeEngine } from '../engines/axe.ts';
import type { Engine, EngineReport } from '../engines/engine.ts';
import { markupEngine } from '../engines/html-validate.ts';
import { ibmEngine } from '../engines/ibm.ts';

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
  'arrow-keys',
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

/**
 * Whether a criterion of level A or AA is among these. What is of level AAA alone, or of none, such as valid markup and what the makers
 * of an engine think best, this site asks of itself; nobody else has promised it, so that strangers are told it as a doubt.
 */
function isDemanded(criteria: readonly string[]): boolean {
  return criteria.some((number) => /^AA?$/.test(criterionByNumber(number)?.level ?? ''));
}

function asDoubt<Told extends Partial<Pick<Finding, 'outcome' | 'criteria'>>>(
  finding: Told,
  criteria: readonly string[] = [],
): Told {
  return finding.outcome === 'cantTell' || isDemanded(finding.criteria ?? criteria)
    ? finding
    : { ...finding, outcome: 'cantTell' };
}

/** What a check saw, as strangers are told it: failed is what level A or AA demands. */
export function reportElsewhere(report: CheckReport, criteria: readonly string[]): CheckReport {
  if (report.outcome !== 'failed') return report;
  const findings = report.findings.map((finding) => asDoubt(finding, criteria));
  const hasFailed =
    findings.length > 0 ? findings.some(({ outcome }) => outcome !== 'cantTell') : isDemanded(criteria);
  return { ...report, outcome: hasFailed ? 'failed' : 'cantTell', findings };
}

/** The same of an engine: a rule has failed where one of its findings still has. */
export function engineReportElsewhere({ rules, findings }: EngineReport): EngineReport {
  const told = findings.map((finding) => asDoubt(finding));
  const isLess = (rule: string) =>
    told.some((one) => one.rule === rule) &&
    !told.some((one) => one.rule === rule && one.outcome === 'failed');
  return {
    rules: rules.map((one) =>
      one.outcome === 'failed' && isLess(one.rule) ? { ...one, outcome: 'cantTell' } : one,
    ),
    findings: told,
  };
}

/** The engines that look at pages elsewhere. */
export const enginesElsewhere: readonly Engine[] = [axeEngine, ibmEngine, markupEngine].map((engine) => ({
  ...engine,
  run: async (page, cell) => engineReportElsewhere(await engine.run(page, cell)),
}));

/** The checks that look at pages elsewhere. @param mayPress Whether buttons may be pressed there. */
export function checksElsewhere(mayPress: boolean): readonly Check[] {
  return chosenElsewhere(mayPress).map((check) => ({
    ...check,
    run: async (context) => reportElsewhere(await check.run(context), check.criteria),
  }));
}

/** The same checks as this site is held to them. */
export function chosenElsewhere(mayPress: boolean): readonly Check[] {
  const left = mayPress ? houseChecks : [...houseChecks, ...actingChecks];
  return all
    .filter(({ id }) => !left.includes(id))
    .map((check) => (check === selfMotion && !mayPress ? unpressedMotion : check));
}
