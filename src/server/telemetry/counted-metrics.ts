import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { CountedMetric, CountedValue } from '../metrics.ts';

/** The counts come from our own code, whatever reads them. */
const scope = { name: 'site' };

/**
 * What `/metrics` says, as OpenTelemetry sends it: every count stands in the code once, under one name.
 * @param read Reads the counts as they are now.
 * @param startedAt When counting began, in milliseconds.
 */
export function countedMetrics(read: () => Promise<CountedMetric[]>, startedAt: number): MetricProducer {
  return {
    async collect() {
      const times = { startTime: millisToHrTime(startedAt), endTime: millisToHrTime(Date.now()) };
      const metrics = (await read()).flatMap((metric) => converted(metric, times) ?? []);
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] },
        errors: [],
      };
    },
  };
}

type Times = { startTime: HrTime; endTime: HrTime };

function converted({ name, help, type, values }: CountedMetric, times: Times): MetricData | null {
  const kept = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // A number that nobody knows now, such as the age of what never came, is left out: JSON has no word for it.
  const points = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  switch (type) {
    case 'counter':
      return { ...kept, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
    case 'gauge':
      return { ...kept, dataPointType: DataPointType.GAUGE, dataPoints: points };
    case 'histogram':
      return { ...kept, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, times) };
    default:
      return null;
  }
}

/** Prometheus counts each bucket with all below it, OpenTelemetry each for itself: `1, 3, 4` → `1, 2, 1`. */
function histograms(name: string, values: CountedValue[], times: Times): DataPoint<Histogram>[] {
  const series = new Map<string, { attributes: Attributes; below: [number, number][]; sum: number }>();
  for (const { metricName, value, labels } of values) {
    const { le, ...attributes } = labels;
    const key = JSON.stringify(attributes);
    const one = series.get(key) ?? { attributes, below: [], sum: 0 };
    series.set(key, one);
    if (metricName === `${name}_bucket`) one.below.push([le === '+Inf' ? Infinity : Number(le), value]);
    if (metricName === `${name}_sum`) one.sum = value;
  }
  return [...series.values()].map(({ attributes, below, sum }) => {
    below.sort(([one], [other]) => one - other);
    const counts = below.map(([, count], at) => count - (below[at - 1]?.[1] ?? 0));
    const boundaries = below.map(([boundary]) => boundary).filter(Number.isFinite);
    const value = { buckets: { boundaries, counts }, sum, count: below.at(-1)?.[1] ?? 0 };
    return { ...times, attributes, value };
  });
}
