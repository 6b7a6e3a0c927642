import type { Migration } from 'kysely/migration';

/** The audit trail is asked by who did it, and is kept without end: reading all of it for one person would take longer each year. */
export function deskAuditSubjectMigration(): Migration {
  return {
    async up(db) {
      await db.schema
        .createIndex('desk_audit_by_subject')
        .on('desk_audit')
        .columns(['subject', 'id'])
        .execute();
    },
  };
}
