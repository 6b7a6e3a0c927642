import { expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { type LanguageProcess, superviseLanguages } from './supervise-languages.ts';

const manifest = '/site/src/site/manifest.ts';

/** Languages that start as the test says, and what was said meanwhile. */
function languagesUnder(starts: (language: Language, port: number) => Promise<unknown>) {
  const said: string[] = [];
  const shown: string[] = [];
  const stopped: number[] = [];
  const end = new Map<number, (how: string) => void>();
  let port = 0;
  const supervisor = superviseLanguages({
    languages: ['eng', 'es'],
    say: (text) => said.push(text),
    nameOf: (language) => language,
    backOff: () => 1,
    start: (language) => {
      port += 1;
      const own = port;
      const { promise: ended, resolve } = Promise.withResolvers<string>();
      end.set(own, resolve);
      const stop = () => void stopped.push(own);
      const process: LanguageProcess = {
        port: own,
        readAtStart: new Set([manifest]),
        ended,
        showFault: (text) => shown.push(text),
        stop,
      };
      return { ready: starts(language, own).then(() => process), stop };
    },
  });
  return { supervisor, said, shown, stopped, end: (own: number) => end.get(own)?.('exit code 1') };
}

const started = async () => undefined;

test('a manifest that cannot be used is said once and shown, while the old pages stay; mended, others take over', async () => {
  let fault: string | undefined;
  const site = languagesUnder(async () => {
    if (fault !== undefined) throw new Error(fault);
  });
  await site.supervisor.start();
  fault = 'no slug';
  site.supervisor.saved(manifest, 'manifest.ts');
  await vi.waitFor(() => expect(site.shown).toEqual(['no slug', 'no slug']));
  // Any save may mend it; one that does not says nothing again.
  site.supervisor.saved('/site/locales/es/routes.po', 'routes.po');
  await new Promise((later) => setTimeout(later, 120));
  expect(site.said.filter((text) => text.includes('no slug'))).toHaveLength(1);
  expect([site.supervisor.portOf('eng'), site.supervisor.portOf('es')]).toEqual([1, 2]);
  fault = undefined;
  site.supervisor.saved('/site/locales/es/routes.po', 'routes.po');
  await vi.waitFor(() => expect(site.said.at(-1)).toContain('Mended: routes.po'));
  expect(site.supervisor.fault()).toBeUndefined();
  expect(site.stopped).toEqual([1, 2]);
  expect(site.supervisor.portOf('eng')).toBeGreaterThan(2);
});

test('while one language cannot take over, neither does the other', async () => {
  let isBroken = false;
  const site = languagesUnder(async (language) => {
    if (isBroken && language === 'es') throw new Error('no Spanish');
  });
  await site.supervisor.start();
  isBroken = true;
  site.supervisor.saved(manifest, 'manifest.ts');
  await vi.waitFor(() => expect(site.supervisor.fault()).toBe('no Spanish'));
  expect([site.supervisor.portOf('eng'), site.supervisor.portOf('es')]).toEqual([1, 2]);
  expect(site.stopped).toEqual([3]);
});

test('a save that no process has to be started for starts none', async () => {
  const site = languagesUnder(started);
  await site.supervisor.start();
  site.supervisor.saved('/site/src/pages/home/home.tsx', 'home.tsx');
  await new Promise((later) => setTimeout(later, 120));
  expect([site.supervisor.portOf('eng'), site.stopped]).toEqual([1, []]);
});

test('a process that ends is started again, and that is said', async () => {
  const site = languagesUnder(started);
  await site.supervisor.start();
  site.end(2);
  await vi.waitFor(() => expect(site.supervisor.portOf('es')).toBe(3));
  expect(site.said).toEqual(['The server of es ended (exit code 1); it is started again.\n']);
  expect(site.supervisor.portOf('eng')).toBe(1);
});

test('a site that cannot start says why and comes up once that is mended', async () => {
  let fault: string | undefined = 'half a manifest';
  const site = languagesUnder(async () => {
    if (fault !== undefined) throw new Error(fault);
  });
  await site.supervisor.start();
  expect([site.supervisor.fault(), site.supervisor.portOf('eng')]).toEqual(['half a manifest', undefined]);
  fault = undefined;
  site.supervisor.saved(manifest, 'manifest.ts');
  await vi.waitFor(() => expect(site.supervisor.portOf('es')).toBeDefined());
});

test('a save while processes are started starts them anew with what was saved last', async () => {
  const gates: (() => void)[] = [];
  const site = languagesUnder((_, port) =>
    port <= 2 ? Promise.resolve() : new Promise<void>((open) => gates.push(open)),
  );
  onTestFinished(() => {
    for (const open of gates) open();
  });
  await site.supervisor.start();
  site.supervisor.saved(manifest, 'manifest.ts');
  await vi.waitFor(() => expect(gates).toHaveLength(1));
  site.supervisor.saved(manifest, 'manifest.ts');
  await vi.waitFor(() => expect(gates).toHaveLength(2));
  expect(site.stopped).toEqual([3]);
});
