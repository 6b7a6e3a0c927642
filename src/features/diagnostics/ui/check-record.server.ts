import record from '#features/help/content/checks.json';
import { type CheckRecord, schema } from '#features/help/content/checks.schema.ts';
import { readContent } from '#i18n/content-schema.ts';

/** The record of the last full run of the accessibility checks; `npm run record -w @site/audit` writes it. */
export function readCheckRecord(): CheckRecord {
  return readContent(schema, record, 'checks.json');
}
