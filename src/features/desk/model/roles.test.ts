import { expect, test } from 'vitest';
import { submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { type DeskPower, mayAtDesk, rolesIn, type StaffRole, staffRoles } from './roles.ts';

const powers: readonly DeskPower[] = ['read', 'export', 'erase', 'person', 'retry', 'audit', 'state'];

/** What is about one submission, and so depends on its form. */
const byForm: readonly DeskPower[] = ['read', 'export', 'erase'];

/** Whatever a role may do, with the forms it may do it with where that makes a difference. */
function allowed(role: StaffRole): string[] {
  return powers.flatMap((power) => {
    if (!byForm.includes(power)) return mayAtDesk([role], power) ? [power] : [];
    return submissionKinds.filter((kind) => mayAtDesk([role], power, kind)).map((kind) => `${power} ${kind}`);
  });
}

test.each<[StaffRole, string[]]>([
  ['reader', ['read contact', 'read office-hours', 'read application', 'read page-problem']],
  [
    'privacy-officer',
    [
      ...['read privacy', 'read contact', 'read office-hours', 'read application', 'read page-problem'],
      ...[
        'export privacy',
        'export contact',
        'export office-hours',
        'export application',
        'export page-problem',
      ],
      ...['erase privacy', 'erase contact', 'erase office-hours', 'erase application', 'erase page-problem'],
      ...['person', 'audit', 'state'],
    ],
  ],
  ['compliance-officer', ['read report', 'export report', 'erase report']],
  ['operator', ['retry', 'audit', 'state']],
])('a %s may do this and nothing else', (role, all) => {
  expect(allowed(role)).toEqual(all);
});

test('two roles allow what either allows, none allows nothing', () => {
  expect(mayAtDesk(['reader', 'operator'], 'retry')).toBe(true);
  expect(mayAtDesk(['reader', 'operator'], 'read', 'contact')).toBe(true);
  expect(mayAtDesk(['reader', 'operator'], 'erase')).toBe(false);
  expect(powers.some((power) => mayAtDesk([], power, 'contact'))).toBe(false);
});

test('roles are read from a claim with one value or many, and from nothing else', () => {
  const values = {
    reader: ['web', 'press'],
    'privacy-officer': ['legal'],
    'compliance-officer': [],
    operator: [],
  };
  expect(rolesIn('press', values)).toEqual(['reader']);
  expect(rolesIn(['legal', 'web', 'x'], values)).toEqual(['reader', 'privacy-officer']);
  for (const claim of [undefined, null, '', 'web press', { web: true }, [], [['web']]])
    expect(rolesIn(claim, values)).toEqual([]);
  expect(staffRoles).toHaveLength(4);
});
