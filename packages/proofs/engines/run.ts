/**
 * Shows that every page works in browsers of another make and breaks no rule of its content security policy there:
 *
 *     npm run engines -w @site/proofs
 *     npm run engines -w @site/proofs -- --engine firefox
 *     npm run engines -w @site/proofs -- --page home
 *
 * Every page of the manifest is opened in both languages, started, and all that opens on it is opened. Chromium has its own
 * tests. Needs a build. Ends with 1 on any finding, 2 when it was called wrongly or no such browser is here.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type AuditedPage, auditedPages } from '@site/audit/audited-pages.ts';
import { type BuiltSite, startBuiltSite } from '@site/build/serving/built-site.ts';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { type DrivenBrowser, NoBrowser } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { type ListeningProxy, startListeningProxy } from './listening-proxy.ts';
import { walkThroughPage } from './page-walk.ts';
import { startWebkit } from './webkit.ts';

const engines = { firefox: () => startFirefox(), webkit: () => startWebkit() };
type Engine = keyof typeof engines;

/** How long a report may be on its way, in milliseconds. */
const patience = 20_000;

const usage = 'Usage: npm run engines -w @site/proofs -- [--engine firefox|webkit] [--page ID]';

/** What was seen in one browser. */
interface Tally {
  pages: number;
  opened: number;
  findings: string[];
}

function readOptions(): { chosen: Engine[]; page: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ options: { engine: { type: 'string' }, page: { type: 'string' } } });
    const chosen = (Object.keys(engines) as Engine[]).filter((name) => name === (values.engine ?? name));
    return chosen.length === 0 ? undefined : { chosen, page: values.page };
  } catch {
    return undefined;
  }
}

/** Looks at one page. Gives back what is wrong with it, a line each. */
async function lookAt(
  browser: DrivenBrowser,
  proxy: ListeningProxy,
  url: string,
  marker: string,
): Promise<{ opened: number; findings: string[] }> {
  proxy.heard();
  await browser.open(url);
  const { isStarted, opened } = await browser.run(walkThroughPage, marker);
  const findings = isStarted ? [] : ['React did not take the page over'];
  let isHeard = false;
  for (const end = Date.now() + patience; !isHeard && Date.now() < end; ) {
    for (const { kind, text } of proxy.heard()) {
      if (text.includes(marker)) isHeard = true;
      else findings.push(kind === 'policy' ? `breaks the policy: ${text}` : `reports an error: ${text}`);
    }
    if (!isHeard) await setTimeout(50);
  }
  // Silence proves something only where a report is known to arrive.
  if (!isHeard) findings.push('the image that no policy allows was not reported');
  return { opened, findings };
}

async function lookAtAll(
  browser: DrivenBrowser,
  proxy: ListeningProxy,
  pages: AuditedPage[],
): Promise<Tally> {
  const tally: Tally = { pages: 0, opened: 0, findings: [] };
  for (const [number, { id, language, path }] of pages.entries()) {
    if (process.stdout.isTTY)
      process.stdout.write(`\r${browser.name}: page ${number + 1} of ${pages.length}  \r`);
    const host = language === defaultLanguage ? 'localhost' : localHostOf(language);
    const url = `http://${host}:${proxy.port}${path}`;
    const { opened, findings } = await lookAt(browser, proxy, url, `marker-${number}`);
    tally.pages += 1;
    tally.opened += opened;
    tally.findings.push(...findings.map((finding) => `${language} ${id}: ${finding}`));
  }
  return tally;
}

async function prove(site: BuiltSite, engine: Engine, pages: AuditedPage[]): Promise<boolean> {
  // The browser first: where it does not start, a proxy that still listens would keep the command from ending.
  const browser = await engines[engine]();
  const proxy = await startListeningProxy(Number(new URL(site.english).port));
  try {
    const { pages: count, opened, findings } = await lookAtAll(browser, proxy, pages);
    for (const finding of findings) console.log(`  ${finding.slice(0, 400)}`);
    console.log(
      `${findings.length === 0 ? 'clean ' : 'FAULTY'}  ${browser.name}: ${count} pages started, ${opened} things opened,\n` +
        `        ${findings.length} findings; from each page a report was heard that was provoked`,
    );
    return findings.length === 0;
  } finally {
    await browser.close();
    await proxy.close();
  }
}

const options = readOptions();
const pages = auditedPages().filter(({ id }) => id === (options?.page ?? id));
if (!options || pages.length === 0) {
  console.error(usage);
  process.exit(2);
}
const site = await startBuiltSite();
try {
  for (const engine of options.chosen) if (!(await prove(site, engine, pages))) process.exitCode = 1;
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : 'Unknown fault');
  process.exitCode = fault instanceof NoBrowser ? 2 : 1;
} finally {
  await site.close();
}
