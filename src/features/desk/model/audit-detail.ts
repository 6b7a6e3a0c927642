import { type SubmissionKind, submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { type DeskAct, type DeskFilterState, deskActs, deskStates } from './desk-store.ts';
import type { DueFilter } from './desk-view.ts';
import { type StaffRole, staffRoles } from './roles.ts';

/** More about a line of the audit trail, in codes: the trail keeps them, and staff read words. */
export type AuditDetail = {
  state?: DeskFilterState | undefined;
  form?: SubmissionKind | undefined;
  due?: Exclude<DueFilter, 'any'> | undefined;
  isMine?: boolean | undefined;
  page?: number | undefined;
  format?: 'csv' | 'json' | undefined;
  /** Requests. */
  count?: number | undefined;
  /** Subscriptions to email alerts. */
  alerts?: number | undefined;
  /** A note of how it was answered was written, or taken out. */
  isNoted?: boolean | undefined;
  roles?: readonly StaffRole[] | undefined;
  /** A colleague, by name. */
  to?: string | undefined;
  /** Lines of the trail that were looked for: of an act, of a day (`yyyy-mm-dd`). */
  of?: DeskAct | undefined;
  day?: string | undefined;
};

/** `{ state: 'open', page: 2 }` → `state=open&page=2`, as the trail keeps it. */
export function writeDetail({ isMine, isNoted, roles, ...detail }: AuditDetail): string {
  const noted = isNoted ? 'yes' : 'no';
  const flags = { mine: isMine ? 'yes' : undefined, noted: isNoted === undefined ? undefined : noted };
  const given = { ...detail, ...flags, roles: roles?.join(' ') };
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, `${value}`])).toString();
}

/** What a line of the trail says; a code that this version does not know says nothing. */
export function readDetail(text: string): AuditDetail {
  const given = new URLSearchParams(text);
  const oneOf = <Code extends string>(codes: readonly Code[], name: string) =>
    codes.find((code) => code === given.get(name));
  const count = (name: string) =>
    /^\d{1,9}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : undefined;
  const roles = given.get('roles')?.split(' ');
  return {
    state: oneOf(deskStates, 'state'),
    form: oneOf(submissionKinds, 'form'),
    due: oneOf(['soonest', 'overdue', 'week'], 'due'),
    isMine: given.get('mine') === 'yes' || undefined,
    isNoted: { yes: true, no: false }[given.get('noted') ?? ''],
    page: count('page'),
    format: oneOf(['csv', 'json'], 'format'),
    count: count('count'),
    alerts: count('alerts'),
    roles: roles && staffRoles.filter((role) => roles.includes(role)),
    to: given.get('to') ?? undefined,
    of: oneOf(deskActs, 'of'),
    day: /^\d{4}-\d{2}-\d{2}$/.exec(given.get('day') ?? '')?.[0],
  };
}
