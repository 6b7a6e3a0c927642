import type { AnswerNote } from '#features/submissions/model/answer-note.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { Language } from '#i18n/language.ts';
import type { StaffRole } from './roles.ts';

/** Somebody of the staff, as the company's login names them. */
export type StaffPerson = {
  /** What the company's login calls this person for ever. */
  subject: string;
  /** What colleagues read. */
  name: string;
};

/** Whoever is signed in, until when. */
export type StaffSession = StaffPerson & { roles: readonly StaffRole[]; endsAt: number };

/** How the work on a submission stands. `open` is all that is neither done nor erased. */
export const deskStates = ['open', 'new', 'assigned', 'done', 'erased', 'all'] as const;

/** One of these, to filter by. */
export type DeskFilterState = (typeof deskStates)[number];

/** How one submission stands. */
export type DeskState = 'new' | 'assigned' | 'done' | 'erased';

/** The work on a submission. */
export type DeskWork = {
  /** Goes up by one with each change, so that nobody changes what they have not seen. 0: nobody has touched it. */
  version: number;
  assignee: StaffPerson | null;
  doneAt: number | null;
};

/** A line of the list: nothing that a visitor wrote. */
export type DeskRow = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  language: Language;
  createdAt: number;
  state: DeskState;
  assignee: StaffPerson | null;
};

/** What is looked for in the list. */
export type DeskFilter = {
  kind?: SubmissionKind | undefined;
  state: DeskFilterState;
  /** Only what this person has taken on. */
  assignee?: string | undefined;
};

/** What is written into the audit trail. */
export const deskActs = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'list',
  // At a submission, without its content.
  'look',
  'read',
  'take',
  'give-back',
  'take-away',
  'hand-over',
  'done',
  // Of how a request was answered, after it was done.
  'note',
  'reopen',
  'retry',
  // Delivered by staff, without the site.
  'handed-over',
  'export',
  'erase',
  'search',
  'erase-person',
  'export-person',
  'audit',
  'state',
  // By whoever runs the site, by command.
  'receipt',
  'reencrypt',
  'backup',
] as const;

/** One of these. */
export type DeskAct = (typeof deskActs)[number];

/** A line of the audit trail before it has a place in it. */
export type NewAuditLine = StaffPerson & {
  at: number;
  act: DeskAct;
  /** The submission it is about. */
  reference?: string | undefined;
  kind?: SubmissionKind | undefined;
  /** A count, a filter or the name of a colleague; never a word that a visitor wrote. */
  detail?: string | undefined;
};

/** A line of the audit trail. Nothing in it can be changed or taken out: the database itself refuses it. */
export type AuditLine = NewAuditLine & { id: string };

/** What is looked for in the audit trail: all of it where nothing is named. */
export type TrailFilter = {
  /** What the company's login calls whoever did it. */
  subject?: string | undefined;
  act?: DeskAct | undefined;
  /** The submission it is about. */
  reference?: string | undefined;
  /** From a moment on, and until before another, in milliseconds since 1970. */
  since?: number | undefined;
  before?: number | undefined;
};

/** One page of a list, and how long the list is. */
export type PageOf<Row> = { rows: Row[]; total: number };

/** Which page of a list; the first is 1. */
export type PageAsked = { page: number; size: number };

/** What a change of the work on a submission came to. */
export type ChangeOutcome =
  | 'changed'
  /** Somebody else has changed it since it was looked at. */
  | 'stale'
  /** Its content was erased. */
  | 'erased'
  /** There is no such submission any more. */
  | 'gone';

/** What the desk keeps beside the submissions: who is signed in, who works on what, and what was done. */
export type DeskStore = {
  /** Opens a session; the database sees a hash of its token alone. Those that are over go, and the person is remembered. */
  openSession(token: string, session: StaffSession, now: number): Promise<void>;
  /** The session of a token, while it lasts. */
  session(token: string, now: number): Promise<StaffSession | undefined>;
  closeSession(token: string): Promise<void>;
  /** Whoever signed in since a moment, by name. */
  people(since: number): Promise<(StaffPerson & { roles: readonly StaffRole[] })[]>;
  /** Submissions, the newest first. */
  list(filter: DeskFilter, asked: PageAsked): Promise<PageOf<DeskRow>>;
  work(submissionId: string): Promise<DeskWork>;
  /** How these were answered, as far as somebody noted it; `unreadable` where the note does not open. */
  answers(submissionIds: readonly string[]): Promise<ReadonlyMap<string, AnswerNote | 'unreadable'>>;
  /**
   * Changes the work on a submission and writes it down, both or neither, if nobody else was quicker. `answer` writes the note
   * of how it was answered, or with `null` takes it out; left out, it stays as it is.
   */
  change(
    submissionId: string,
    change: { seen: number; answer?: AnswerNote | null | undefined } & Pick<DeskWork, 'assignee' | 'doneAt'>,
    line: NewAuditLine,
  ): Promise<ChangeOutcome>;
  /** Writes into the audit trail. What it stands for must not happen when this fails. */
  record(line: NewAuditLine): Promise<void>;
  /** The audit trail, the newest first, as far as the filter goes. */
  trail(asked: PageAsked & TrailFilter): Promise<PageOf<AuditLine>>;
  /** Whoever has a line in it, by the name of the latest. */
  trailPeople(): Promise<StaffPerson[]>;
};
