/** What a page says while there is none to show. */
export interface FaultPage {
  title: string;
  /** What is wrong, as lines of plain text. */
  text?: string | undefined;
  /** After how many seconds it asks again. */
  again: number;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A page for the developer whose site cannot be shown: what is wrong, and it loads itself again until it can. By its
 * own head, not by a script: nothing that is broken takes part in it.
 */
export function faultPage({ title, text, again }: FaultPage): string {
  const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${again}">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escaped(title)}</title></head><body style="font:16px/1.5 sans-serif;margin:2rem">` +
    `<main><h1>${escaped(title)}</h1>` +
    (text === undefined ? '' : `<pre style="white-space:pre-wrap">${escaped(text)}</pre>`) +
    '<p>This page loads itself again until it can be shown.</p></main></body></html>'
  );
}
