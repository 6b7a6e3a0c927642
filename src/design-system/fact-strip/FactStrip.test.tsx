import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Fact, FactStrip } from './FactStrip.tsx';

const open: Fact = { id: 'yards', label: 'Yards open now', to: '/yards', value: '47 of 57', note: 'Tuesday' };

function draw(items: readonly Fact[]): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <FactStrip items={items} />
    </MemoryRouter>,
  );
  return place;
}

test('the label is the term and the link, value and note describe it', () => {
  const strip = draw([open]);
  expect(strip.querySelector('dt a')?.getAttribute('href')).toBe('/yards');
  expect([...strip.querySelectorAll('dt, dd')].map((each) => each.textContent)).toEqual([
    'Yards open now',
    '47 of 57',
    'Tuesday',
  ]);
});

test('a trend is marked beside its words, and nothing else is', () => {
  const strip = draw([open, { ...open, id: 'copper', note: '+2.1%', trend: 'up' }]);
  expect([...strip.querySelectorAll('[data-trend]')].map((each) => each.textContent)).toEqual(['+2.1%']);
});

test('without a fact nothing is drawn', () => {
  expect(draw([]).innerHTML).toBe('');
});

test('a value that names a day says so to programs', () => {
  const strip = draw([open, { ...open, id: 'next', value: 'Jan 6, 2027', day: '2027-01-06' }]);
  const [day, ...others] = strip.querySelectorAll('time');
  expect([day?.dateTime ?? day?.getAttribute('datetime'), day?.textContent, others.length]).toEqual([
    '2027-01-06',
    'Jan 6, 2027',
    0,
  ]);
});
