import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';

/** What somebody of the staff is, as the company's login says. A person may be several of them. */
export const staffRoles = ['reader', 'privacy-officer', 'compliance-officer', 'operator'] as const;

/** One of these. */
export type StaffRole = (typeof staffRoles)[number];

/** What can be done at the desk beside looking at the list, which holds nothing that a visitor wrote. */
export type DeskPower =
  /** To read what was sent, take it on, hand it over and mark it as done. */
  | 'read'
  /** To carry contents away as a file. */
  | 'export'
  /** To erase a content for good. */
  | 'erase'
  /** To find all that one person sent. */
  | 'person'
  /** To make deliveries due again. */
  | 'retry'
  /** To read the audit trail. */
  | 'audit'
  /** To see how the site stands: what waits, how old its sources are, which pages are read. */
  | 'state';

/** The forms whose content anybody who reads may read. Privacy requests and reports are for few eyes, and not for the same. */
const forReaders: readonly SubmissionKind[] = ['contact', 'office-hours', 'application', 'page-problem'];

/**
 * Who may do what; `docs/operations/desk.md` has the same as a table. Whoever runs the site sees that something is stuck and
 * what was done, and reads nobody's words.
 */
const powers: Record<StaffRole, (power: DeskPower, kind: SubmissionKind | null) => boolean> = {
  reader: (power, kind) => power === 'read' && kind !== null && forReaders.includes(kind),
  'privacy-officer': (power, kind) =>
    power === 'person' || power === 'audit' || power === 'state' || (power !== 'retry' && kind !== 'report'),
  // The form promises that the legal department reads a report, or the chair of the Audit Committee: nobody else does.
  'compliance-officer': (power, kind) =>
    (power === 'read' || power === 'export' || power === 'erase') &&
    (kind === 'report' || (kind === null && power === 'export')),
  operator: (power) => power === 'retry' || power === 'audit' || power === 'state',
};

/** True when one of the roles allows it, for a submission of that form; `null` where it is about none in particular. */
export function mayAtDesk(
  roles: readonly StaffRole[],
  power: DeskPower,
  kind: SubmissionKind | null = null,
): boolean {
  return roles.some((role) => powers[role](power, kind));
}

/** The roles whose values stand in a claim, which is a text or a list of texts. */
export function rolesIn(claim: unknown, values: Readonly<Record<StaffRole, readonly string[]>>): StaffRole[] {
  const given = new Set(Array.isArray(claim) ? claim : [claim]);
  return staffRoles.filter((role) => values[role].some((value) => given.has(value)));
}
