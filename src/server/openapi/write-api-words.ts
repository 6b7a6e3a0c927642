import { writeFileSync } from 'node:fs';
import { apiSentences } from './describe-api.ts';

/** Writes the sentences of the description where the catalogs find them: run it after a change of their English. */

const file = new URL('../../features/api-guide/content/api-words.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ sentences: apiSentences() }, null, 2)}\n`);
