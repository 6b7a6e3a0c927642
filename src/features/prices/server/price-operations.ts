import { inItsLanguage, json, type Operation, schemaRef } from '#server/openapi/operation.ts';
import { priceParameters, pricesCall } from '../model/prices-call.ts';

/** The call about prices. */
export const priceOperations: readonly Operation[] = [
  {
    id: 'comparePrices',
    method: 'get',
    path: pricesCall,
    tag: 'locations',
    summary: 'Tells what all yards pay for one grade of scrap',
    description: `Prices at the gate are the ones that count. Addresses of pages are ${inItsLanguage.replace('In ', 'in ')}`,
    parameters: [
      {
        name: priceParameters.metal,
        in: 'query',
        required: true,
        description:
          'Id of a grade, as the catalog and the price page have it in their addresses: `copper-1`, `cans`.',
        schema: { type: 'string' },
        example: 'copper-1',
      },
      {
        name: priceParameters.near,
        in: 'query',
        required: false,
        description:
          'A ZIP, a Canadian postal code or its first half, or "City, ST": distances are measured from there.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
        example: '77002',
      },
    ],
    replies: {
      200: {
        description:
          'The yards whose board has the grade: the nearest first where a place was asked, else by pay, those of the United States before those of Canada.',
        headers: ['Data-As-Of'],
        content: json(schemaRef('Prices')),
      },
    },
    problems: ['price.metal', 'price.near', 'source.failed'],
  },
];
