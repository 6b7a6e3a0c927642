/**
 * `npm run content`: holds every file of `features/{feature}/content/*.json` against the schema beside it and stops the build on
 * a bad field, since a page made from it would be wrong without a word:
 *
 *     src/features/news/content/news.json: [id 1042].category: must be one of results, dividend, …; is "banana"
 *
 * It also writes the JSON Schemas with which editors complete fields and values, below `.vscode`. With `--check` it
 * writes nothing and fails where they are older than the schemas.
 */
import { contentFindings, countedFaults } from './content-findings.ts';
import { editorFiles, staleEditorFiles, writeEditorFiles } from './editor-files.ts';

const { files, findings } = await contentFindings();
for (const { file, field, reason } of findings) {
  console.error([file, field, reason].filter((part) => part !== '').join(': '));
}
if (findings.length > 0) {
  console.error(`\n${countedFaults(findings.length)} in the content; mend what is named above.`);
  process.exit(1);
}

const written = await editorFiles();
if (process.argv.includes('--check')) {
  const stale = staleEditorFiles(written);
  if (stale.length > 0) {
    console.error(
      `${stale.join(', ')}: not as the schemas of the content are now, so editors would complete what the build refuses; ` +
        'run "npm run content" and commit the files.',
    );
    process.exit(1);
  }
} else {
  writeEditorFiles(written);
}
console.log(`${files} content files are as their schemas say.`);
