import { chooseScheme, currentScheme, schemeName, schemeOf } from '../color-scheme.ts';

/** Shows the choice of colours that is in force, and puts another in force as soon as it is made. */
export function serveSchemeChoice(page: Document): void {
  const chosen = page.querySelector<HTMLInputElement>(
    `input[name=${schemeName}][value=${currentScheme(page.documentElement)}]`,
  );
  if (chosen) chosen.checked = true;
  // At the window: no choice is lost while React takes the page over (`app/hold-events.ts`).
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === schemeName)
        chooseScheme(schemeOf(target.value));
    },
    true,
  );
}
