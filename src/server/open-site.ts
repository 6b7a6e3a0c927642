import { resolve } from 'node:path';
import { Hono } from 'hono';
import { questionOf } from '#features/alerts/model/watches.ts';
import { alertsApi } from '#features/alerts/server/alerts-api.ts';
import { createAlertsPort } from '#features/alerts/server/alerts-port.ts';
import { createSignedSteps } from '#features/alerts/server/signed-steps.ts';
import { createWatchWords, watchNames } from '#features/alerts/server/watch-words.ts';
import { createJobs, readJobTitles } from '#features/careers/server/jobs.ts';
import { deskPath, recordRest } from '#features/desk/model/desk-paths.ts';
import { createDiagnostics } from '#features/diagnostics/server/diagnostics.ts';
import { createTrialSources } from '#features/diagnostics/server/trial-sources.ts';
import { readFeedWords } from '#features/investor-data/server/investor-feeds.ts';
import { readInvestorFileWords } from '#features/investor-data/server/investor-file-words.ts';
import { createLocations, loadPostalIndex } from '#features/locations/server/locations.ts';
import { loadMaps } from '#features/locations/server/maps.ts';
import { readYardFileWords } from '#features/locations/server/yard-file-words.ts';
import { openSiteSearch } from '#features/search/server/site-search.ts';
import { createSiteStatus } from '#features/site-status/server/site-status.ts';
import { createAltcha } from '#features/submissions/server/altcha.ts';
import { readLetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { createFormTokens } from '#features/submissions/server/form-token.ts';
import { formsApi } from '#features/submissions/server/forms-api.ts';
import { createFormsPort } from '#features/submissions/server/forms-port.ts';
import { createReceipts } from '#features/submissions/server/receipts.ts';
import { aliasTable } from '#site/aliases.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { readSlugLock } from '#site/read-slug-lock.server.ts';
import { pathTable } from '#site/slugs.ts';
import { createCallerKey } from './api/caller.ts';
import type { AppOptions } from './app.ts';
import { type DeliveryWork, openDelivery } from './delivery/open-delivery.ts';
import type { Settings } from './env.ts';
import { withErasureEvents } from './erasure-events.ts';
import { cacheFor, readFolder } from './files/read-folder.ts';
import { errorFields, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRateLimits } from './middleware/rate-limit.ts';
import { describeApi, type Say } from './openapi/describe-api.ts';
import { languageOfRequest } from './pages/language-of-request.ts';
import { createSitePaths, type SitePaths } from './pages/site-paths.ts';
import { rememberLog } from './recent-log.ts';
import { siteForms } from './site-forms.ts';
import { openInvestorSources } from './sources/open-investor-sources.ts';
import { openPriceSource } from './sources/open-price-source.ts';
import { openVehicleSource } from './sources/open-vehicle-source.ts';
import { type KeyRing, loadKeyRing } from './storage/key-ring.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { withStoredEvents } from './stored-events.ts';

/** Lost submissions that the log names one by one; beyond it the number says enough. */
const mostNamed = 50;

/** What is needed to open the site. */
export type OpenSiteOptions = {
  settings: Settings;
  log: Log;
  /** The project's folder. */
  root: string;
  /** The site's addresses. Default: as the catalogs have them now. */
  site?: SitePaths;
};

/** An open site. */
export type OpenSite = {
  storage: Storage;
  parts: Omit<AppOptions, 'builds'>;
  /** What works behind the answers; it waits for its `start`. */
  work: DeliveryWork;
  metrics: Metrics;
  /** The keys of this installation. */
  keys: KeyRing;
};

/** The real parts of the server, all but the builds: those differ between a deployed site and one being written. */
export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { settings, root } = options;
  const { log, recent } = rememberLog(options.log);
  const keys = loadKeyRing(settings);
  let missing = 0;
  const database = await openStorage(settings, {
    keys,
    retention: settings.retention,
    waitsForDatabase: true,
    onMissing(references) {
      missing = references.length;
      log.error('acknowledged submissions are missing from the database', { count: references.length });
      for (const reference of references.slice(0, mostNamed))
        log.error('an acknowledged submission is missing', { code: reference });
    },
    onConnectionLost: (error) => log.warn('database connection lost', errorFields(error)),
  });
  const metrics = createMetrics(database.outbox);
  const opened = withErasureEvents(database, metrics.countErasure);
  // PostgreSQL notices a lost end itself: a 0 would tell of a look that nobody took.
  if (settings.databaseUrl === null) metrics.showMissing(missing);
  const site = options.site ?? readSitePaths(settings);
  // A SQLite file belongs to one instance, which keeps its copies in files beside it.
  const shared = settings.databaseUrl === null ? null : opened.copies;
  const investorSources = await openInvestorSources({ settings, shared, log, root });
  // Nobody can let a source fail where visitors are.
  const trialSources = settings.environment === 'production' ? null : createTrialSources(investorSources);
  const investors = trialSources
    ? { ...investorSources, quotes: trialSources.quotes, news: trialSources.news }
    : investorSources;
  const locations = createLocations({ index: await loadPostalIndex(root), maps: await loadMaps(root) });
  const prices = openPriceSource({ settings, shared, log, yards: locations.yards });
  const inventory = openVehicleSource({ settings, shared, log, yards: locations.yards });
  const sources = { ...investors, prices, inventory };
  metrics.watchSources(sources);
  const { origins, staff } = settings;
  const yardFileWords = await readYardFileWords(root);
  const jobs = createJobs();
  const names = watchNames(locations.yards, yardFileWords, await readJobTitles(root));
  const watchWords = createWatchWords(await readLetterWords(root), names);
  const receipts = createReceipts(keys, settings.receiptKeys);
  const work = await openDelivery({
    settings: settings.delivery,
    storage: opened,
    log,
    root,
    rightsPage: (language) => `${settings.origins[language]}${site.pathOf(language, 'legal-notices')}`,
    receiptOf: ({ content = {}, ...submission }) => ({
      code: receipts.issue({ ...submission, content }).code,
      page: `${origins[submission.language]}${site.pathOf(submission.language, 'check-receipt')}`,
    }),
    deskPage:
      staff === null
        ? undefined
        : (language, reference) => staff.origin + deskPath(language, recordRest(reference)),
    alerts: {
      ports: { ...investors, prices, inventory, jobs },
      watchWords,
      question: (language, watch) => {
        const { page, search } = questionOf(watch);
        return `${origins[language]}${site.pathOf(language, page)}?${new URLSearchParams(search)}`;
      },
      job: (language, id) => origins[language] + site.pathOf(language, 'job', { id }),
      origin: (language) => origins[language],
      page: (language, page) => origins[language] + site.pathOf(language, page),
      itemPage: (language, page, parameters) => origins[language] + site.pathOf(language, page, parameters),
    },
    onTry: metrics.countTry,
  });
  const storage = withStoredEvents(opened, (kind, outcome) => {
    metrics.countSubmission(kind, outcome);
    if (outcome === 'stored') work.wake();
  });
  // Instances that share their limits must name a caller alike: the salt comes from the shared keys, not from chance.
  const callerKey = createCallerKey({
    trustedProxies: settings.trustedProxies,
    secret: keys.derive(keys.current, 'caller'),
  });
  const published = await readFolder(resolve(root, 'public'), { cacheControl: cacheFor.day });
  // Made by the build, one for each page: there are none while the site is being written.
  const socialCards = await readFolder(resolve(root, 'build'), {
    cacheControl: cacheFor.day,
    include: (path) => path.startsWith('social/'),
  });
  const rateLimits = createRateLimits(opened.limiterPool);
  const formTokens = createFormTokens(keys);
  const steps = createSignedSteps(keys);
  const humanCheck = createAltcha(keys);
  const languageOf = (request: Request) =>
    languageOfRequest(request, '/', { origins, pathLanguage: site.pathLanguage }).language;
  const takesAlerts = settings.delivery.mail !== null;
  const parts = {
    settings,
    ...(trialSources && { trialSources }),
    publicFiles: new Map([...published, ...socialCards]),
    site,
    ports: {
      forms: createFormsPort({ settings, storage, keys }),
      locations,
      jobs,
      prices,
      inventory,
      alerts: createAlertsPort({ storage, formTokens, steps, isOpen: takesAlerts, watchWords }),
      ...investors,
      search: await openSiteSearch({ root, site, news: investors.news, filings: investors.filings, log }),
      diagnostics: createDiagnostics({
        root,
        storage,
        recent,
        ...(trialSources && { trial: trialSources.trial }),
      }),
      status: createSiteStatus({ storage, sources }),
      api: { describe: (say: Say) => describeApi({ say }) },
    },
    yardFileWords,
    investorFileWords: await readInvestorFileWords(root),
    feedWords: await readFeedWords(root),
    formsApi: new Hono()
      .route(
        '/',
        formsApi({
          forms: siteForms,
          settings,
          storage,
          keys,
          log,
          callerKey,
          rateLimits,
          formPath: (language, page, parameters) => site.pathOf(language, page, parameters),
          languageOf,
        }),
      )
      .route(
        '/',
        alertsApi({
          storage,
          formTokens,
          steps,
          humanCheck,
          isOpen: takesAlerts,
          origins: Object.values(origins),
          log,
          callerKey,
          rateLimits,
          alertPath: (language, page) => site.pathOf(language, page),
          watchPath: (language, page) => site.pathOf(language, page),
          watchSources: { inventory, prices, yards: locations.yards },
          languageOf,
          onLetter: work.wake,
        }),
      ),
    callerKey,
    rateLimits,
    countVisit: (day: string, path: string) => storage.visits.count(day, path),
    log,
  };
  return { storage, parts, work, metrics, keys };
}

/** The addresses of the site; the console has none in production. */
function readSitePaths({ environment }: Settings): SitePaths {
  const paths = pathTable(readSlugFiles());
  return createSitePaths({
    paths,
    lock: readSlugLock(),
    aliases: aliasTable(paths),
    hidden: (pageId) => environment === 'production' && pageId.startsWith('console'),
  });
}
