import { measure, role, size, space } from '#design-system/theme/roles.ts';

/** One letter answers nothing: everything has it. */
const leastTyped = 2;

/** Results that are shown; the page of the search has them all. */
const mostShown = 6;

/** So long, in milliseconds, nobody types before the server is asked. */
const pause = 300;

/**
 * Lets the answer be read where the page's policy takes HTML from no script. Only the parser below gets what it makes: nothing runs
 * in the document that comes of it, and nothing is taken out of that but texts and addresses.
 */
const reading = (window as TrustingWindow).trustedTypes?.createPolicy('search-results', {
  createHTML: (html) => html,
});

/** As browsers have it that know trusted types; TypeScript's own types do not. */
interface TrustingWindow extends Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): {
      /** Text to whoever takes it; the browser alone knows that it is more. */
      createHTML(html: string): string;
    };
  };
}

const marked = 'data-part="found"';

/** A rule of the page cannot reach what comes with this script, and a style element would need the policy's nonce. */
const look = `
[${marked}] {
  flex-basis: 100%; overflow: auto; max-height: min(32rem, 70vh); padding: ${space.s3} ${space.s4};
  border: 1px solid ${role.border}; background: ${role.surface}; color: ${role.text};
}
[${marked}][hidden] { display: none }
[${marked}] p { margin-block: 0 ${space.s2}; color: ${role.textMuted}; font-size: ${size.small} }
[${marked}] p:has(+ ul:empty) { margin: 0 }
[${marked}] ul { margin: 0; padding: 0; list-style: none }
[${marked}] li { border-block-start: 1px solid ${role.line} }
[${marked}] a {
  display: flex; align-items: center; min-height: ${measure.target}; padding-block: ${space.s2};
  line-height: 1.3; overflow-wrap: anywhere; color: ${role.text}; text-decoration: none;
}
[${marked}] a:hover { text-decoration: underline; text-decoration-color: ${role.mark} }
form:has(> [${marked}]) { position: relative; flex-wrap: wrap }
@media (min-width: 993px) {
  [${marked}] { position: absolute; inset-block-start: calc(100% + 0.5rem); inset-inline-end: 0; z-index: 3; width: 24rem }
}`;

/**
 * Lists the best results below the search box of the header while somebody types, as links that follow the box and its button in
 * the order of Tab. They and the count, which is said, are read from the page of the search: there is one answer, and no
 * other words. Where no answer comes nothing is shown, and Enter leads to that page as ever.
 *
 * - Escape closes the list and returns the focus to the box; leaving the form closes it.
 * - The form takes what is added behind its own parts before React has taken the page over, as it does for hidden fields.
 */
export function serveSiteSearch(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('nav form[role=search]');
  const field = form?.querySelector<HTMLInputElement>('input[type=search]');
  if (!form || !field) return;

  const said = Object.assign(page.createElement('p'), { role: 'status' });
  const list = page.createElement('ul');
  const box = Object.assign(page.createElement('div'), { hidden: true });
  box.dataset.part = 'found';
  box.append(said, list);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const close = () => {
    clearTimeout(timer);
    asked?.abort();
    box.hidden = true;
  };
  const show = async () => {
    asked = new AbortController();
    const answer = await ask(form, field.value, asked.signal);
    if (!answer) {
      box.hidden = true;
      return;
    }
    list.replaceChildren(...answer.links.map((link) => entry(page, link)));
    // A status is heard when its words come into a place that is shown already.
    box.hidden = false;
    said.textContent = answer.count;
  };

  // The first hand in the box brings the list's place and its looks; whoever never searches has neither.
  field.addEventListener(
    'focus',
    () => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(look);
      page.adoptedStyleSheets.push(styles);
      form.append(box);
    },
    { once: true },
  );
  field.addEventListener('input', () => {
    clearTimeout(timer);
    asked?.abort();
    if (field.value.trim().length < leastTyped) close();
    else timer = setTimeout(() => void show(), pause);
  });
  form.addEventListener('submit', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a next element the window lost the focus, or a press fell on something that takes none.
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  page.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  // At the window, before the navigation hears it: the first Escape is the list's.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || box.hidden || !form.contains(page.activeElement)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close();
      field.focus();
    },
    { capture: true },
  );
}

interface Answer {
  /** "12 results for “copper”". */
  count: string;
  /** Of the page's own list, the best first. */
  links: HTMLAnchorElement[];
}

/** What the page of the search says; `null` where it does not answer, or something else was typed meanwhile. */
async function ask(form: HTMLFormElement, text: string, signal: AbortSignal): Promise<Answer | null> {
  const address = new URL(form.action);
  address.search = new URLSearchParams({ s: text.trim() }).toString();
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return null;
    const html = await response.text();
    // Its head has styles, which the policy of this page would refuse and report.
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const found = new DOMParser().parseFromString(reading?.createHTML(main) ?? main, 'text/html');
    const count = found.getElementById('results')?.textContent;
    if (!count) return null;
    return {
      count,
      links: [...found.querySelectorAll<HTMLAnchorElement>('#main ol a')].slice(0, mostShown),
    };
  } catch {
    return null;
  }
}

function entry(page: Document, { textContent, href }: HTMLAnchorElement): HTMLLIElement {
  const item = page.createElement('li');
  item.append(Object.assign(page.createElement('a'), { textContent, href }));
  return item;
}
