/** The days that our notices promise: everywhere, and in Canada. */
export type AnswerLimits = { answerDays: number; canadaDays: number };

/** A Canadian postal code; the form takes no other that begins with a letter. */
const canadianCode = /^[A-Z]\d[A-Z]/;

/** True for a ZIP or postal code in Canada, whose residents are promised an answer sooner. */
export function isCanadianCode(zip: unknown): boolean {
  return typeof zip === 'string' && canadianCode.test(zip);
}

/** The day of a moment on the clocks of a place, `yyyy-mm-dd`. */
export function dayIn(timeZone: string, at: number): string {
  // `en-CA` writes a day as `yyyy-mm-dd`.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
}

/** The last day on which a privacy request is answered, as our notices promise it. Received `2026-11-20` in Oregon → `2027-01-04`. */
export function answerDay(received: string, zip: unknown, { answerDays, canadaDays }: AnswerLimits): string {
  const date = new Date(`${received}T00:00:00Z`);
  const days = isCanadianCode(zip) ? canadaDays : answerDays;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another: `2026-11-20` and `2026-11-22` → 2. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
