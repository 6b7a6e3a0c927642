import { moveWhenSeen } from '#design-system/art/move-when-seen.ts';
import { markCurrent } from '#design-system/contents/mark-current.ts';
import { showProgress } from '#design-system/contents/show-progress.ts';
import { showFocusedCell } from '#design-system/data-table/show-focused-cell.ts';
import { watchScroller } from '#design-system/data-table/watch-scroller.ts';
import { serveDisclosures } from '#design-system/disclosure/serve-disclosures.ts';
import { fetchLateLines } from '#design-system/fetch-late-lines.ts';
import { showLocalTimes } from '#features/events/ui/show-local-times.ts';
import { listSavedPages } from '#features/saved-pages/ui/list-saved-pages.ts';
import { saveThisPage } from '#features/saved-pages/ui/save-this-page.ts';
import { serveSiteSearch } from '#features/search/ui/serve-site-search.ts';
import { rememberLeftFields } from '#features/submissions/ui/form-parts/left-fields.ts';
import { environment } from '#shell/environment.ts';
import { arrive } from '#shell/page-script/arrive.ts';
import { followRows } from '#shell/page-script/follow-rows.ts';
import { reloadWhenGone } from '#shell/page-script/reload-when-gone.ts';
import { serveSchemeChoice } from '#shell/page-script/serve-scheme-choice.ts';
import { showEmail } from '#shell/page-script/show-email.ts';
import { showYear } from '#shell/page-script/show-year.ts';
import { addStaticScript, staticScripts } from '#shell/page-script/static-scripts.ts';
import { watchWakeReasons } from './wake-reasons.ts';

/**
 * What every page does in a browser beyond its HTML, without React: a file of its own, fetched when the browser is idle or
 * at the first sign of a hand (`pre-hydration-script.ts`). A page that is only read needs nothing else.
 */
function serve(page: Document): void {
  const wake = () => (window as { siteWake?: () => void }).siteWake?.();
  reloadWhenGone(page);
  arrive(page);
  followRows(page);
  rememberLeftFields(page);
  // Before the disclosures: it hears Escape first.
  serveSiteSearch(page);
  serveDisclosures(page);
  serveSchemeChoice(page);
  showEmail(page);
  showYear(page);
  showLocalTimes(page);
  for (const region of page.querySelectorAll<HTMLElement>('[data-scroller]')) watchScroller(region);
  showFocusedCell(page);
  for (const contents of page.querySelectorAll<HTMLElement>('main nav')) markCurrent(contents);
  showProgress(page);
  fetchLateLines(page);
  moveWhenSeen(page);
  for (const src of staticScripts) addStaticScript(src);
  void listSavedPages(page);
  void saveThisPage(page);
  void watchWakeReasons(page, wake);
  // The server has put its environment into the page; a page from elsewhere (a cache, a copy) may be wrong about it.
  void environment().then((name) => {
    if ((name ?? '') !== (page.documentElement.dataset.runs ?? '')) wake();
  });
  // Tells tests, and whoever looks at the page, that it is served.
  page.documentElement.dataset.served = '';
}

/**
 * Serves the page once it has come whole: a hand can bring this script while the page is still on its way. Served then, its
 * end would be forgotten, and what is added behind the rest would stand where React looks for the parts that come after it.
 */
function serveWhole(): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => serve(document), { once: true });
  else serve(document);
}

// A page that the browser has only prepared asks nothing and counts nothing until somebody opens it.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', serveWhole, { once: true });
else serveWhole();
