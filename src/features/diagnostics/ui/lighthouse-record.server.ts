import { readContent } from '#i18n/content-schema.ts';
import record from '../content/lighthouse.json';
import { type LighthouseRecord, schema } from '../content/lighthouse.schema.ts';

/** The last run of Lighthouse over one page of each type; `npm run lighthouse -w @site/proofs` writes it. */
export function readLighthouseRecord(): LighthouseRecord {
  return readContent(schema, record, 'lighthouse.json');
}
