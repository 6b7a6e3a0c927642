import { brand } from '#brand';
import type { Choices } from '#i18n/choices.ts';
import { defaultLanguage, htmlLang, type Language, perLanguage } from '#i18n/language.ts';
import type { AuditResults, Cell, Check, State } from '../contract.ts';
import {
  type Difference,
  differenceTo,
  differenceToRecorded,
  type FirstSeen,
  firstSeenOf,
  type RecordedFindings,
} from '../difference.ts';
import { dayOf } from '../known-findings.ts';
import { type Standing, standingOf } from '../manual/verdicts.ts';
import { type RollUp, rollUp } from '../roll-up.ts';
import type { FaultScore } from '../seeded/score.ts';
import type { SpokenStanding } from '../spoken/spoken-record.ts';

/** How many of the seeded defects were found, as `seeded/score.json` says. */
export interface SeededScore {
  faults: number;
  caught: number;
  /** Control pages at which nothing was said. */
  silentControls: number;
  /** Each inspector alone. */
  alone: Record<string, { caught: number; alarms: number }>;
  /** ISO day of the test. */
  day: string;
  /** Each defect, in English: the rules that found it, and the rules that found fault with its control page. */
  details: readonly Pick<FaultScore, 'id' | 'title' | 'criteria' | 'caughtBy' | 'alarms' | 'untested'>[];
}

/** What the writers know beside the results. */
export interface ReportOptions {
  /** The scripted checks: their titles, and how to mend what they find. */
  checks?: readonly Pick<Check, 'id' | 'title' | 'fix'>[];
  states?: readonly Pick<State, 'id' | 'title'>[];
  /** The last report's results, to tell what is new and since when. */
  last?: AuditResults & { firstSeen?: Record<string, FirstSeen> };
  /** What is kept of the recorded audit, to compare with where there is no last report. */
  recorded?: RecordedFindings;
  score?: SeededScore;
  /** The same of defects by authors who had the criteria alone. */
  outsideScore?: SeededScore;
  /** The same after the checks were changed in view of them. */
  outsideAgain?: SeededScore;
  /** The same of a second set, unseen after those changes. */
  outsideSecond?: SeededScore;
  /** What a screen reader spoke; for want of it the kept record. */
  spoken?: SpokenStanding;
  /** Public addresses of the site in each language. */
  origins?: Record<Language, string>;
}

/** All that a writer is given; every writer is a pure function of it. */
export interface Report {
  results: AuditResults;
  /** ISO day of the audit. */
  day: string;
  rollUp: RollUp;
  /** The reviews that still hold, and for which pages they do not. */
  reviews: Standing;
  origins: Record<Language, string>;
  firstSeen: Record<string, FirstSeen>;
  difference?: Difference;
  checks: ReadonlyMap<string, Pick<Check, 'title' | 'fix'>>;
  stateTitles: ReadonlyMap<string, Choices<string>>;
  score?: SeededScore;
  outsideScore?: SeededScore;
  outsideAgain?: SeededScore;
  outsideSecond?: SeededScore;
  spoken?: SpokenStanding;
}

/** Puts together what the writers share. */
export function makeReport(results: AuditResults, options: ReportOptions = {}): Report {
  const { last, recorded, score, outsideScore, outsideAgain, outsideSecond, spoken } = options;
  return {
    results,
    day: dayOf(results),
    rollUp: rollUp(results),
    reviews: standingOf(results),
    origins: publicOrigins(results, options.origins),
    firstSeen: firstSeenOf(results, last?.firstSeen),
    checks: new Map((options.checks ?? []).map((check) => [check.id, check])),
    stateTitles: new Map((options.states ?? []).map((state) => [state.id, state.title])),
    ...(last
      ? { difference: differenceTo(last, results) }
      : recorded
        ? { difference: differenceToRecorded(recorded, results) }
        : {}),
    ...(score ? { score } : {}),
    ...(outsideScore ? { outsideScore } : {}),
    ...(outsideAgain ? { outsideAgain } : {}),
    ...(outsideSecond ? { outsideSecond } : {}),
    ...(spoken ? { spoken } : {}),
  };
}

const isPublic = (origin: string) => /^https:\/\/[^/:]+\.[^/:]+\/?$/.test(origin);

/**
 * The public addresses of the site in each language. W3C's report tool drops every result of a host without a dot, and an audit
 * runs on a local one; where no owner has set an address yet, the brand's name below `.example` (RFC 2606) stands in.
 */
export function publicOrigins(
  results: AuditResults,
  given?: Record<Language, string>,
): Record<Language, string> {
  const standIn = (language: Language): string =>
    `https://${language === defaultLanguage ? 'www' : htmlLang[language]}.${brand.slug}.example`;
  return perLanguage(
    (language) =>
      [given?.[language], results.site.origins[language]].find(
        (origin) => origin !== undefined && isPublic(origin),
      ) ?? standIn(language),
  );
}

/** The public address of the page of a cell, exactly as every file of the report spells it. */
export function publicUrl(report: Pick<Report, 'origins'>, cell: Pick<Cell, 'language' | 'path'>): string {
  return new URL(cell.path, report.origins[cell.language]).href;
}

/** One page in one language, with one cell that stands for it. */
export interface Place {
  page: string;
  language: Language;
  url: string;
}

/** All pages of the matrix in each language, in its order. */
export function placesOf(report: Pick<Report, 'origins' | 'results'>): Place[] {
  const places = new Map<string, Place>();
  for (const { cell } of report.results.cells) {
    const id = `${cell.page}/${cell.language}`;
    if (!places.has(id)) {
      places.set(id, { page: cell.page, language: cell.language, url: publicUrl(report, cell) });
    }
  }
  return [...places.values()];
}

/** `axe-core 4.11.0`; the name alone where the results do not know the version. */
export function assertorWithVersion(results: AuditResults, name: string): string {
  const version = results.assertors.find((assertor) => assertor.name === name)?.version;
  return version ? `${name} ${version}` : name;
}
