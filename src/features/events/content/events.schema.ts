import { type InferType, number, string } from 'yup';
import { id, listOf, maybeWords, present, record, words } from '#i18n/schema-parts.ts';

const whole = (least: number, most: number) =>
  number()
    .integer('must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`);

/** Events that come back every year: the sample company's calendar never runs out. */
export const schema = record({
  rules: listOf({
    id: id(),
    kind: string()
      .oneOf(['earnings', 'meeting', 'conference'] as const, 'must be earnings, meeting or conference')
      .required(present),
    /** Of a call about results: which quarter of the fiscal year. */
    quarter: whole(1, 4).nullable().defined(present),
    month: whole(1, 12).required(present),
    /** 1 for Monday to 5 for Friday: the first of them in the month on or after the day `from`. */
    weekday: whole(1, 5).required(present),
    from: whole(1, 25).required(present),
    /** On the clocks of New York. */
    time: string()
      .matches(/^\d{2}:\d{2}$/, 'must be a time, hh:mm')
      .required(present),
    minutes: whole(10, 480).required(present),
    /** For how many days a recording can be heard. */
    replayDays: whole(1, 365).nullable().defined(present),
    title: words(),
    summary: words(),
    /** Where it takes place; a call has no place. */
    detail: maybeWords(),
  }),
});

/** What `events.json` holds. */
export type EventsContent = InferType<typeof schema>;
