import { toggle } from '#design-system/disclosure/serve-disclosures.ts';

/**
 * The only script that runs before the browser is idle; it stands in the head of every page, minified (budget: 1 kB).
 *
 * 1. Restores the colour scheme that the visitor chose, and keeps a dismissed notice away, before the first paint.
 * 2. On a local host, remembers the language that the address decided, or opens the remembered one.
 * 3. Works the disclosure buttons (menus), for good: React takes no part in them.
 * 4. Brings the page script when the browser is idle, or at the first sign of a hand; loads the page anew when that script is gone.
 * 5. Lets React take the page over when a hand comes near something that needs it: a button, a form, whatever is marked
 *    `data-wakes`; nothing inside `data-native` does. A page that is only read never pays for it. A press on a button that
 *    comes before React listens is held and repeated, so that none is lost.
 *
 * It is inlined as text (`virtual:pre-hydration-script`), so it imports next to nothing.
 */
interface PreHydrationWindow extends Window {
  /** Called by the client entry when React listens. */
  siteReady?: () => void;
  /** Lets React take the page over; the page script knows more reasons than a hand. */
  siteWake?: () => void;
  /** As browsers have it that know trusted types; TypeScript's own types do not. */
  trustedTypes?: { createPolicy(name: string, rules: Record<string, StringRule>): unknown };
}

/** Gives a string back that may become code, and nothing for one that may not. */
type StringRule = (text: string) => string | undefined;

/** Matches the languages of the site; `packages/build/vite-pre-hydration-script.ts` writes it here. */
declare const languagePattern: RegExp;
/** Address of the page script, written here by the same. */
declare const pageScriptAddress: string;

const page = document;
const { dataset } = page.documentElement;

// The strings that may become code, where the page's policy asks (`require-trusted-types-for`): nothing or a blank, the empty script
// that React makes where it draws a page anew, and files of scripts of this site, as `public/` and workers have them. One rule for HTML,
// scripts and addresses, since what is harmless as one is as the others; and one for all who ask, since React passes on strings alone.
const rule: StringRule = (text) =>
  text.replace(origin, '').match(/^(<script><\/script>|(\/[\w-]+)+\.js)? ?$/)?.[0];
(window as PreHydrationWindow).trustedTypes?.createPolicy('default', {
  createHTML: rule,
  createScript: rule,
  createScriptURL: rule,
});

try {
  if (sessionStorage.dismiss === 'true') dataset.dismissed = '';
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

let isBrought = false;
let isWoken = false;
/** React listens: presses are its own. */
let isReady = false;
/** React cannot come (network, blocked): forms and links are the browser's, the menus stay ours. */
let isAlone = false;
let held: HTMLElement | undefined;

function bring(): void {
  if (isBrought) return;
  isBrought = true;
  const script = page.createElement('script');
  script.src = pageScriptAddress;
  script.onerror = onMissing;
  page.head.append(script);
}

/**
 * The page script is gone, as after a release, and with it whatever would have noticed: the page is loaded anew, once for each
 * build in a tab. One that is blocked, or for which no server answers, is not gone; and whoever types keeps the page.
 */
async function onMissing(): Promise<void> {
  try {
    const { status } = await fetch(pageScriptAddress, { method: 'HEAD' });
    const store = sessionStorage;
    if (status !== 404 || store.gone === pageScriptAddress) return;
    if (page.activeElement?.matches('input,textarea,select')) return;
    store.gone = pageScriptAddress;
    location.reload();
  } catch {
    // Without a connection, or where storage is forbidden, a page that is read is worth more than another try.
  }
}

function wake(): void {
  // The parser may stand inside the module's own element, or before the data that it reads: a page taken over then would
  // stay dead. What was wanted meanwhile begins as soon as all is there.
  if (page.readyState === 'loading') {
    addEventListener('DOMContentLoaded', wake);
    return;
  }
  const script = page.getElementById('app-module') as HTMLScriptElement | null;
  if (!script) {
    // A saved copy has no React to bring.
    isAlone = true;
    return;
  }
  if (isWoken) return;
  isWoken = true;
  script.type = 'module';
  script.onerror = () => {
    isAlone = true;
    letGo();
    // The page script sees it, now or when it comes (`reload-when-gone.ts`).
    dataset.alone = '';
  };
  // It runs when it comes into the page, so it is put anew where it stands: no string becomes code, and React finds it there.
  script.after(script);
}

/** The press that was held goes on to whoever serves it now. */
function letGo(): void {
  held?.click();
  held = undefined;
}

function onHand(event: Event): void {
  bring();
  const { type } = event;
  const target = event.target as HTMLElement;
  // The document or the window itself: no element.
  if (!target.closest) return;
  const button = type === 'click' && target.closest('button');
  if (button && button.dataset.disclosure != null) {
    toggle(button);
    return;
  }
  const part = target.closest('[data-wakes],form,button');
  if (isReady || !part || (target.closest('[data-native]') && !part.matches('[data-wakes]'))) return;
  wake();
  // A button that the browser works by itself needs no help.
  if (!button || isAlone || button.matches('[commandfor],[popovertarget]')) return;
  event.preventDefault();
  event.stopPropagation();
  held = button;
}

for (const name of ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'])
  addEventListener(name, onHand, true);
// A transition between pages that ends early, since a phone is turned, rejects this: to be caught, or it is reported as an
// error. Then a hand is there, too.
addEventListener('pagereveal', (event) => event.viewTransition?.ready.catch(bring));
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(bring));
Object.assign(window as PreHydrationWindow, {
  siteWake: wake,
  siteReady() {
    isReady = true;
    letGo();
  },
});
