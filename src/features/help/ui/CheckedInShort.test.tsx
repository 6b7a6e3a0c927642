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

const valuesOf = (element: React.ReactNode) => pairsOf(element).map(([, value]) => value);

test('the header tells how many pages were checked and what was found', () => {
  expect(valuesOf(<CheckedInShort checks={record} />)).toEqual(
    [record.pages, record.findings].map((each) => formatFigure(each)),
  );
});

test('the section tells how often they were looked at and what is undecided, and repeats nothing', () => {
  expect(valuesOf(<CheckedFigures checks={record} />)).toEqual(
    [record.runs, record.undecided].map((each) => formatFigure(each)),
  );
});
