import type { KnownFinding } from '../known-findings.ts';
import { publicUrl, type Report } from './report.ts';

/**
 * `results.sarif` (SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0/), for code scanning. A finding stands at
 * a logical place, page, state and selector: which component made the markup is not known.
 */
export function resultsSarif(report: Report): string {
  const runs = report.results.assertors.map(({ name, version }) => {
    const findings = report.rollUp.findings.filter((finding) => finding.assertor === name);
    const rules = [...new Map(findings.map((finding) => [finding.rule, finding])).values()];
    return {
      tool: {
        driver: {
          name,
          version,
          rules: rules.map((rule) => ({
            id: rule.rule,
            ...(rule.helpUrl ? { helpUri: rule.helpUrl } : {}),
            properties: { tags: rule.criteria.map((criterion) => `WCAG ${criterion}`) },
          })),
        },
      },
      automationDetails: { id: `accessibility/${name}/` },
      results: findings.map((finding) => result(report, finding)),
    };
  });
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function result(report: Report, finding: KnownFinding) {
  const [first] = finding.cells;
  return {
    ruleId: finding.rule,
    level: finding.outcome === 'failed' ? 'error' : 'none',
    kind: finding.outcome === 'failed' ? 'fail' : 'review',
    message: { text: finding.message },
    partialFingerprints: { 'finding/v1': finding.id },
    locations: [
      {
        logicalLocations: [
          {
            fullyQualifiedName: [finding.page, finding.language, first?.state, finding.selector].join(' / '),
            kind: 'element',
          },
        ],
      },
    ],
    ...(first ? { properties: { address: publicUrl(report, first), cells: finding.cells.length } } : {}),
    ...(finding.exclusion
      ? { suppressions: [{ kind: 'external', status: 'accepted', justification: finding.exclusion.reason }] }
      : {}),
  };
}
