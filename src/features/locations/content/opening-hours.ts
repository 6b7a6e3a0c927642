import { present, textOrNone } from '#i18n/content-schema.ts';

const span = String.raw`([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d`;

/**
 * `07:00-12:00, 12:30-16:30`; "" for a day on which the gate stays closed. Times are those of the yard's own clock, spans
 * in their order.
 */
export const openingHours = () =>
  textOrNone()
    .matches(
      new RegExp(`^$|^${span}(, ${span})*$`),
      ({ value }) => `must be spans like 07:00-12:00, 12:30-16:30, or "" for closed; is "${value}"`,
    )
    .test('order', 'must have its times in their order', (text) => {
      const times = (text ?? '').match(/\d\d:\d\d/g) ?? [];
      return times.every((time, at) => at === 0 || time > (times[at - 1] ?? ''));
    })
    .defined(present);
