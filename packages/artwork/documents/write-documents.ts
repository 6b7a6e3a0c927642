/**
 * Writes the documents for download from `features/sustainability/content/{sustainability,esg,documents}.json` and the catalogs, in
 * both languages: the sustainability report and the ESG data as tagged PDF, the figures as CSV.
 *
 *   npm run documents -w @site/artwork          writes public/documents/*, and names and sizes for the site
 *   npm run documents:check -w @site/artwork    writes nothing; fails when a file is out of date
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { documentFiles, hashOf } from './document-files.ts';
import {
  type DocumentRecord,
  documentList,
  listPath,
  recordPath,
  staleDocuments,
} from './document-record.ts';

const root = new URL('../../../', import.meta.url);
const files = await documentFiles(root);

if (process.argv.includes('--check')) {
  const faults = staleDocuments(files, root);
  for (const fault of faults) console.error(`${fault}.`);
  if (faults.length > 0) {
    console.error(
      '\nVisitors would download what the pages no longer say; run `npm run documents -w @site/artwork` and commit the files.',
    );
    process.exitCode = 1;
  } else console.log(`${files.length} documents are as their content says.`);
} else {
  const record: DocumentRecord = {};
  mkdirSync(new URL('public/documents/', root), { recursive: true });
  for (const { path, fingerprint, write } of files) {
    const bytes = await write();
    writeFileSync(new URL(path, root), bytes);
    record[path] = { fingerprint, file: hashOf(bytes) };
    console.log(`${path}: ${bytes.length} bytes`);
  }
  writeFileSync(new URL(recordPath, root), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(new URL(listPath, root), documentList(root));
}
