/** What a page that is served as a file may lead to. */
export interface StaticPlace {
  /** Addresses of the pages that lie beside it. */
  pages: ReadonlySet<string>;
  /** Origins of the server that made the page. */
  origins: readonly string[];
  /** Origin of the site that all other addresses are on; without it their links lead nowhere. */
  site: string | undefined;
}

/** Files that are copied along, by how their addresses begin. */
export const copied = ['/assets/', '/fonts/', '/favicon', '/apple-touch-icon.png', '/images/'];

/**
 * A page of the running site as a file of a static folder: links to pages beside it stay, those to other pages of the site lead
 * to it, or lose their address where nobody said where it is.
 */
export function asStaticPage(html: string, { pages, origins, site }: StaticPlace): string {
  return html.replace(/ (href|action)="([^"]*)"/g, (attribute, name: string, address: string) => {
    const origin = origins.find((each) => address === each || address.startsWith(`${each}/`));
    const local = origin === undefined ? address : address.slice(origin.length) || '/';
    if (!local.startsWith('/')) return attribute;
    const [path = '', rest = ''] = local.split(/(?=[?#])/);
    if (pages.has(path) || copied.some((start) => path.startsWith(start))) return ` ${name}="${path}${rest}"`;
    return site === undefined ? '' : ` ${name}="${site}${local}"`;
  });
}
