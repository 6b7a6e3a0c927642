import { readContent } from '#i18n/content-schema.ts';
import record from '../content/interactions.json';
import { type InteractionRecord, schema } from '../content/interactions.schema.ts';

/** How soon pages answered a hand when it was last measured; `npm run interactions -w @site/proofs` writes it. */
export function readInteractionRecord(): InteractionRecord {
  return readContent(schema, record, 'interactions.json');
}
