import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector sees it, its attributes as one object. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  traceState: string | undefined;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  /** 2: it failed. */
  status: number | undefined;
};

/** One number, or the count of a histogram, with what it was counted by. */
export type ReceivedPoint = { attributes: Record<string, unknown>; value: number };

/** A collector of traces and metrics on loopback that takes OTLP as JSON. */
export type Collector = {
  endpoint: string;
  spans: ReceivedSpan[];
  /** The newest points of each metric. */
  metrics: Map<string, ReceivedPoint[]>;
  resource: Record<string, unknown>;
  /** The headers of every request. */
  headers: Record<string, unknown>[];
  /** Every body as it came, to look for what should not be in it. */
  text(): string;
  /** How many requests came, answered or not. */
  asked(): number;
  close(): Promise<void>;
};

/** Opens a collector. `hangs`: it takes what is sent and never says so. */
export async function openCollector({ hangs = false } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  const metrics = new Map<string, ReceivedPoint[]>();
  const headers: Record<string, unknown>[] = [];
  const resource: Record<string, unknown> = {};
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    if (hangs) return;
    headers.push(request.headers);
    const body = await textOf(request);
    bodies.push(body);
    const { resourceSpans = [], resourceMetrics = [] }: Sent = JSON.parse(body);
    for (const sent of [...resourceSpans, ...resourceMetrics])
      Object.assign(resource, plain(sent.resource.attributes));
    for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)))
      spans.push({ ...span, attributes: plain(span.attributes), status: span.status?.code });
    for (const metric of resourceMetrics.flatMap((each) =>
      each.scopeMetrics.flatMap((scope) => scope.metrics),
    )) {
      const { dataPoints = [] } = metric.sum ?? metric.gauge ?? metric.histogram ?? {};
      metrics.set(
        metric.name,
        dataPoints.map(({ attributes, asDouble, asInt, count }) => ({
          attributes: plain(attributes),
          value: Number(asDouble ?? asInt ?? count),
        })),
      );
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resource,
    headers,
    text: () => bodies.join('\n'),
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Pairs = { key: string; value: Record<string, unknown> }[];

/** What is sent, as far as tests look at it. */
type Sent = {
  resourceSpans?: {
    resource: { attributes: Pairs };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'status'> & {
        attributes: Pairs;
        status?: { code: number };
      })[];
    }[];
  }[];
  resourceMetrics?: {
    resource: { attributes: Pairs };
    scopeMetrics: {
      metrics: ({ name: string } & Record<'sum' | 'gauge' | 'histogram', Points | undefined>)[];
    }[];
  }[];
};

type Points = {
  dataPoints?: { attributes: Pairs; asDouble?: number; asInt?: string; count?: string | number }[];
};

/** `[{ key: 'a', value: { intValue: 1 } }]` → `{ a: 1 }` */
function plain(pairs: Pairs): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(({ key, value }) => {
      const [type, inside] = Object.entries(value)[0] ?? [];
      return [key, type === 'intValue' ? Number(inside) : inside];
    }),
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
