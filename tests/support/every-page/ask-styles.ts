import { expect, test } from '../fixtures.ts';
import type { VisitedPage } from '../site-pages.ts';
import { ask } from './ask-server.ts';

/** No query, one that every page with a search or a filter finds something for, and one that finds nothing. */
const queries = [
  '',
  '?s=copper&q=wire&zip=97204&year=2025&form=10&grade=1&order=asc',
  '?s=zzzz&q=zzzz&zip=00000&year=1850&form=0&grade=0&order=desc',
];

/** The tags with a style attribute, in HTML as React writes it; what scripts and style blocks hold is text. */
const styledTags = (html: string): string[] =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? [];

/** Asks whether every page does with classes what its content security policy forbids attributes to do. */
export function askStyles(everyPage: () => readonly VisitedPage[]): void {
  test('no answer of the server holds a style attribute, which the policy would leave without effect', async () => {
    test.setTimeout(240_000);
    expect(styledTags('<style>a{}</style><p class="a" style="color:red">')).toHaveLength(1);
    for (const { url } of everyPage()) {
      for (const query of queries) {
        const { type, body } = await ask(url + query);
        expect.soft(type, url + query).toContain('text/html');
        expect.soft(styledTags(body.toString()), url + query).toEqual([]);
      }
    }
  });
}
