/**
 * `npm run content`: holds every file of `features/{feature}/content/*.json` against the schema beside it and stops the build on
 * the first bad field, since a page made from it would be wrong without a word:
 *
 *     src/features/company/content/people.json: [3].since: must be a year
 */
import { contentFindings } from './content-findings.ts';

const { files, findings } = await contentFindings();
for (const { file, field, reason } of findings) console.error(`${file}: ${field}: ${reason}`);
if (findings.length > 0) {
  console.error(`\n${findings.length} faults in the content; mend the fields named above.`);
  process.exit(1);
}
console.log(`${files} content files are as their schemas say.`);
