/**
 * Spans as the rest of the server knows them: a name, a few attributes, a piece of work. Nothing here loads OpenTelemetry, so
 * where it is off a span is a call of the work and nothing else. One tracer serves the process, as OpenTelemetry has it: the log and
 * the reader of feeds know nothing of who opened the server.
 */

/**
 * What a span may say: names, counts and codes that are written in our code. No word of a visitor, no address, no query and no
 * reference of a submission: what is sent leaves for another system, which keeps it by rules of its own.
 */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that is open. */
export type OpenSpan = {
  set(attributes: SpanAttributes): void;
  rename(name: string): void;
  /** Marks it as failed, by a code of ours. */
  fail(type: string): void;
};

/** How a span is opened. */
export type SpanOptions = {
  /** `server`: a request that came in; `client`: one that goes out. Default: work of this process. */
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** The header by which a caller says which trace the work belongs to. */
  traceparent?: string | undefined;
};

/** Where a line of the log belongs. The names are those that collectors of logs look for. */
export type TraceIds = { trace_id: string; span_id: string };

/** What makes spans. */
export type Tracer = {
  /** Does the work in a span, which ends with it; for a promise, when it is settled. What the work throws marks the span as failed. */
  within<Result>(name: string, options: SpanOptions, work: (span: OpenSpan) => Result): Result;
  /** The open span, where it will be sent. */
  ids(): TraceIds | undefined;
  /** Counts an answered request by its seconds. */
  measureRequest(seconds: number, attributes: SpanAttributes): void;
};

let tracer: Tracer | undefined;

/** A span of nobody. */
const unseen: OpenSpan = { set() {}, rename() {}, fail() {} };

/** Makes all spans from now on; `undefined` ends that. */
export function traceWith(chosen: Tracer | undefined): void {
  tracer = chosen;
}

/** True while spans are made. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Does a piece of work in a span, as part of the span that is open where it begins. */
export function inSpan<Result>(name: string, options: SpanOptions, work: (span: OpenSpan) => Result): Result {
  return tracer ? tracer.within(name, options, work) : work(unseen);
}

/** The ids of the open span; `undefined` where there is none. */
export function traceIds(): TraceIds | undefined {
  return tracer?.ids();
}

/** Counts an answered request by its seconds. */
export function measureRequest(seconds: number, attributes: SpanAttributes): void {
  tracer?.measureRequest(seconds, attributes);
}
