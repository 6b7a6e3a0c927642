import { expect, test } from 'vitest';
import { readEnv, type SettingsFault } from '../env.ts';

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

function faultsOf(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    return (error as SettingsFault).faults;
  }
}

test.each<[Record<string, string>, { traces: boolean; metrics: boolean } | null]>([
  [{}, null],
  [{ OTEL_SERVICE_NAME: 'site', OTEL_TRACES_SAMPLER: 'always_on' }, null],
  [collector, { traces: true, metrics: true }],
  [{ ...collector, OTEL_SDK_DISABLED: 'True' }, null],
  [
    { ...collector, OTEL_TRACES_EXPORTER: 'none' },
    { traces: false, metrics: true },
  ],
  [{ ...collector, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, null],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://t.example/in' }, { traces: true, metrics: false }],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://m.example/in' }, { traces: false, metrics: true }],
])('%j sends %j', (variables, sent) => {
  const { telemetry } = readEnv(variables);
  expect(telemetry && { traces: telemetry.traces, metrics: telemetry.metrics }).toEqual(sent);
});

test('what is not said is as the specification has it', () => {
  expect(readEnv(collector).telemetry).toMatchObject({
    sampler: 'parentbased_always_on',
    sampledShare: 1,
    spanDelayMs: 5000,
    metricIntervalMs: 60_000,
  });
});

test.each([
  ['OTEL_SDK_DISABLED', 'yes', 'must be true or false'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'must be an address that starts with http:// or https://',
  ],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://me:SECRET@collector', 'must hold no name, password or fragment'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json, the one way'],
  ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf', 'must be http/json, the one way'],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', 'soon', 'must be a whole number from 1 to 60000'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'SECRET', 'must be pairs of key=value'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a', 'must be pairs of key=value'],
  ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be otlp or none'],
  ['OTEL_TRACES_SAMPLER', 'some', 'must be one of always_on, always_off'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
  ['OTEL_BSP_SCHEDULE_DELAY', '0', 'must be a whole number from 100 to 60000'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '1.5', 'must be a whole number from 100'],
])('refuses %s of "%s"', (name, value, rule) => {
  const faults = faultsOf({ ...collector, [name]: value });
  expect(faults).toEqual([expect.stringContaining(`${name}: ${rule}`)]);
  expect(faults.join()).not.toContain('SECRET');
});

test.each(['authorization=Bearer%20abc', 'a=1, b=2', 'key=YWJj=='])('takes the headers %s', (value) => {
  expect(faultsOf({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: value })).toEqual([]);
});

test('a protocol that is set for every program of a cluster stops no server that sends nothing', () => {
  expect(faultsOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toEqual([]);
});
