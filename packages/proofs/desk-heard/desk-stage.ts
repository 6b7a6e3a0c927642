import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { freePort } from '@site/build/serving/free-port.ts';
import type { NewSubmission } from '#features/submissions/model/submission-store.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { staffVariables, startCompanyLogin } from '#tests/server/support/company-login.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';

/** The requests that the tasks are about, by the references that the desk gives them. */
export const references = {
  contact: 'AA11-0001',
  application: 'AA11-0002',
  privacy: 'AA11-0003',
  report: 'AA11-0004',
  toErase: 'AA11-0005',
} as const;

/** One hour, in milliseconds. */
const hour = 3_600_000;

/** `AA11-0001` → an id that has this reference. */
const idOf = (reference: string) => `${reference.replace('-', '').toLowerCase()}-0000-4000-8000-000000000000`;

/** What came in: of each kind that a task needs one, and one that is erased. */
function submissions(): NewSubmission[] {
  const now = Date.now();
  const ana = { firstName: 'Ana', lastName: 'Ríos', email: 'ana@example.com' };
  return [
    submission({
      id: idOf(references.contact),
      kind: 'contact',
      language: 'es',
      createdAt: now - hour,
      content: { ...ana, company: 'Chatarra del Valle', message: '' },
    }),
    submission({
      id: idOf(references.application),
      kind: 'application',
      createdAt: now - 2 * hour,
      content: { name: 'Leo Park', email: 'leo@example.com', message: 'I can start in May.' },
    }),
    submission({
      id: idOf(references.privacy),
      kind: 'privacy',
      createdAt: now - 3 * hour,
      content: { ...ana, requestType: 'Right to Know', state: 'OR' },
    }),
    submission({
      id: idOf(references.report),
      kind: 'report',
      createdAt: now - 4 * hour,
      content: { what: 'A gate stands open at night.' },
    }),
    submission({
      id: idOf(references.toErase),
      kind: 'contact',
      createdAt: now - 5 * hour,
      content: { ...ana, email: 'tom@example.com', firstName: 'Tom', lastName: 'Hale' },
    }),
  ];
}

/** A desk with requests in it, and a company's login in front of it. */
export interface DeskStage {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts the built site with a desk, on ports that are free, and a real provider of OpenID Connect.
 * @throws when the site does not answer: most often there is no build.
 */
export async function startDesk(): Promise<DeskStage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-heard-'));
  const environment = 'qa';
  const storage = await openStorage({ environment, dataDir, storageKeys: null, databaseUrl: null });
  for (const each of submissions()) await storage.submissions.add(each);
  await storage.close();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const login = await startCompanyLogin({ origin });
  const leave = async () => {
    await login.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startBuiltSite({
      ...staffVariables,
      SITE_ENVIRONMENT: environment,
      DATA_DIR: dataDir,
      DRAIN_MS: '0',
      // One person reads it: a thread more would only start later.
      RENDER_THREADS: '0',
      STAFF_PORT: `${port}`,
      STAFF_ISSUER: login.issuer,
    });
    return {
      origin,
      async close() {
        await site.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
