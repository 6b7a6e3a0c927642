import { inItsLanguage, json, type Operation, type Parameter, schemaRef } from '#server/openapi/operation.ts';
import { vehicleParameters, vehiclesCall } from '../model/vehicles-call.ts';

const asked = (name: string, description: string, example: string, schema = {}): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string', ...schema },
  example,
});

const year = { pattern: '^\\d{4}$' };

/** The call about vehicles in the parts yards. */
export const vehicleOperations: readonly Operation[] = [
  {
    id: 'findVehicles',
    method: 'get',
    path: vehiclesCall,
    tag: 'locations',
    summary: 'Tells which vehicles stand in the parts yards, and in which row',
    description: `Twenty-five at a time. Other visitors may have taken the part already. Addresses of pages are ${inItsLanguage.replace('In ', 'in ')}`,
    parameters: [
      asked(vehicleParameters.make, 'The make by its name, capitals and hyphens aside.', 'Harrow'),
      asked(vehicleParameters.model, 'A part of the model’s name, capitals and hyphens aside.', 'accord'),
      asked(vehicleParameters.from, 'The earliest model year.', '1998', year),
      asked(vehicleParameters.to, 'The latest model year.', '2015', year),
      asked(vehicleParameters.yard, 'Id of a parts yard, as its page has it in its address.', 'houston'),
      asked(
        vehicleParameters.near,
        'A ZIP, a Canadian postal code or its first half, or "City, ST": the nearest yard comes first.',
        '77002',
        { minLength: 1, maxLength: 200 },
      ),
      asked(vehicleParameters.page, 'Which twenty-five, from 1.', '1', { pattern: '^[1-9]\\d{0,3}$' }),
      asked(vehicleParameters.isNew, 'Any text: only what arrived within the last seven days.', ''),
    ],
    replies: {
      200: {
        description: 'The vehicles, the latest arrival first.',
        headers: ['Data-As-Of'],
        content: json(schemaRef('Vehicles')),
      },
    },
    problems: ['vehicle.year', 'vehicle.yard', 'vehicle.near', 'vehicle.page', 'source.failed'],
  },
];
