import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { messages } from '../../../../locales/eng/locations.po';
import { messages as boxWords } from '../../../../locales/eng/shared.po';
import { NearMe } from './NearMe.tsx';
import { SearchAnswer } from './SearchAnswer.tsx';
import type { SearchAnswerData } from './search-answer.server.ts';
import { YardNotices } from './YardNotices.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
  addMessages(messages);
  addMessages(boxWords);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }]);
  root = createRoot(document.querySelector('main') as HTMLElement);
  act(() =>
    root.render(
      <ThemeRoot>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeRoot>,
    ),
  );
}

const press = (words: string) =>
  act(() => [...document.querySelectorAll('button')].find((each) => each.textContent === words)?.click());
const notices = [
  { id: 'snow', title: 'Closed for snow', text: 'The road is being cleared.' },
  { id: 'scale', title: 'One scale', text: 'Trucks wait longer.' },
];
const shown = () =>
  [...document.querySelectorAll('section')].map((section) => section.getAttribute('aria-label'));

test('each notice is a named region, and one that is dismissed stays away on the next page', () => {
  show(<YardNotices notices={notices} />);
  expect(shown()).toEqual(['Notice: Closed for snow', 'Notice: One scale']);
  press('Dismiss: Closed for snow');
  expect(shown()).toEqual(['Notice: One scale']);
  act(() => root.unmount());
  show(<YardNotices notices={notices} />);
  expect(shown()).toEqual(['Notice: One scale']);
});

/** A device that answers so when it is asked where it is. */
function withDevice(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
}
const places = [
  'tacoma|Tacoma|47.267|-122.408|MRB|US',
  'portland|Portland|45.604|-122.738|MRB|US',
  'salem|Salem|44.94|-123.03|MRB|US',
  'parts|Parts|45.61|-122.74|ARB|US',
];
const said = () => document.querySelector('[role=status]')?.textContent;
const error = (code: number) =>
  ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }) as const;

test('the position is asked for on a press only, and the nearest yards are counted aloud', () => {
  const ask = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 45.6, longitude: -122.7 } } as GeolocationPosition),
  );
  withDevice(ask);
  show(<NearMe places={places} division="MRB,SMB" />);
  expect([ask.mock.calls.length, said()]).toEqual([0, '']);
  press('Use my location');
  expect(said()).toBe('The 2 metals yards nearest to you, within 100 miles as the crow flies:');
  expect([...document.querySelectorAll('li a')].map((link) => link.textContent)).toEqual([
    'Portland',
    'Salem',
  ]);
});

test.each([
  ['MRB,SMB', 'The one metals yard within 100 miles of you, as the crow flies:', ['Tacoma']],
  ['ARB', 'No auto parts yard within 100 miles of you. This one is nearest:', ['Parts']],
  ['MRB,SMB,ARB', 'The one yard within 100 miles of you, as the crow flies:', ['Tacoma']],
])('for the kinds %s it is said which they are and how far was looked', (division, words, names) => {
  // Seattle's north, whence Portland is too far.
  withDevice((found) => found({ coords: { latitude: 48.1, longitude: -122.2 } } as GeolocationPosition));
  show(<NearMe places={places} division={division} />);
  press('Use my location');
  expect(said()).toBe(words);
  expect([...document.querySelectorAll('li a')].map((link) => link.textContent)).toEqual(names);
});

test.each([
  ['denied', 1, /keeps the position to itself.*ZIP/],
  ['not known', 2, /does not know where it is.*ZIP/],
  ['late', 3, /does not know where it is.*ZIP/],
])('a position that is %s is answered with another way', (_, code, words) => {
  withDevice((_found, failed) => failed(error(code)));
  show(<NearMe places={places} division="MRB,SMB" />);
  press('Use my location');
  expect(said()).toMatch(words);
});

test('a browser that knows no positions is answered as well', () => {
  vi.stubGlobal('navigator', {});
  show(<NearMe places={places} division="MRB,SMB" />);
  press('Use my location');
  expect(said()).toMatch(/does not know where it is/);
});

const unasked: SearchAnswerData = {
  ...{ query: '', division: 'MRB,SMB', takes: null, kind: 'empty', radius: '25 miles', within: 0 },
  ...{
    origin: null,
    counts: null,
    others: 0,
    othersTo: '',
    othersText: '',
    outcome: 'Until then, these are all our yards.',
    beyond: '',
    measured: '',
    rough: null,
    choicesLead: '',
    yards: [],
    nearest: null,
    map: null,
    choices: [],
    groups: [],
  },
};
const map = {
  ...{
    ground: { abroad: '', lake: '', land: '', river: '', county: '', border: '' },
    marks: [],
    rings: [],
    towns: [],
  },
  ...{ place: null, legend: '' },
};

function AskedPage() {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const query = asked.get('zip') ?? '';
  const answer: SearchAnswerData =
    query === '' ? unasked : { ...unasked, query, kind: 'named', outcome: '2 yards go by that name.', map };
  return (
    <>
      <button type="button" onClick={() => navigate('?zip=Tacoma')}>
        Ask
      </button>
      <SearchAnswer answer={answer} />
    </>
  );
}

test('as long as nothing is asked, no kind of yard is offered: each would be all yards', () => {
  show(<SearchAnswer answer={unasked} />);
  expect(document.querySelector('[aria-label="Kind of yard"]')).toBeNull();
});

test('what was found by name can be asked for by kind of yard', () => {
  show(
    <SearchAnswer
      answer={{ ...unasked, query: 'Tacoma', kind: 'named', outcome: '2 yards go by that name.' }}
    />,
  );
  expect(document.querySelectorAll('[aria-label="Kind of yard"] a')).toHaveLength(3);
});

test('what a search has found is said by the region that was there before, though a map comes with it', async () => {
  show(<AskedPage />);
  const region = document.querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  press('Ask');
  await vi.waitFor(() => expect(region?.textContent).toBe('2 yards go by that name.'));
  expect(document.querySelector('[role=status]')).toBe(region);
});
