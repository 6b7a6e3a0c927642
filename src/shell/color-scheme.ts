/** What a visitor may choose: the device's scheme, or always one. */
export const schemes = ['system', 'light', 'dark'] as const;

/** A choice of colour scheme. */
export type Scheme = (typeof schemes)[number];

/** Name of the fields of the choice. */
export const schemeName = 'color-scheme';

/** Key in local storage; the page's pre-hydration script reads it before the first paint. */
export const schemeKey = 'site-scheme';

/** The choice that a stored text stands for: anything unknown is the device's scheme. */
export function schemeOf(stored: string | null | undefined): Scheme {
  return schemes.find((scheme) => scheme === stored) ?? 'system';
}

/** The choice in force, as the pre-hydration script has put it on the document. */
export function currentScheme(root: HTMLElement = document.documentElement): Scheme {
  return schemeOf(root.dataset.scheme);
}

/** Puts a choice in force and remembers it. The device's scheme needs no memory. */
export function chooseScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') delete root.dataset.scheme;
  else root.dataset.scheme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
