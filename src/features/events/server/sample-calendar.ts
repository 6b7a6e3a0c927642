import { readContent } from '#i18n/content-schema.ts';
import eventsContent from '../content/events.json' with { type: 'json' };
import { schema } from '../content/events.schema.ts';
import { type EventRule, eventDay } from '../model/event-rules.ts';

/** The sample company's year: its calls, its meeting and the conferences it visits. */
export const eventRules = readContent(schema, eventsContent, 'events.json').rules;

/** The day on which the results of a quarter come out, `yyyy-mm-dd`. */
export function resultsOn(fiscalYear: number, quarter: 1 | 2 | 3 | 4): string {
  return eventDay(
    ruleOf(eventRules, ({ quarter: of }) => of === quarter, `quarter ${quarter}`),
    fiscalYear,
  );
}

/** The day of the annual meeting in a calendar year, `yyyy-mm-dd`. */
export function meetingOn(year: number): string {
  return eventDay(
    ruleOf(eventRules, ({ kind }) => kind === 'meeting', 'annual meeting'),
    year,
  );
}

/** The rule that passes a test. @throws when an editor has taken it out: filings depend on it. */
export function ruleOf(
  rules: readonly EventRule[],
  test: (rule: EventRule) => boolean,
  name: string,
): EventRule {
  const rule = rules.find(test);
  if (!rule) throw new Error(`events.json has no rule for the ${name}, on which filings depend; add one.`);
  return rule;
}
