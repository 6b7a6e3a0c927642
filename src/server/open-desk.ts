import { resolve } from 'node:path';
import { readJobTitles } from '#features/careers/server/jobs.ts';
import { openCompanyLogin } from '#features/desk/server/company-login.ts';
import { createDeskApp } from '#features/desk/server/desk-app.ts';
import type { RenderDesk } from '#features/desk/server/desk-visit.ts';
import { type Language, languages } from '#i18n/language.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { OpenSite } from './open-site.ts';
import { loadDeskRenderer } from './pages/load-build.ts';
import type { StaffSettings } from './staff-env.ts';
import { createVault } from './storage/vault.ts';

/** What the desk is opened with. */
export type OpenDeskOptions = {
  settings: StaffSettings;
  site: OpenSite;
  /** The project's folder. */
  root: string;
};

/**
 * Opens the desk of the staff over what the site has open. It has a listener of its own and shares no route with the public
 * site. The company's login is asked when somebody logs in, so that the site starts without it.
 */
export async function openDesk({
  settings,
  site,
  root,
}: OpenDeskOptions): Promise<ReturnType<typeof createDeskApp>> {
  const { storage, parts, keys } = site;
  const renderers = {} as Record<Language, Awaited<ReturnType<typeof loadDeskRenderer>>>;
  for (const language of languages) {
    renderers[language] = await loadDeskRenderer(resolve(root, 'build', language));
  }
  const render: RenderDesk = (language, view) => renderers[language](view);
  return createDeskApp({
    settings,
    storage,
    vault: createVault(keys),
    login: openCompanyLogin({ settings }),
    render,
    publicFiles: parts.publicFiles,
    status: parts.ports.status,
    apiGuide: (language) => parts.settings.origins[language] + parts.site.pathOf(language, 'api-guide'),
    jobTitles: await readJobTitles(root),
    callerKey: parts.callerKey,
    rateLimits: parts.rateLimits ?? rateLimit,
    log: parts.log,
  });
}
