import { inItsLanguage, json, type Operation, schemaRef } from '#server/openapi/operation.ts';
import { searchCall } from '../model/search-call.ts';

/** The calls about yards. */
export const locationOperations: readonly Operation[] = [
  {
    id: 'searchLocations',
    method: 'get',
    path: searchCall,
    tag: 'locations',
    summary: 'Finds the yards near a place',
    description: `Addresses of pages are ${inItsLanguage.replace('In ', 'in ')} A street is never looked up: its ZIP or city stands for it.`,
    parameters: [
      {
        name: 'zip',
        in: 'query',
        required: true,
        description:
          'A ZIP, ZIP+4, Canadian postal code or its first half, "City, ST", a city, a whole address, or the name of a yard.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
        example: '97204',
      },
      {
        name: 'div',
        in: 'query',
        required: false,
        description:
          'Kinds of place, with commas: MRB metals yards, SMB the steel mill, ARB auto parts yards. Without it MRB,SMB; unknown tokens are ignored, and without a known one it is all.',
        schema: { type: 'string' },
        example: 'MRB,SMB',
      },
    ],
    replies: {
      200: {
        description:
          'The yards, nearest first, and other cities of that name; neither, when nothing was understood.',
        content: json(schemaRef('FoundLocations')),
      },
    },
    problems: ['search.text'],
  },
];
