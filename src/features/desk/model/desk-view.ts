import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { DeliveryState } from '#features/submissions/model/submission-store.ts';
import type { Language } from '#i18n/language.ts';
import type { AuditLine, DeskFilterState, DeskRow, DeskState, DeskWork, StaffPerson } from './desk-store.ts';
import type { StaffRole } from './roles.ts';

/** A page of the desk as the server knows it, in codes; `ui` turns it into words and HTML. */
export type DeskView = {
  /** Allows the page's own styles. No script is allowed at all. */
  nonce: string;
  /** The address behind the language. */
  rest: string;
  /** The clock that moments are told on. */
  timeZone: string;
  session: DeskSession | null;
  page: DeskPage;
};

/** Whoever is signed in. */
export type DeskSession = StaffPerson & { roles: readonly StaffRole[]; endsAt: number; mayAudit: boolean };

/** What stands in the middle of the page. */
export type DeskPage = DeskNotice | DeskList | DeskRecord | DeskErasure | DeskPerson | DeskTrail;

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
  'unknown-reference',
  'several',
  'stale',
  'erased-before',
  'person-erased',
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
};

/** The list of what came in. */
export type DeskList = {
  kind: 'list';
  filter: { kind: SubmissionKind | null; state: DeskFilterState; isMine: boolean };
  rows: DeskRow[];
  page: number;
  pages: number;
  total: number;
  mayExport: boolean;
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
  /** What was filled in, as the form calls it; `null`: erased, or not for these eyes. */
  fields: readonly (readonly [name: string, text: string])[] | null;
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
  rows: DeskRow[];
  /** Contents that do not open, and so may be anybody's. */
  unreadable: number;
  /** Subscriptions to e-mail alerts under this address. */
  alerts: number;
  /** Erasing was asked for without the tick. */
  isUnconfirmed: boolean;
};

/** The audit trail. */
export type DeskTrail = { kind: 'audit'; lines: readonly AuditLine[]; page: number; pages: number };
