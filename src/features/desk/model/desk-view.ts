import type { SiteStatus } from '#features/site-status/model/ports.ts';
import type { AnswerNote } from '#features/submissions/model/answer-note.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { DeliveryState, OutboxCounts } from '#features/submissions/model/submission-store.ts';
import type { Language } from '#i18n/language.ts';
import type { TypedAnswer } from './answer-form.ts';
import type {
  AuditLine,
  DeskAct,
  DeskFilterState,
  DeskRow,
  DeskState,
  DeskWork,
  StaffPerson,
} from './desk-store.ts';
import type { StaffRole } from './roles.ts';

/** A page of the desk as the server knows it, in codes; `ui` turns it into words and HTML. */
export type DeskView = {
  /** Allows the page's own styles. No script is allowed at all. */
  nonce: string;
  /** The address behind the language. */
  rest: string;
  /** What the address asks for behind that, `?state=done` for example; empty for nothing. */
  search: string;
  /** The clock that moments are told on. */
  timeZone: string;
  session: DeskSession | null;
  page: DeskPage;
};

/** Whoever is signed in. */
export type DeskSession = StaffPerson & {
  roles: readonly StaffRole[];
  endsAt: number;
  mayAudit: boolean;
  maySeeState: boolean;
};

/** What stands in the middle of the page. */
export type DeskPage =
  | DeskNotice
  | DeskList
  | DeskRecord
  | DeskErasure
  | DeskPerson
  | DeskTrail
  | DeskSiteState;

/** What a page says that has nothing else to show. */
export const noticeCodes = [
  'sign-in',
  'expired',
  'expired-change',
  'signed-out',
  'no-role',
  'login-away',
  'login-refused',
  'login-lost',
  'too-many',
  'other-site',
  'forbidden',
  'bad-form',
  'unknown-page',
  'no-reference',
  'unknown-reference',
  'several',
  'stale',
  'erased-before',
  'person-erased',
  'person-changed',
  'failed',
] as const;

/** One of these. */
export type NoticeCode = (typeof noticeCodes)[number];

/** A page with one message and the way on. */
export type DeskNotice = {
  kind: 'notice';
  code: NoticeCode;
  /** Where to begin the login, and what to come back to. */
  signIn?: string;
  /** Where the company's own login is ended. */
  endAddress?: string;
  /** The submission that it is about. */
  reference?: string;
  /** The person that it is about, to be found again by a form. */
  email?: string;
};

/** What staff who may read a privacy request see of it in a list. */
export type PrivacyFacts = {
  /** The right that is asked for, as the form sends it. */
  requestType: string;
  /** The last day on which it is to be answered, `yyyy-mm-dd`. */
  dueDay: string;
  /** Days until then, negative when it is past; `null` once the work is done. */
  daysLeft: number | null;
};

/** A line of a list, with more of it where it is a privacy request that may be read. */
export type ListedRow = DeskRow & { privacy?: PrivacyFacts | undefined };

/** By when requests are to be answered: whatever comes, or privacy requests alone, the most urgent first. */
export const dueFilters = ['any', 'soonest', 'overdue', 'week'] as const;

/** One of these, to filter by. */
export type DueFilter = (typeof dueFilters)[number];

/** The list of what came in. */
export type DeskList = {
  kind: 'list';
  filter: { kind: SubmissionKind | null; state: DeskFilterState; isMine: boolean; due: DueFilter };
  rows: ListedRow[];
  page: number;
  pages: number;
  total: number;
  mayExport: boolean;
  /** May read privacy requests, and so see by when they are to be answered. */
  maySeeDue: boolean;
  /** May find and erase all of a person. */
  mayErase: boolean;
};

/** One submission. */
export type DeskRecord = {
  kind: 'record';
  reference: string;
  form: SubmissionKind;
  language: Language;
  createdAt: number;
  state: DeskState;
  work: DeskWork;
  /** Of a privacy request that may be read. */
  privacy: PrivacyFacts | undefined;
  /** What was filled in, as the form calls it; `null`: erased, or not for these eyes. */
  fields: readonly (readonly [name: string, text: string])[] | null;
  /** What whoever looks has just done with it. */
  did: AuditLine | null;
  /** How it was answered, as it is noted; `null`: it is not, or not for these eyes. */
  answer: AnswerNote | 'unreadable' | null;
  /** A note that was typed and not kept. */
  typedAnswer: TypedAnswer | null;
  mayRead: boolean;
  mayErase: boolean;
  mayRetry: boolean;
  /** Colleagues who may read it as well. */
  colleagues: readonly StaffPerson[];
  deliveries: readonly Pick<DeliveryState, 'topic' | 'state' | 'attempts' | 'lastError'>[];
  /** What was done with it, the newest first. */
  trail: readonly AuditLine[];
};

/** The question before an erasure. */
export type DeskErasure = {
  kind: 'erase';
  reference: string;
  form: SubmissionKind;
  createdAt: number;
  /** As it stood when the question was put: whoever took it on meanwhile is not overruled. */
  work: Pick<DeskWork, 'version' | 'assignee'>;
  /** It was sent without the tick. */
  isUnconfirmed: boolean;
};

/** All that was sent with one address. */
export type DeskPerson = {
  kind: 'person';
  email: string;
  rows: ListedRow[];
  /** Contents that do not open, and so may be anybody's. */
  unreadable: number;
  /** Subscriptions to email alerts under this address. */
  alerts: number;
  /** What was there when the page was made: an erasure says it back, and is refused when it is so no more. */
  seen: string;
  /** Why nothing was erased. */
  fault: 'unconfirmed' | 'nothing-chosen' | null;
};

/** Lines of the audit trail. */
export type DeskTrail = {
  kind: 'audit';
  filter: TrailChoice;
  lines: readonly AuditLine[];
  page: number;
  pages: number;
  total: number;
  /** Whoever has a line in it. */
  people: readonly StaffPerson[];
};

/** What was asked of the audit trail, as it is to be shown again. */
export type TrailChoice = {
  /** Of the company's login; `null`: of anybody. */
  subject: string | null;
  act: DeskAct | null;
  /** As it was typed; empty: of any request and of none. */
  reference: string;
  /** A day of the office, `yyyy-mm-dd`; empty: any. */
  day: string;
  /** What cannot be meant, and so finds nothing. */
  faults: readonly ('reference' | 'day')[];
};

/** How the site stands, in counts: nothing in it tells of a visitor. */
export type DeskSiteState = {
  kind: 'state';
  status: SiteStatus;
  outbox: OutboxCounts;
  /** Subscriptions to email alerts: those that wait for the answer to the first letter, and those that have it. */
  alerts: { pending: number; confirmed: number };
  visits: PageVisits;
  /** The address of the page about the API, on the site that visitors see. */
  apiGuide: string;
};

/** Views of pages by day. */
export type PageVisits = {
  /** `yyyy-mm-dd` of universal time, the newest first. */
  days: readonly string[];
  /** The most read first, each with its counts in the order of `days`. */
  rows: readonly { path: string; counts: readonly number[]; total: number }[];
  /** Pages that were read as well, and have no row. */
  others: number;
};
