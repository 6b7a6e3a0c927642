/** A moment on the clocks of New York. */
export interface EasternMoment {
  /** `yyyy-mm-dd` */
  day: string;
  /** Minutes since midnight. */
  minute: number;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What New York's clocks show at a moment, in milliseconds since 1970, in summer and in winter. */
export function easternMoment(at: number): EasternMoment {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The moment at which New York's clocks show this, in milliseconds since 1970. */
export function momentOf({ day, minute }: EasternMoment): number {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const hour = 3_600_000;
  // Five hours behind in winter, four in summer.
  return (
    [4, 5]
      .map((behind) => asIfUtc + behind * hour)
      .find((at) => {
        const shown = easternMoment(at);
        return shown.day === day && shown.minute === minute;
      }) ?? asIfUtc + 5 * hour
  );
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
