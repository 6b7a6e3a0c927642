/**
 * The only script that runs before the browser is idle; it stands in the head of every page, minified (budget: 1 kB).
 *
 * 1. Restores the colour scheme that the visitor chose, before the first paint.
 * 2. On a local host, remembers the language that the address decided, or opens the remembered one.
 * 3. Works the disclosure buttons (menus) until React takes them over.
 * 4. Starts the page's module when the browser is idle, or at the first pointer, touch, key or focus. A press on any
 *    other button that comes early is held and repeated once React listens, so that no press is lost.
 *
 * It can import nothing: it is inlined as text (`virtual:starter`).
 */
interface StarterWindow extends Window {
  /** Called by the client entry when React listens. */
  siteReady?: () => void;
}

/** Matches the languages of the site; `packages/build/vite-starter.ts` writes it here. */
declare const languagePattern: RegExp;

const page = document;
const { dataset } = page.documentElement;
const nonce = (page.currentScript as HTMLScriptElement).nonce;

try {
  const store = localStorage;
  const scheme = store['site-scheme'];
  if (scheme) dataset.scheme = scheme;
  if (/^(localhost|127\.0\.0\.1|\[::1])$/.test(location.hostname)) {
    const key = 'site-language';
    const own = dataset.language;
    const isOpen = dataset.decides == null;
    const language = isOpen && languagePattern.test(store[key]) ? store[key] : own;
    if (!isOpen) store[key] = own;
    const memory = `${key}=${language}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that visitors use
    page.cookie = `${memory};path=/;max-age=31536000;samesite=lax`;
    // The server answered without knowing the memory. Ask again, unless cookies are off: that would never end.
    if (language !== own && page.cookie.includes(memory)) location.reload();
  }
} catch {
  // Storage may be forbidden; the page works the same without a memory.
}

const events = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'];
let inert = true;
let held: HTMLElement | undefined;
let alone = false;

const listOf = (button: Element) =>
  page.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;

function start(): void {
  // The parser may stand inside the module's own element, or before the data that it reads: a page taken over then would
  // stay dead. What was wanted meanwhile begins as soon as all is there.
  if (page.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start);
    return;
  }
  const source = page.getElementById('app-module');
  if (!inert || !source) return;
  inert = false;
  const script = page.createElement('script');
  script.type = 'module';
  script.nonce = nonce;
  script.text = source.textContent;
  // The module cannot be had (network, blocked): forms and links are the browser's again, the menus stay ours.
  script.onerror = () => {
    alone = true;
    held?.click();
  };
  page.head.append(script);
}

function release(): void {
  for (const name of events) removeEventListener(name, onEvent, true);
  held?.click();
}

function toggle(button: HTMLElement): void {
  const opens = listOf(button).hidden;
  // One open at a time in a group (the menus); a disclosure outside any group minds only itself.
  const group = button.closest('[data-disclosure-group]')?.querySelectorAll('[data-disclosure]') ?? [button];
  for (const each of group) {
    const isOpen = each === button && opens;
    each.ariaExpanded = `${isOpen}`;
    listOf(each).hidden = !isOpen;
  }
}

function onEvent(event: Event): void {
  start();
  const button = event.type === 'click' && (event.target as Element).closest('button');
  // A button that the browser works by itself needs no help.
  const isDisclosure = button && button.dataset.disclosure != null;
  if (!button || (alone && !isDisclosure) || button.matches('[commandfor],[popovertarget]')) return;
  event.preventDefault();
  event.stopPropagation();
  if (isDisclosure) toggle(button);
  else held = button;
}

for (const name of events) addEventListener(name, onEvent, true);
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 2000));
(window as StarterWindow).siteReady = release;
