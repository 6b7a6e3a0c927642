import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readFeedWords } from './investor-feeds.ts';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const catalog = 'locales/es/investor-data.po';

/** A copy of the catalogs, with the Spanish one changed. */
function catalogs(change: (spanish: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'feeds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(project, 'locales'), join(root, 'locales'), { recursive: true });
  writeFileSync(join(root, catalog), change(readFileSync(join(project, catalog), 'utf8')));
  return root;
}

test('a feed without its Spanish words stops the start of the server, not the reader of the feed', async () => {
  await expect(readFeedWords(catalogs((spanish) => spanish))).resolves.toBeInstanceOf(Function);
  const untranslated = catalogs((spanish) =>
    spanish.replaceAll(/(msgctxt "feeds"\nmsgid .*\n)msgstr .*(?:\n".*)*/g, '$1msgstr ""'),
  );
  await expect(readFeedWords(untranslated)).rejects.toThrow(
    /^feeds\.json: \S+: ".*" has no words in the language "es", .*translate it in locales\/es\/investor-data\.po/,
  );
});
