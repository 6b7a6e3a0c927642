import { quoteCall } from '#features/forms/model/api-contract.ts';
import { newsCategories } from '#features/investors/model/ports.ts';
import { inItsLanguage, json, type Operation, type Parameter, type Reply, schemaRef } from './operation.ts';

const page: Parameter = {
  name: 'page',
  in: 'path',
  required: true,
  description: 'The number of a page, from 1.',
  schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
  example: '1',
};

const filter = (
  name: string,
  description: string,
  schema: Parameter['schema'],
  example: string,
): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  example,
});
const year = filter(
  'year',
  'Only those of this calendar year.',
  { type: 'string', pattern: '^(19|20)\\d\\d$' },
  '2026',
);
const category = filter(
  'category',
  'Only those about this.',
  { type: 'string', enum: [...newsCategories] },
  'results',
);
const form = filter(
  'form',
  'Only this form, with its amendments.',
  { type: 'string', pattern: '^[A-Z0-9][A-Z0-9 -]{0,19}$' },
  '10-K',
);

const eventId: Parameter = {
  name: 'eventId',
  in: 'path',
  required: true,
  description: 'The id of an event in the list.',
  schema: { type: 'string', pattern: '^\\d{1,12}$' },
  example: '20261022',
};

const newsId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of a release in the list.',
  schema: { type: 'string', pattern: '^\\d{1,12}$' },
  example: '100',
};

const dated = (description: string, schema: string): Reply => ({
  description,
  headers: ['Data-As-Of'],
  content: json(schemaRef(schema)),
});

/** The calls about news, events, filings and the stock. */
export const investorOperations: readonly Operation[] = [
  {
    id: 'listNews',
    method: 'get',
    path: '/api/investornews/{page}',
    tag: 'investors',
    summary: 'Lists news releases, ten to a page, newest first',
    description: inItsLanguage,
    parameters: [page, year, category],
    replies: { 200: dated('Up to ten releases.', 'NewsPage') },
    problems: ['filter', 'news.unknown', 'news.failed'],
  },
  {
    id: 'countNews',
    method: 'get',
    path: '/api/investornews/counts/{page}',
    tag: 'investors',
    summary: 'Says where a page of news stands among all',
    parameters: [page, year, category],
    replies: { 200: dated('Numbers of pages and releases.', 'NewsCounts') },
    problems: ['filter', 'news.unknown', 'news.failed'],
  },
  {
    id: 'readNews',
    method: 'get',
    path: '/api/investornews/detail/{id}',
    tag: 'investors',
    summary: 'Reads a news release',
    description: inItsLanguage,
    parameters: [newsId],
    replies: { 200: dated('The release.', 'NewsRelease') },
    problems: ['news.unknown', 'news.failed'],
  },
  {
    id: 'readQuote',
    method: 'get',
    path: quoteCall,
    tag: 'investors',
    summary: 'Reads the latest stock quote, 20 minutes delayed',
    replies: { 200: dated('The quote as the one item of a list.', 'Quotes') },
    problems: ['source.failed'],
  },
  {
    id: 'readQuoteOfDay',
    method: 'get',
    path: `${quoteCall}/{day}`,
    tag: 'investors',
    summary: 'Reads the stock quote of a day',
    parameters: [
      {
        name: 'day',
        in: 'path',
        required: true,
        description: 'A calendar day.',
        schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        example: '2026-11-18',
      },
    ],
    replies: { 200: dated('The quote as the one item of a list.', 'DayQuotes') },
    problems: ['quote.day', 'quote.unknown', 'source.failed'],
  },
  {
    id: 'previewNews',
    method: 'get',
    path: '/api/newsreleasepreview/{id}',
    tag: 'investors',
    summary: 'Reads a news release that need not be out yet',
    description: `${inItsLanguage} In production only with the token of its operator, as a bearer token or as the value of token.`,
    parameters: [
      newsId,
      {
        name: 'token',
        in: 'query',
        required: false,
        description: 'The token, where no header can be sent.',
        schema: { type: 'string' },
        example: 'a-token',
      },
    ],
    replies: { 200: dated('The release.', 'NewsDraft') },
    problems: ['news.unknown', 'source.failed'],
  },
  {
    id: 'listEvents',
    method: 'get',
    path: '/api/investorevents',
    tag: 'investors',
    summary: 'Lists events for investors, those to come and those that were',
    description: inItsLanguage,
    replies: { 200: dated('The events.', 'Events') },
    problems: ['event.unknown', 'source.failed'],
  },
  {
    id: 'readEarningsBox',
    method: 'get',
    path: '/api/investorevents/earningsbox',
    tag: 'investors',
    summary: 'Reads what belongs to the latest quarter with results',
    description: inItsLanguage,
    replies: { 200: dated('The quarter.', 'EarningsBox') },
    problems: ['event.unknown', 'source.failed'],
  },
  {
    id: 'readEvent',
    method: 'get',
    path: '/api/investorevents/{eventId}',
    tag: 'investors',
    summary: 'Reads one event',
    description: inItsLanguage,
    parameters: [eventId],
    replies: { 200: dated('The event.', 'Event') },
    problems: ['event.unknown', 'source.failed'],
  },
  {
    id: 'readEventCalendar',
    method: 'get',
    path: '/api/investorevents/{eventId}/calendar.ics',
    tag: 'investors',
    summary: 'Reads one event as a file for calendars',
    description: `${inItsLanguage} RFC 5545, times in UTC.`,
    parameters: [eventId],
    replies: {
      200: {
        description: 'The file.',
        headers: ['Content-Disposition'],
        content: { 'text/calendar': { type: 'string' } },
      },
    },
    problems: ['event.unknown', 'source.failed'],
  },
  {
    id: 'listCompanyFilings',
    method: 'get',
    path: '/api/investorcompanyfilings/{page}',
    tag: 'investors',
    summary: 'Lists what the company filed, ten papers to a page, newest first',
    description: inItsLanguage,
    parameters: [page, form, year],
    replies: { 200: dated('Up to ten papers.', 'CompanyFilings') },
    problems: ['filter', 'filing.unknown', 'source.failed'],
  },
  {
    id: 'listDirectorFilings',
    method: 'get',
    path: '/api/investordofilings/{page}',
    tag: 'investors',
    summary: 'Lists what directors and officers filed, ten papers to a page, newest first',
    description: inItsLanguage,
    parameters: [page, form, year],
    replies: { 200: dated('Up to ten papers.', 'DirectorFilings') },
    problems: ['filter', 'filing.unknown', 'source.failed'],
  },
];
