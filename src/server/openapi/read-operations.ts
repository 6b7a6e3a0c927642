import { formCalls } from '#features/submissions/model/api-contract.ts';
import { descriptionPath } from '../middleware/problem-types.ts';
import { inItsLanguage, json, type Operation, schemaRef } from './operation.ts';

const list = (description: string, path: string): Operation['replies'] => ({
  200: { description, headers: ['ETag', 'Cache-Control'], content: json(schemaRef(path)) },
  304: { description: 'The list is the one that the caller has.', headers: ['ETag', 'Cache-Control'] },
});

/** `/path/` and `/path` are answered alike. */
const bothSpellings = (path: string) => ({
  path,
  alsoAt: path.endsWith('/') ? path.slice(0, -1) : `${path}/`,
});

/** The calls that only read, without those of investors. */
export const readOperations: readonly Operation[] = [
  {
    id: 'describeApi',
    method: 'get',
    path: descriptionPath,
    tag: 'description',
    summary: 'Describes this API',
    replies: {
      200: {
        description: 'An OpenAPI 3.1 document.',
        headers: ['ETag', 'Cache-Control'],
        content: json({ type: 'object', required: ['openapi', 'info', 'paths'] }),
      },
      304: {
        description: 'The document is the one that the caller has.',
        headers: ['ETag', 'Cache-Control'],
      },
    },
  },
  {
    id: 'readEnvironment',
    method: 'get',
    path: '/api/environment',
    tag: 'site',
    summary: 'Names the environment that the site runs in',
    replies: { 200: { description: 'One word.', content: json(schemaRef('Environment')) } },
  },
  {
    id: 'readSetting',
    method: 'get',
    path: '/api/config/config/{setting}',
    tag: 'site',
    summary: 'Reads a public setting',
    description: 'Only settings from a fixed list exist here: the human check that is used and public keys.',
    parameters: [
      {
        name: 'setting',
        in: 'path',
        required: true,
        description: 'Its name.',
        schema: { type: 'string' },
        example: 'humanCheck',
      },
    ],
    replies: { 200: { description: 'Its value.', content: json(schemaRef('Setting')) } },
    problems: ['setting.unknown'],
  },
  {
    id: 'listRegions',
    method: 'get',
    ...bothSpellings(formCalls.regions),
    tag: 'forms',
    summary: 'Lists states, provinces and territories for the privacy form',
    replies: list('In the order of the form, whose seventh entry is preselected.', 'Places'),
  },
  {
    id: 'listCountries',
    method: 'get',
    ...bothSpellings(formCalls.countries),
    tag: 'forms',
    summary: 'Lists countries for the contact forms',
    description: inItsLanguage,
    replies: list('The nearest first, then by name.', 'Places'),
  },
  {
    id: 'listStates',
    method: 'get',
    ...bothSpellings(`${formCalls.states}/{country}`),
    tag: 'forms',
    summary: 'Lists the states or provinces of a country',
    parameters: [
      {
        name: 'country',
        in: 'path',
        required: true,
        description: 'Two letters, ISO 3166-1, in any case.',
        schema: { type: 'string' },
        example: 'CA',
      },
    ],
    replies: list('Empty for a country whose addresses have none.', 'Places'),
    problems: ['country.unknown'],
  },
  {
    id: 'makeChallenge',
    method: 'get',
    path: formCalls.challenge,
    tag: 'forms',
    summary: 'Makes a puzzle of the built-in human check',
    description:
      'A browser solves it in about half a second. The solution stands for one submission and is good for an hour.',
    replies: { 200: { description: 'A fresh puzzle.', content: json(schemaRef('Challenge')) } },
    problems: ['rate'],
  },
];
