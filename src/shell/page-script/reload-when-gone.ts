/** What Vite tells when a file that an `import()` asks for cannot be had. */
const missing = 'vite:preloadError';

/** Under this key the tab remembers the builds whose pages it has loaded anew. */
const reloadedKey = 'site-reloaded-for';

/** What must not be lost with the page: a confirmation that this page alone can show. */
const kept = '[data-irreplaceable]';

/**
 * Loads the page anew when a file of its build is gone, as after a release: a button whose code no longer exists would
 * stay dead. Once for each build in a tab, so that a file that is missing for good ends in the words that stand for it.
 *
 * A page that holds typed text or a confirmation stays, and so does one whose server is silent: without a
 * connection a page that is read is worth more than the browser's own error. A page that is being left goes where it was
 * sent: the film's file, the other language. The router does the same by itself for the module of a route, and tells nobody.
 */
export function reloadWhenGone(page: Document, reload: () => void = () => location.reload()): () => void {
  let isAsking = false;

  async function onMissing(): Promise<void> {
    const build = buildOf(page);
    if (isAsking || reloadedFor().includes(build) || isIrreplaceable(page)) return;
    isAsking = true;
    let isLeaving = false;
    const onLeave = () => {
      isLeaving = true;
    };
    addEventListener('beforeunload', onLeave);
    const answers = await serverAnswers();
    removeEventListener('beforeunload', onLeave);
    isAsking = false;
    // Somebody may have begun to type while the server was asked.
    if (answers && !isLeaving && !isIrreplaceable(page) && remember(build)) reload();
  }

  addEventListener(missing, onMissing);
  // The pre-hydration script marks the document when React cannot come: before this script was there, or later.
  const alone = new MutationObserver(onMissing);
  alone.observe(page.documentElement, { attributeFilter: ['data-alone'] });
  if (page.documentElement.dataset.alone !== undefined) void onMissing();
  return () => {
    removeEventListener(missing, onMissing);
    alone.disconnect();
  };
}

/** The build that a page is of: the manifest of its routes has another name in each. */
function buildOf(page: Document): string {
  return page.getElementById('app-module')?.textContent?.match(/manifest-\w+/)?.[0] ?? 'unknown';
}

/** Fields of text in the page's own forms; a search is quickly typed again. */
const fields =
  'main form:not([role=search]) :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]), textarea)';

/** True when something typed, or a form that came back with its text, would be lost. Kept short: it is part of every page. */
function isIrreplaceable(page: Document): boolean {
  return (
    page.querySelector(kept) !== null ||
    [...page.querySelectorAll<HTMLInputElement>(fields)].some(
      ({ value, defaultValue, form }) => value !== defaultValue || (form?.method === 'post' && value !== ''),
    )
  );
}

/** True when the page could be had again: asking for its head costs next to nothing. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}

function reloadedFor(): string[] {
  try {
    return sessionStorage.getItem(reloadedKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** False where the tab cannot remember: a page that is loaded anew there might never stop. */
function remember(build: string): boolean {
  try {
    sessionStorage.setItem(reloadedKey, [...reloadedFor(), build].join(' '));
    return true;
  } catch {
    return false;
  }
}
