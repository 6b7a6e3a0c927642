import { object, string } from 'yup';

/** Levels that a browser may report, in any case. */
const levels = ['error', 'warn', 'warning', 'info', 'debug', 'log'] as const;

/** `log` in any case, without a flag, which JSON Schema does not have: `^([lL][oO][gG])$`. */
const anyCase = (word: string): string =>
  [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');

const levelPattern = new RegExp(`^(${levels.map(anyCase).join('|')})$`);

/** What a browser reports of a fault: exactly these two, both text, the level one we know. */
export const browserReportSchema = object({
  logLevel: string().strict().defined().matches(levelPattern, 'level'),
  logEntry: string().strict().defined(),
})
  .strict()
  .noUnknown('unknown');

/** What a browser reports of a visit: the path of the page. Whatever stands beside it is passed over. */
export const visitSchema = object({ path: string().strict().defined() }).strict();
