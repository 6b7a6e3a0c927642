import { type LocalMoment, localMoment, momentAt } from '#i18n/world/local-clock.ts';

const newYork = 'America/New_York';

/** A moment on the clocks of New York. */
export type EasternMoment = LocalMoment;

/** What New York's clocks show at a moment, in milliseconds since 1970, in summer and in winter. */
export function easternMoment(at: number): EasternMoment {
  return localMoment(newYork, at);
}

/** The moment at which New York's clocks show this, in milliseconds since 1970. */
export function momentOf(moment: EasternMoment): number {
  return momentAt(newYork, moment);
}

/** `570` → `09:30` */
export function clockText(minute: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `09:30` → `570` */
export function clockMinute(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
