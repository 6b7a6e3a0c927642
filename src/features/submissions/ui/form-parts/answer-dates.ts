import { whenWanted } from '#i18n/world/when-wanted.ts';
import { legalLimits } from '#site/legal-limits.ts';

/** `en-CA` writes a day as `yyyy-mm-dd`. */
const officeDay = whenWanted(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }));

/** The day, at the head office, on which something was submitted: server and browser name the same one. */
export function submissionDay(at: number): string {
  return officeDay().format(at);
}

/**
 * The day by which a visitor should have heard from us. Default: as the legal notices promise for a privacy request.
 * Public holidays are not left out.
 */
export function hearBy(submitted: string, workingDays: number = legalLimits.confirmDays): string {
  const day = new Date(`${submitted}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const isWorkingDay = day.getUTCDay() % 6 !== 0;
    if (isWorkingDay) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
