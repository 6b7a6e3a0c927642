/** Marks the note, hidden in the page as it is sent, that says of a saved copy that it is one. */
export const noteMark = 'data-saved-note';

/** Marks the `time` inside the note that gets the moment of saving. */
export const momentMark = 'data-saved-at';

/** On `html` of a saved copy: what a clock makes false is not shown in it (`[data-saved]` in styles). */
export const savedMark = 'data-saved';

/**
 * A page as it is shown from the device: it says from when it is, keeps nothing that changes by the minute, and does not
 * try to bring React, whose modules are not saved. Menus, links and print work, since the pre-hydration script and the page script do.
 * @param html The page as the server sent it.
 * @param savedAt When, in milliseconds since 1970.
 * @param tell Says the moment in the language of the page, which is given as its `lang`.
 */
export function savedCopy(
  html: string,
  savedAt: number,
  tell: (lang: string | undefined, at: number) => string,
): string {
  const lang = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];
  return html
    .replace('<html ', `<html ${savedMark}="" `)
    .replace(/<script type="text\/plain"[^>]* id="app-module">[\s\S]*?<\/script>/, '')
    .replace(`<div hidden="" ${noteMark}=""`, `<div ${noteMark}=""`)
    .replace(
      `<time ${momentMark}=""></time>`,
      `<time datetime="${new Date(savedAt).toISOString()}">${tell(lang, savedAt)}</time>`,
    );
}

/** Addresses of the files without which a saved page would look or work worse: letters, pictures, the page script. */
export function neededFiles(html: string): string[] {
  const linked = html.matchAll(/\s(?:src|href)="(\/(?:fonts|images)\/[^"?#]+|\/favicon\.svg)"/g);
  const script = /\/assets\/\w+\/page-script-[\w-]+\.js/.exec(html);
  return [...new Set([...[...linked].map(([, path = '']) => path), ...(script ?? [])])];
}

/** What a saved page is called: what a shared link would show. */
export function titleOf(html: string): string {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return title.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
