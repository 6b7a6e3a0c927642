import type { InferType } from 'yup';
import { id, listOf, maybeWords, oneOf, present, record, time, whole, words } from '#i18n/content-schema.ts';
/** Events that come back every year: the sample company's calendar never runs out. */
export const schema = record({
  rules: listOf({
    id: id(),
    kind: oneOf(['earnings', 'meeting', 'conference']),
    /** Of a call about results: which quarter of the fiscal year. */
    quarter: whole(1, 4).nullable().defined(present),
    month: whole(1, 12).required(present),
    /** 1 for Monday to 5 for Friday: the first of them in the month on or after the day `from`. */
    weekday: whole(1, 5).required(present),
    from: whole(1, 25).required(present),
    /** On the clocks of New York. */
    time: time(),
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
