/** How a browser is set, as far as it decides what a page looks like. Nothing here tells one visitor from another of the same set-up. */
export interface BrowserSettings {
  /** What the browser calls itself, as it does to every server; cut where it says no more. */
  agent: string;
  /** The window in CSS pixels, which grow with the zoom. */
  width: number;
  height: number;
  /** Pixels of the screen for one CSS pixel: grows with the zoom too. */
  ratio: number;
  /** Size of the page's text, in CSS pixels; 16 unless somebody chose another. */
  textSize: number;
  isDark: boolean;
  /** Colors of the system take the place of ours. */
  hasForcedColors: boolean;
  wantsContrast: boolean;
  wantsLessMotion: boolean;
}

/** The longest name of a browser that is filled in. */
const longestAgent = 300;

/** Reads them from the window. Only where one is. */
export function readBrowserSettings(): BrowserSettings {
  const is = (query: string) => matchMedia(`(${query})`).matches;
  const page = document.documentElement;
  const { scheme } = page.dataset;
  return {
    agent: navigator.userAgent.slice(0, longestAgent),
    width: window.innerWidth,
    height: window.innerHeight,
    ratio: Math.round(window.devicePixelRatio * 100) / 100,
    textSize: Math.round(Number.parseFloat(getComputedStyle(page).fontSize)),
    isDark: scheme === undefined ? is('prefers-color-scheme: dark') : scheme === 'dark',
    hasForcedColors: is('forced-colors: active'),
    wantsContrast: is('prefers-contrast: more'),
    wantsLessMotion: is('prefers-reduced-motion: reduce'),
  };
}
