import type { LogLine } from '#features/diagnostics/model/ports.ts';
import { type Log, type LogFields, permittedFields } from './log.ts';

/** How many lines are remembered. */
const most = 50;

/** A log that also remembers its last lines, for the console. */
export interface RecentLog {
  log: Log;
  /** The newest first. */
  recent(): LogLine[];
}

/**
 * Remembers the last lines of a log, with the same fields that it writes and no others.
 * @param now The clock, in milliseconds.
 */
export function rememberLog(log: Log, now: () => number = Date.now): RecentLog {
  const lines: Remembered[] = [];
  const remember = (level: LogLine['level'], event: string, fields?: LogFields): void => {
    lines.push({ at: now(), level, event, fields });
    if (lines.length > most) lines.shift();
  };
  const passing =
    (level: LogLine['level']) =>
    (event: string, fields?: LogFields): void => {
      remember(level, event, fields);
      log[level](event, fields);
    };
  return {
    log: {
      info: passing('info'),
      warn: passing('warn'),
      error: passing('error'),
      repeating(event, fields) {
        const write = log.repeating(event, fields);
        return () => {
          remember('info', event, fields);
          write();
        };
      },
    },
    recent: () => lines.map(readable).reverse(),
  };
}

/** Put into words only when somebody reads it: thousands of lines go by unread. */
type Remembered = Pick<LogLine, 'level' | 'event'> & { at: number; fields: LogFields | undefined };

function readable({ at, level, event, fields }: Remembered): LogLine {
  const text = Object.entries(permittedFields(fields))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  return { time: new Date(at).toISOString(), level, event, fields: text };
}
