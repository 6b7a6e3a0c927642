import type { SubmissionKind } from '../model/submission-kinds.ts';
import type { SubmissionContent } from '../model/submission-store.ts';

/** A page that holds a form, for posts from a page without script. */
export type FormPage =
  | 'data-privacy'
  | 'sitemap'
  | 'threepr-form'
  | 'ceo-office-hours'
  | 'car-offer'
  | 'container-service'
  | 'careers-openings'
  | 'job'
  | 'report-misconduct'
  | 'page-problem';

/** One page of many that hold the same form. */
export type FormPlace = { page: FormPage; parameters: Record<string, string> };

/** One refused field, by its wire name. */
export type FormFault = { field: string; code: string };

/** What a form of the site is to the calls that take it: they know how to take forms, and this one form knows its rules. */
export type FormDefinition = {
  kind: SubmissionKind;
  /** The call that takes it, with or without a slash at its end. */
  path: string;
  /** The form as the log names it. */
  name: string;
  /** False where the body has no room for an answer; further limits guard such a form. */
  needsHumanCheck: boolean;
  /** Judges a request from outside: what to store and the answer of its human check, or what is wrong. */
  check(value: unknown): { content: SubmissionContent; recaptcha: string } | { faults: FormFault[] };
  /** Reads and judges the fields of a page without script. Names it does not know are left alone. */
  readPlain(form: URLSearchParams): {
    /** What was typed, for a form that comes back. */
    values: Record<string, unknown>;
    content: SubmissionContent;
    faults: FormFault[];
  };
  /** The page that the answer leads to. */
  pageOf(form: URLSearchParams): FormPage | FormPlace;
  /** The part of that page, where the form does not stand at its beginning. Left out where a summary takes the focus. */
  fragment?: string;
};
