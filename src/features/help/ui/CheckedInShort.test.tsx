import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { formatFigure } from '#i18n/formats.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/help.po';
import checks from '../content/checks.json' with { type: 'json' };
import type { CheckRecord } from '../content/checks.schema.ts';
import { CheckedFigures } from './CheckedFigures.tsx';
import { CheckedInShort } from './CheckedInShort.tsx';

addMessages(messages);

const record = checks as CheckRecord;

function pairsOf(element: React.ReactNode): string[][] {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{element}</MemoryRouter>
    </I18nProvider>,
  );
  return [...place.querySelectorAll('dl > div')].map((pair) =>
    [...pair.querySelectorAll('dt, [data-part=value]')].map((each) => each.textContent ?? ''),
  );
}

test('the header tells how many pages were checked, what was found and what is undecided', () => {
  const figures = pairsOf(<CheckedInShort checks={record} />).map(([, value]) => value);
  expect(figures).toEqual(
    [record.pages, record.findings, record.undecided].map((each) => formatFigure(each)),
  );
});

test('and says nothing else than the section about the check', () => {
  const told = pairsOf(<CheckedFigures checks={record} />);
  for (const pair of pairsOf(<CheckedInShort checks={record} />)) expect(told).toContainEqual(pair);
});
