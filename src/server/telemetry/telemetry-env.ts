import { type InferType, object, string } from 'yup';
import { calledAddress, wholeNumber } from '../env-rules.ts';

/**
 * How traces and metrics leave for a collector. Where they go, with which headers and certificates, and what the service is called, the
 * exporters of OpenTelemetry read from the environment themselves.
 */
export type TelemetrySettings = {
  traces: boolean;
  metrics: boolean;
  sampler: Sampler;
  /** The share of traces that a sampler by ratio keeps, from 0 to 1. */
  sampledShare: number;
  /** How long spans are gathered, and how often metrics are sent, in milliseconds. */
  spanDelayMs: number;
  metricIntervalMs: number;
};

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Which traces are kept, by the names of the specification. */
export type Sampler = (typeof samplers)[number];

const signals = ['TRACES', 'METRICS'] as const;

const exporter = () => string().default('otlp').oneOf(['otlp', 'none'], 'must be otlp or none');
const endpoint = () => calledAddress('http://', 'https://');

/** `key=value` pairs with commas between, percent signs in the values where need be. */
const pairs = () =>
  string().test('pairs', 'must be pairs of key=value with commas between', (value) =>
    value === undefined
      ? true
      : value.split(',').every((pair) => /^\s*[^\s=,;]+\s*=[^=,;]*=*\s*$/.test(pair)),
  );

/** The settings of telemetry, each by its own rule, under the names that OpenTelemetry gave them. */
export const telemetryFields = {
  OTEL_SDK_DISABLED: string()
    .default('false')
    .matches(/^(true|false)$/i, 'must be true or false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_PROTOCOL: string(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: string(),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: string(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 60_000, 10_000),
  OTEL_TRACES_EXPORTER: exporter(),
  OTEL_METRICS_EXPORTER: exporter(),
  OTEL_TRACES_SAMPLER: string()
    .default('parentbased_always_on')
    .oneOf(samplers, `must be one of ${samplers.join(', ')}`),
  OTEL_TRACES_SAMPLER_ARG: string()
    .default('1')
    .matches(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(100, 60_000, 5000),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(100, 3_600_000, 60_000),
  OTEL_SERVICE_NAME: string().max(200, 'must have at most 200 characters'),
  OTEL_RESOURCE_ATTRIBUTES: pairs(),
};

const schema = object(telemetryFields);

/** The values of these settings, each good by itself. */
export type TelemetryValues = InferType<typeof schema>;

/** Faults that only several settings together can have. Where telemetry is off there is nothing to get wrong. */
export function telemetryFaults(values: TelemetryValues): string[] {
  if (toTelemetrySettings(values) === null) return [];
  const names = ['OTEL_EXPORTER_OTLP_PROTOCOL', ...signals.map((each) => protocolOf(each))] as const;
  return names
    .filter((name) => values[name] !== undefined && values[name] !== 'http/json')
    .map((name) => `${name}: must be http/json, the one way in which this server sends traces and metrics`);
}

/** The settings of telemetry; `null` where nothing is to be sent, and nothing of it is loaded. */
export function toTelemetrySettings(values: TelemetryValues): TelemetrySettings | null {
  const isSent = (signal: (typeof signals)[number]): boolean =>
    values[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    (values[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
  const [traces, metrics] = [isSent('TRACES'), isSent('METRICS')];
  if (values.OTEL_SDK_DISABLED.toLowerCase() === 'true' || !(traces || metrics)) return null;
  return {
    traces,
    metrics,
    sampler: values.OTEL_TRACES_SAMPLER as Sampler,
    sampledShare: Number(values.OTEL_TRACES_SAMPLER_ARG),
    spanDelayMs: Number(values.OTEL_BSP_SCHEDULE_DELAY),
    metricIntervalMs: Number(values.OTEL_METRIC_EXPORT_INTERVAL),
  };
}

function protocolOf(signal: (typeof signals)[number]): `OTEL_EXPORTER_OTLP_${typeof signal}_PROTOCOL` {
  return `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`;
}
