import { expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { countedMetrics } from './counted-metrics.ts';

test('a count, a gauge and a histogram go out as Prometheus reads them, each bucket for itself', async () => {
  const metrics = createMetrics({
    counts: async () => ({ waiting: 3, dead: 0, oldestWaitingAt: undefined }),
  });
  metrics.countSubmission('contact', 'stored');
  for (const milliseconds of [1, 10, 10, 60_000]) metrics.countAnswer('page', 200, milliseconds);
  const { resourceMetrics, errors } = await countedMetrics(metrics.read, 0).collect();
  const found = new Map(
    resourceMetrics.scopeMetrics.flatMap((each) =>
      each.metrics.map((metric) => [metric.descriptor.name, metric]),
    ),
  );
  const pointsOf = (name: string) =>
    found.get(name)?.dataPoints.map(({ attributes, value }) => ({ attributes, value }));
  expect(errors).toEqual([]);
  expect(pointsOf('site_outbox_waiting')).toEqual([{ attributes: {}, value: 3 }]);
  expect(pointsOf('site_submissions_total')).toContainEqual({
    attributes: { form: 'contact', outcome: 'stored' },
    value: 1,
  });
  expect(pointsOf('site_request_seconds')).toEqual([
    {
      attributes: { kind: 'page' },
      value: {
        buckets: { boundaries: [0.005, 0.02, 0.1, 0.3, 1, 3, 10], counts: [1, 2, 0, 0, 0, 0, 0, 1] },
        count: 4,
        sum: expect.closeTo(60.021),
      },
    },
  ]);
});

test('a number that nobody knows is left out', async () => {
  const metrics = createMetrics({ counts: () => Promise.reject(new Error('away')) });
  const { resourceMetrics } = await countedMetrics(metrics.read, 0).collect();
  const metric = resourceMetrics.scopeMetrics
    .flatMap((each) => each.metrics)
    .find(({ descriptor }) => descriptor.name === 'site_outbox_waiting');
  expect(metric?.dataPoints).toEqual([]);
});
