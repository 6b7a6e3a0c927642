import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';
import { titleOf } from '../model/saved-copy.ts';
import { savedAt, stores } from '../model/saved-store.ts';

/** Marks the list that gets an entry for each saved page. */
export const listMark = 'data-saved-list';
/** Marks what is shown while no page is saved. */
export const noneMark = 'data-saved-none';
/** Marks what holds the button that removes all saved pages. */
export const removeMark = 'data-saved-remove';

/** Fills the list of saved pages, if the page has one, and lets its button remove them. */
export async function listSavedPages(page: Document): Promise<void> {
  const list = page.querySelector(`[${listMark}]`);
  if (!list || !('caches' in window)) return;
  const removal = page.querySelector<HTMLElement>(`[${removeMark}]`);
  const show = async () => {
    const entries = await readEntries();
    list.replaceChildren(...(entries.length > 0 ? [listOf(page, entries)] : []));
    for (const none of page.querySelectorAll<HTMLElement>(`[${noneMark}]`)) none.hidden = entries.length > 0;
    if (removal) removal.hidden = entries.length === 0;
  };
  const remove = async () => {
    await removeSavedPages();
    await show();
    // The button is gone; where its work shows is the next place.
    page.querySelector<HTMLElement>('h1')?.focus();
  };
  const button = removal?.querySelector('button');
  // At the window: no press is lost while React takes the page over (`app/hold-events.ts`).
  addEventListener(
    'click',
    ({ target }) => {
      if (button && target instanceof Node && button.contains(target)) void remove();
    },
    true,
  );
  await show();
}

/** Removes all saved pages and files, and the worker, which comes back with the next page that is saved. */
async function removeSavedPages(): Promise<void> {
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
  // The worker of the device queue is another one, and stays: a request may wait for it.
  await (await navigator.serviceWorker?.getRegistration('/'))?.unregister();
}

interface Entry {
  path: string;
  title: string;
  /** When it was saved, in words. */
  moment: string;
}

/** The saved pages that have an address of their own, the latest first. */
async function readEntries(): Promise<Entry[]> {
  // Opening would make it.
  if (!(await caches.has(stores.pages))) return [];
  const store = await caches.open(stores.pages);
  const format = new Intl.DateTimeFormat(formatLocale[language], { dateStyle: 'medium', timeStyle: 'short' });
  const entries: Entry[] = [];
  for (const { url } of await store.keys()) {
    const answer = await store.match(url);
    const html = (await answer?.text()) ?? '';
    if (!answer || !html.includes('data-keeps=')) continue;
    entries.unshift({
      path: new URL(url).pathname,
      title: titleOf(html),
      moment: writeHalfOfDay(format.format(savedAt(answer)), language),
    });
  }
  return entries;
}

function listOf(page: Document, entries: readonly Entry[]): HTMLElement {
  const list = page.createElement('ul');
  for (const { path, title, moment } of entries) {
    const entry = page.createElement('li');
    const link = Object.assign(page.createElement('a'), { href: path, textContent: title });
    entry.append(link, ' ', Object.assign(page.createElement('small'), { textContent: moment }));
    list.append(entry);
  }
  return list;
}
