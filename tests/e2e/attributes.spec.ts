import { ask } from '../support/every-page/ask-server.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

test('no page has an attribute that only the maker of its styles reads', async () => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const { url } of visitedPages) {
    const html = (await ask(url)).body.toString();
    // `as` belongs to links of the head alone.
    const tags =
      html.match(/<[a-z][^>]* (?:sx|theme|ownerstate)="[^>]*>|<(?!link)[a-z][^>]* as="[^>]*>/gi) ?? [];
    for (const tag of tags) found.push(`${url}: ${tag.slice(0, 120)}`);
  }
  expect(found).toEqual([]);
});
