import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  context,
  isSpanContextValid,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { failureCode } from '../delivery/failure-code.ts';
import type { Log } from '../log.ts';
import type { CountedMetric } from '../metrics.ts';
import { countedMetrics } from './counted-metrics.ts';
import { type OpenSpan, type SpanAttributes, type Tracer, traceWith } from './spans.ts';
import type { TelemetrySettings } from './telemetry-env.ts';

/** What is sent, and how. */
export type OpenTelemetryOptions = {
  settings: TelemetrySettings;
  /** Where the site runs, such as `production`. */
  environment: string;
  /** The counts as they are now. */
  readCounts: () => Promise<CountedMetric[]>;
  log: Log;
};

/** Traces and metrics that are being sent. */
export type Telemetry = {
  /** Sends what is left, for three seconds at most, and ends. */
  close(): Promise<void>;
};

/** How long a stop waits for a collector, in milliseconds: a few seconds of spans are not worth a slow release. */
const longestFarewell = 3000;

/** What a request takes, in seconds: the boundaries that the conventions advise. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * Begins to send traces and metrics. This file alone loads OpenTelemetry, and is loaded only where the settings ask for it. Spans wait
 * in memory, two thousand at most, and leave behind the back of the requests; what a collector does not take is dropped.
 */
export function openTelemetry(options: OpenTelemetryOptions): Telemetry {
  const { settings, environment, readCounts, log } = options;
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'site', 'deployment.environment.name': environment }))
    .merge(detectResources({ detectors: [envDetector] }));
  const said = sayingOnce(log);
  const tracerProvider = new TracerProvider({
    resource,
    sampler: settings.traces ? samplerOf(settings) : new AlwaysOffSampler(),
    spanProcessors: settings.traces
      ? [
          new BatchSpanProcessor({
            exporter: said(new OTLPTraceExporter()),
            scheduledDelayMillis: settings.spanDelayMs,
          }),
        ]
      : [],
  });
  const meterProvider = new MeterProvider({
    resource,
    readers: settings.metrics
      ? [
          new PeriodicExportingMetricReader({
            exporter: said(new OTLPMetricExporter()),
            exportIntervalMillis: settings.metricIntervalMs,
            metricProducers: [countedMetrics(readCounts, Date.now() - process.uptime() * 1000)],
          }),
        ]
      : [],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  traceWith(createTracer(tracerProvider, meterProvider));
  return {
    async close() {
      traceWith(undefined);
      const sent = Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()]);
      await Promise.race([sent, pause(longestFarewell, undefined, { ref: false })]);
    },
  };
}

function createTracer(tracerProvider: TracerProvider, meterProvider: MeterProvider): Tracer {
  const tracer = tracerProvider.getTracer('site');
  const duration = meterProvider.getMeter('site').createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: requestBuckets },
  });
  return {
    within(name, { kind = 'internal', attributes = {}, traceparent }, work) {
      const parent = continued(context.active(), traceparent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      return context.with(trace.setSpan(parent, span), () => endedBy(span, () => work(asOpenSpan(span))));
    },
    ids() {
      const { traceId, spanId, traceFlags } = trace.getActiveSpan()?.spanContext() ?? { traceFlags: 0 };
      // The ids of a trace that nobody keeps would lead nowhere.
      if (traceId === undefined || spanId === undefined || !(traceFlags & TraceFlags.SAMPLED))
        return undefined;
      return { trace_id: traceId, span_id: spanId };
    },
    measureRequest: (seconds, attributes) => duration.record(seconds, attributes),
  };
}

/** The trace that a caller named. Its `tracestate` is left out: anybody may write anything into that, and it would travel on. */
function continued(parent: Context, traceparent: string | undefined): Context {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
  if (caller === null || !isSpanContextValid(caller)) return parent;
  return trace.setSpanContext(parent, { ...caller, isRemote: true });
}

/** Does the work and ends the span with it. The message of an error stays here: drivers put values into theirs. */
function endedBy<Result>(span: Span, work: () => Result): Result {
  const failed = (error: unknown): never => {
    asOpenSpan(span).fail(typeOf(error));
    span.end();
    throw error;
  };
  const ended = <Value>(value: Value): Value => {
    span.end();
    return value;
  };
  let result: Result;
  try {
    result = work();
  } catch (error) {
    return failed(error);
  }
  return result instanceof Promise ? (result.then(ended, failed) as Result) : ended(result);
}

function asOpenSpan(span: Span): OpenSpan {
  return {
    set: (attributes: SpanAttributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
  };
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function samplerOf({ sampler, sampledShare }: TelemetrySettings) {
  const ratio = new TraceIdRatioBasedSampler(sampledShare);
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return ratio;
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: ratio });
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  }
}

/** What sends one kind of thing. */
type Exporter<Items> = { export(items: Items, done: (result: ExportResult) => void): void };

/** Says once that a collector takes nothing, and once that it takes things again: a line for each try would bury all others. */
function sayingOnce(
  log: Log,
): <Items, Kept extends Exporter<Items>>(exporter: Kept & Exporter<Items>) => Kept {
  // Things are sent when a timer says so, which some request has set: it has nothing to do with what comes of that.
  const outsideRequests = AsyncLocalStorage.snapshot();
  let isAway = false;
  const note = ({ code, error }: ExportResult): void => {
    const isTaken = code === ExportResultCode.SUCCESS;
    if (isTaken !== isAway) return;
    isAway = !isTaken;
    if (isTaken) log.info('traces and metrics are taken again');
    else log.warn('traces and metrics are not taken', { code: codeOf(error) });
  };
  return (exporter) => {
    const send = exporter.export.bind(exporter);
    exporter.export = (items, done) =>
      send(items, (result) => {
        outsideRequests(note, result);
        done(result);
      });
    return exporter;
  };
}

function codeOf(error: Error | undefined): string {
  if (error && 'code' in error && typeof error.code === 'number') return `status-${error.code}`;
  // The exporter's own limit has no code.
  return /timed out/.test(error?.message ?? '') ? 'timeout' : failureCode(error);
}
