import { quoteCall } from '#features/forms/model/api-contract.ts';
import { inItsLanguage, json, type Operation, type Parameter, schemaRef } from './operation.ts';

const page: Parameter = {
  name: 'page',
  in: 'path',
  required: true,
  description: 'The number of a page, from 1.',
  schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' },
  example: '1',
};

/** The calls about news and the stock. */
export const investorOperations: readonly Operation[] = [
  {
    id: 'listNews',
    method: 'get',
    path: '/api/investornews/{page}',
    tag: 'investors',
    summary: 'Lists news releases, ten to a page, newest first',
    description: inItsLanguage,
    parameters: [page],
    replies: { 200: { description: 'Up to ten releases.', content: json(schemaRef('NewsPage')) } },
    problems: ['news.unknown', 'news.failed'],
  },
  {
    id: 'countNews',
    method: 'get',
    path: '/api/investornews/counts/{page}',
    tag: 'investors',
    summary: 'Says where a page of news stands among all',
    parameters: [page],
    replies: {
      200: { description: 'Numbers of pages and releases.', content: json(schemaRef('NewsCounts')) },
    },
    problems: ['news.unknown', 'news.failed'],
  },
  {
    id: 'readNews',
    method: 'get',
    path: '/api/investornews/detail/{id}',
    tag: 'investors',
    summary: 'Reads a news release',
    description: inItsLanguage,
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The id of a release in the list.',
        schema: { type: 'string', pattern: '^\\d{1,12}$' },
        example: '100',
      },
    ],
    replies: { 200: { description: 'The release.', content: json(schemaRef('NewsRelease')) } },
    problems: ['news.unknown', 'news.failed'],
  },
  {
    id: 'readQuote',
    method: 'get',
    path: quoteCall,
    tag: 'investors',
    summary: 'Reads the latest stock quote, 20 minutes delayed',
    replies: {
      200: { description: 'The quote as the one item of a list.', content: json(schemaRef('Quotes')) },
    },
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
    replies: {
      200: { description: 'The quote as the one item of a list.', content: json(schemaRef('DayQuotes')) },
    },
    problems: ['quote.day', 'quote.unknown'],
  },
];
