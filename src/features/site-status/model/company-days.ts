import { localMoment, momentAt } from '#i18n/world/local-clock.ts';

/** The zone of the head office's clocks, where the company's days begin. No browser needs it. */
export const companyZone = 'America/Los_Angeles';

/**
 * (`America/Los_Angeles`, a moment, 31) → today and the thirty days before, the newest first, each with the moment at which
 * it began on the clocks of that zone: a day on which clocks are changed has 23 or 25 hours.
 */
export function companyDays(timeZone: string, now: number, count: number): { day: string; start: number }[] {
  const today = Date.parse(`${localMoment(timeZone, now).day}T00:00:00Z`);
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(today - back * 86_400_000).toISOString().slice(0, 10);
    return { day, start: momentAt(timeZone, { day, minute: 0 }) };
  });
}
