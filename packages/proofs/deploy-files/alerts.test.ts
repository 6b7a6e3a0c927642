import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

type Rules = { groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[] };
type RuleTests = {
  rule_files: string[];
  tests: {
    name: string;
    input_series: { series: string }[];
    alert_rule_test: {
      alertname: string;
      exp_alerts: { exp_labels: object; exp_annotations: object }[];
    }[];
  }[];
};

const rules = (parse(read('deploy/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const { rule_files, tests } = parse(read('deploy/alerts.test.yaml')) as RuleTests;

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s has counts that set it off, and counts that do not',
  (alert, rule) => {
    const own = tests.filter(({ alert_rule_test }) =>
      alert_rule_test.some(({ alertname }) => alertname === alert),
    );
    const expected = own.map(({ alert_rule_test }) => alert_rule_test.map(({ exp_alerts }) => exp_alerts));
    expect(expected.filter((all) => all.some((alerts) => alerts.length > 0))).toHaveLength(1);
    expect(expected.filter((all) => all.every((alerts) => alerts.length === 0))).toHaveLength(1);
    // A quiet one proves something only where there are counts that the rule asks for.
    const asked = /\bsite_[a-z_]+|\bup\b/.exec(rule.expr)?.[0] ?? 'nothing';
    for (const { input_series, name } of own) {
      expect(
        input_series.some(({ series }) => series.startsWith(asked)),
        name,
      ).toBe(true);
      expect(name.startsWith(`${alert} `), name).toBe(true);
    }
    for (const { exp_labels, exp_annotations } of expected.flat(2)) {
      expect(exp_labels).toMatchObject(rule.labels);
      expect(exp_annotations).toEqual(rule.annotations);
    }
  },
);

test('the counts are told as the server tells them', () => {
  expect(rule_files).toEqual(['alerts.yaml']);
  const metrics = read('src/server/metrics.ts');
  const told = tests.flatMap(({ input_series }) => input_series.map(({ series }) => series));
  for (const series of told.filter((one) => !one.startsWith('up'))) {
    const [, name = '', labels = ''] = /^(site_[a-z_]+)(?:\{(.*)\})?$/.exec(series) ?? [];
    expect(metrics, series).toContain(`'${name.replace(/_bucket$/, '')}'`);
    const status = /status="([^"]*)"/.exec(labels)?.[1];
    if (status !== undefined) expect(status).toMatch(/^[2-5]xx$/);
    const limit = /le="([^"]*)"/.exec(labels)?.[1];
    if (limit !== undefined && limit !== '+Inf')
      expect(/buckets: \[(.*)\]/.exec(metrics)?.[1]?.split(', ')).toContain(limit);
  }
});
