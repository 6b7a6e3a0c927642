/** The environments that show themselves. Any other, and one that cannot be asked, counts as production. */
export const shownEnvironments = ['development', 'azuredev', 'qa'] as const;

/** An environment that is not production. */
export type ShownEnvironment = (typeof shownEnvironments)[number];

/** What a prerendered page carries where a rendered one names its environment. */
export const placeholderEnvironment = 'environment.invalid';

/** The environment that shows itself under a name, whatever its case; `null` for every other name. */
export function shownEnvironment(name: unknown): ShownEnvironment | null {
  if (typeof name !== 'string') return null;
  return shownEnvironments.find((shown) => shown === name.toLowerCase()) ?? null;
}

/** The notice of an environment, to be put into a prerendered page: markup, and the style elements that it needs. */
export interface EnvironmentNotice {
  html: string;
  styles: string;
}

/** Where the notice stands: before the header, behind the place of the privacy choices. */
const noticePlace = '<div id="privacy-choices"></div>';

/**
 * Names the environment in a prerendered page, and puts its notice in.
 * @param notice `null` in production, where a page has none.
 */
export function placeEnvironment(
  html: string,
  environment: string,
  notice: EnvironmentNotice | null,
): string {
  const named = html.replaceAll(placeholderEnvironment, shownEnvironment(environment) ?? '');
  if (notice === null) return named;
  return named
    .replace('</head>', () => `${notice.styles}</head>`)
    .replace(noticePlace, () => noticePlace + notice.html);
}
