import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '#locale/sell.po';
import type { MaterialGrade } from '../model/catalogue.ts';
import { readCataloguePart, readCatalogueWords } from './catalogue.server.ts';
import { GradeTable } from './GradeTable.tsx';

const bought: MaterialGrade = {
  id: 'bare-bright',
  family: 'copper',
  verdict: 'yes',
  magnet: 'no',
  pay: 'pound',
  code: 'Barley',
  name: 'Bare bright',
  text: 'Clean wire.',
  note: 'Strip it first.',
};
const sold: MaterialGrade = { ...bought, id: 'zorba', verdict: 'sold', pay: 'none', code: '', note: '' };

beforeAll(() => addMessages(messages));

const where = { to: '/yards#', label: 'Yards' };

function headsOf(grades: readonly MaterialGrade[]): string[] {
  const words = readCatalogueWords(readCataloguePart(new URLSearchParams(), where)).lists;
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <GradeTable caption="Grades" grades={grades} words={words} where={where} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return [...markup.matchAll(/<th\b[^>]* scope="col"[^>]*>([^<]*)/g)].map(([, words = '']) => words);
}

test('a table of grades that are bought says how to prepare and how they are paid', () => {
  expect(headsOf([bought, sold])).toEqual(['Grade', 'What goes in it', 'Good to know', 'Magnet and payment']);
});

test('a table of grades that are only sold has no column of payment or of preparing', () => {
  expect(headsOf([sold])).toEqual(['Grade', 'What goes in it', 'Magnet']);
});
