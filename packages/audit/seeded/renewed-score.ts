import { type FaultScore, isSilent, type Score } from './score.ts';

/**
 * A score in which some checks have looked again and the others have not: what these say is put in the place of what they said, and
 * what engines and other checks said of the same pages stays.
 *
 * @param before The whole score as it was.
 * @param now What the checks say that have looked again.
 * @param checks Their ids; of a check that is no longer among those who look, what it said goes.
 */
export function renewed(before: Score, now: Score, checks: readonly string[]): Score {
  const isStale = (rule: string) => checks.some((check) => rule === `scripted/${check}`);
  const isUnseen = (reason: string) => checks.some((check) => reason.includes(`: scripted/${check}: `));
  const latest = new Map(now.details.map((detail) => [detail.id, detail]));
  const details = before.details.map((old): FaultScore => {
    const look = latest.get(old.id);
    if (!look) return old;
    const merge = (was: readonly string[], is: readonly string[]) =>
      [...new Set([...was.filter((rule) => !isStale(rule)), ...is])].sort();
    return {
      ...old,
      caughtBy: merge(old.caughtBy, look.caughtBy),
      alsoFailed: merge(old.alsoFailed, look.alsoFailed),
      alarms: merge(old.alarms, look.alarms),
      untested: [...old.untested.filter((reason) => !isUnseen(reason)), ...look.untested],
    };
  });
  const alone = Object.fromEntries(
    before.assertors.map(({ name }) => {
      const by = (rules: readonly string[]) => rules.filter((rule) => rule.startsWith(`${name}/`));
      return [
        name,
        {
          caught: details.filter(({ caughtBy, alsoFailed }) => by([...caughtBy, ...alsoFailed]).length > 0)
            .length,
          alarms: details.reduce((sum, { alarms }) => sum + by(alarms).length, 0),
        },
      ];
    }),
  );
  return {
    ...before,
    day: now.day,
    browser: now.browser,
    caught: details.filter(({ caughtBy }) => caughtBy.length > 0).length,
    silentControls: details.filter(isSilent).length,
    alone,
    details,
  };
}
