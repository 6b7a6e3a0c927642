import { type DestinationStream, pino } from 'pino';
import { batchedLines } from './batched-lines.ts';
import { cleanText } from './clean-text.ts';
import { currentRequest } from './current-request.ts';
import { sqliteCode } from './storage/sqlite-code.ts';
import { isTracing, traceIds } from './telemetry/spans.ts';

/** Everything a log line may hold. A field that is not named here does not exist. */
export type LogFields = {
  /** Request: method, path without query, status, milliseconds, language. */
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  language?: string;
  /** Name, code and place of an error. Never its message: drivers put values into theirs. */
  error?: string;
  code?: string;
  at?: string;
  /** What a browser reported: its level and its text, cleaned. */
  level?: string;
  entry?: string;
  /** A stopped resource: the directive that stopped it and the host it came from. */
  directive?: string;
  blocked?: string;
  /** Delivery and storage: names and counts. */
  topic?: string;
  kind?: string;
  count?: number;
  attempt?: number;
  /** Start and stop. */
  environment?: string;
  port?: number;
  signal?: string;
};

const fieldNames = [
  'method',
  'path',
  'status',
  'ms',
  'language',
  'error',
  'code',
  'at',
  'level',
  'entry',
  'directive',
  'blocked',
  'topic',
  'kind',
  'count',
  'attempt',
  'environment',
  'port',
  'signal',
] as const satisfies (keyof LogFields)[];

/** Writes what happened, in a fixed phrase, with fields from the list above. */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** Prepares an `info` that is written many times, of which only the time is new. Call what it returns for each. */
  repeating(event: string, fields: LogFields): () => void;
};

/** The event of an answered request: the only one that comes by the thousand, and whose line may wait a moment. */
export const requestEvent = 'request';

/** A log of one JSON object per line, each written at once unless a test or a batch takes it. */
export function createLog(destination: DestinationStream = pino.destination(1)): Log {
  const options = { base: null, timestamp: timeField, messageKey: 'event' };
  const logger = pino(options, destination);
  const whole = (fields?: LogFields) => ({ ...permittedFields(fields), ...contextFields() });
  return {
    info: (event, fields) => logger.info(whole(fields), event),
    warn: (event, fields) => logger.warn(whole(fields), event),
    error: (event, fields) => logger.error(whole(fields), event),
    repeating(event, fields) {
      // Pino writes it once, so that it looks as every other.
      const lines: string[] = [];
      const once = pino({ ...options, timestamp: () => timePlace }, { write: (line) => lines.push(line) });
      once.info(permittedFields(fields), event);
      const [before = '', after = ''] = lines.join('').split(timePlace);
      return () => {
        // A traced request has ids of its own.
        if (isTracing()) logger.info(whole(fields), event);
        else destination.write(before + timeField() + after);
      };
    },
  };
}

/**
 * What every line says of the request that it was written for: the id that its error reply has too, and while tracing is on
 * the span that it belongs to.
 */
function contextFields(): Record<string, string> {
  const request = currentRequest();
  return { ...(request ? { requestId: request.id } : {}), ...traceIds() };
}

/** Stands for the time in a line that is prepared. No field can hold it: quotes are escaped there. */
const timePlace = ',"time":"?"';

/**
 * The log of a deployed server, on standard output. Lines of requests are written many at a time, a tenth of a second
 * late at most: one call of the system for each cost more than a page. Every other line is written at once, after
 * those that waited; so is what waits when the process ends by itself or by a fault that nobody caught.
 */
export function createServerLog(destination: DestinationStream = pino.destination(1)): Log {
  const batch = batchedLines(destination);
  process.on('exit', batch.flush);
  const log = createLog(batch);
  return {
    info(event, fields) {
      log.info(event, fields);
      if (event !== requestEvent) batch.flush();
    },
    warn(event, fields) {
      log.warn(event, fields);
      batch.flush();
    },
    error(event, fields) {
      log.error(event, fields);
      batch.flush();
    },
    repeating(event, fields) {
      const write = log.repeating(event, fields);
      if (event === requestEvent) return write;
      return () => {
        write();
        batch.flush();
      };
    },
  };
}

let lastTime = { at: Number.NaN, field: '' };

/** The time as pino puts it into a line. Under load dozens of lines share a millisecond, and writing one out is dear. */
function timeField(): string {
  const at = Date.now();
  if (at !== lastTime.at) lastTime = { at, field: `,"time":"${new Date(at).toISOString()}"` };
  return lastTime.field;
}

/** The fields of an error that may be written down: its name, its code and the first places of its stack. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const code = sqliteCode(error) ?? own;
  // A message may have lines that look like places; it goes first.
  const { stack = '' } = error;
  const places = stack
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const at = places
    .slice(0, 3)
    .map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/\(?(?:file:\/\/)?\/\S*\/(src|build|node_modules)\//, '($1/'),
    )
    .join(' < ');
  return { error: error.name, ...(code ? { code } : {}), ...(at ? { at } : {}) };
}

/** Keeps the fields of the list, cleaned; a caller that slips in more writes nothing more. */
export function permittedFields(fields: LogFields = {}): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (typeof value === 'number' && Number.isFinite(value)) kept[name] = value;
    // Pino names its own severity `level`; ours is what a browser said.
    if (typeof value === 'string') kept[name === 'level' ? 'reportedLevel' : name] = cleanText(value);
  }
  return kept;
}
