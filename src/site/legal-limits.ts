/**
 * Numbers that the legal notices promise in both languages. Words take them as placeholders, so that no translation can
 * promise something else.
 */
export const legalLimits = {
  /** The sites are not directed to anyone younger. */
  minimumAge: 16,
  /** How far back the privacy policy describes what was collected and disclosed. */
  lookBackMonths: 12,
  /** How often residents of Virginia and Utah may use their rights in `periodMonths`. */
  freeRequests: 2,
  periodMonths: 12,
  /** Business days until a privacy request is confirmed. */
  confirmDays: 10,
  /** Days until it is answered, how many more a hard case may take, and the days in Canada. */
  answerDays: 45,
  extraDays: 45,
  canadaDays: 30,
  /** Days until an appeal is answered. */
  appealDays: 45,
} as const;
