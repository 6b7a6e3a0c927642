import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { loader as event } from '#pages/investors/events/investor-event.tsx';
import { loader as events } from '#pages/investors/events/investor-events.tsx';
import { loader as directorFilings } from '#pages/investors/filings/director-filings.tsx';
import { loader as filings } from '#pages/investors/filings/sec-filings.tsx';
import { loader as landing } from '#pages/investors/investors.tsx';
import { loader as release } from '#pages/investors/news/news-release-details.tsx';
import { loader as news } from '#pages/investors/news/news-releases.tsx';
import { loader as stock } from '#pages/investors/prices/stock-information.tsx';
import { loader as calculator } from '#pages/investors/return/return-calculator.tsx';
import { SourceFailed } from '../model/source-state.ts';

/** A source whose every answer is this error. */
function failing(error: Error) {
  const fail = () => Promise.reject(error);
  const list = { page: fail, every: fail, choices: fail };
  return {
    state: () => null,
    ...{ list: fail, counts: fail, release: fail, preview: fail, choices: fail },
    ...{ latest: fail, onDay: fail, series: fail, event: fail, earningsBox: fail },
    ...{ company: list, directors: list },
  };
}

/** What the loader of a page takes, also of one whose address names an item. */
type Asked = LoaderFunctionArgs & { params: { id: string } };

/** What a loader takes, with every source of investor data failing. */
function asked(error: Error): Asked {
  const source = failing(error);
  const context = new RouterContextProvider();
  const ports = { news: source, quotes: source, events: source, filings: source };
  context.set(requestContext, { ports } as unknown as RequestContext);
  const request = new Request('https://site.example/page');
  return { context, request, params: { id: '1014' } } as unknown as Asked;
}

const unavailable = { init: { status: 503 } };

test.each([
  ['news', news, { data: { list: null }, ...unavailable }],
  ['one release', release, { data: { shown: null }, ...unavailable }],
  ['filings', filings, { data: { list: null }, ...unavailable }],
  ['filings of directors', directorFilings, { data: { list: null }, ...unavailable }],
  ['events', events, { data: { events: null }, ...unavailable }],
  ['one event', event, { data: { shown: null }, ...unavailable }],
  // These pages have more to tell than their source: they answer as usual and say what is missing.
  ['prices', stock, { prices: null }],
  ['the calculator', calculator, { facts: null }],
  ['the landing page', landing, { now: { next: null, box: null, news: null } }],
])('while its source fails the page of %s stands and says so', async (_name, loader, answer) => {
  expect(await loader(asked(new SourceFailed('sample')))).toMatchObject(answer);
});

test.each([
  ['news', news],
  ['filings', filings],
  ['events', events],
  ['one event', event],
  ['prices', stock],
])('a mistake in the source of %s is not passed off as a failure outside', async (_name, loader) => {
  await expect(loader(asked(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});

test('without a server, pages bring their words for the index of the search', async () => {
  const args = { ...asked(new Error('never asked')), context: new RouterContextProvider() };
  expect(await filings(args)).toMatchObject({ list: undefined, families: expect.any(Array) });
  expect(await stock(args)).toMatchObject({ prices: undefined, share: expect.any(Object) });
  expect(await landing(args)).toMatchObject({ now: undefined, questions: expect.any(Object) });
});
