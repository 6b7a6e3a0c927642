import { optsOut, storedConsent } from '#features/consent/ui/stored-consent.ts';
import { draftsKey } from '#features/submissions/model/drafts-key.ts';
import { tabStorage } from '#features/submissions/model/tab-storage.ts';
import { hasPendingRecords } from '#features/submissions/ui/queue/pending-flag.ts';
import { hasTarget } from '#shell/focus.ts';

/** How far below the window a part begins to count as near: it should be there when it is reached. */
const nearness = '400px';

/**
 * Calls `wake` when something on the page needs React before any hand does: a part marked `data-wakes="near"` that comes
 * near the window, a notice that was dismissed in this tab (`data-stored` names its key), a choice of privacy to be carried out, answers of this tab to be put back into a form, a request of
 * this device to be sent on, or a fragment whose target is not there yet.
 */
export async function watchWakeReasons(page: Document, wake: () => void): Promise<void> {
  const isAsked =
    storedConsent().isAnswered ||
    optsOut() ||
    hasStored(page) ||
    (tabStorage().getItem(draftsKey) !== null && page.querySelector('main form') !== null) ||
    (location.hash !== '' && !hasTarget(location.hash));
  if (isAsked || (await hasPendingRecords())) {
    wake();
    return;
  }
  const parts = page.querySelectorAll('[data-wakes=near]');
  if (parts.length === 0) return;
  if (!('IntersectionObserver' in window)) {
    wake();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: `0px 0px ${nearness}` },
  );
  for (const part of parts) observer.observe(part);
}

/** True when the tab remembers something of a part that stands in the page. */
function hasStored(page: Document): boolean {
  return [...page.querySelectorAll<HTMLElement>('[data-stored]')].some(
    ({ dataset }) => tabStorage().getItem(dataset.stored ?? '') !== null,
  );
}
