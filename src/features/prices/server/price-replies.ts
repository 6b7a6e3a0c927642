import { array, boolean, number, object, string } from 'yup';
import { weightUnits } from '../model/weight.ts';

const day = () =>
  string()
    .defined()
    .matches(/^\d{4}-\d{2}-\d{2}$/);

const change = (description: string) => number().nullable().defined().meta({ description });

const offer = object({
  id: string().required(),
  name: string().required(),
  page: string().required().meta({ description: 'The path of the yard’s page.' }),
  city: string().required(),
  region: string()
    .defined()
    .matches(/^[A-Z]{2}$/)
    .meta({ description: 'Two letters of the state or province.' }),
  country: string().defined().oneOf(['US', 'CA']),
  distance: number()
    .min(0)
    .nullable()
    .defined()
    .meta({ description: 'In `unit`; null unless `near` was asked.' }),
  day: day().meta({ description: 'The day on which the yard wrote its board.' }),
  currency: string().defined().oneOf(['USD', 'CAD']),
  unit: string().defined().oneOf(weightUnits).meta({ description: 'What the price is for.' }),
  price: number().nullable().defined().meta({ description: 'null: the yard says it when asked.' }),
  change30: change('Against the price of thirty days before, in percent.'),
  change90: change('Against the oldest price of ninety days, in percent.'),
  weeks: array(object({ day: day(), price: number().required() }).noUnknown())
    .defined()
    .meta({ description: 'A price a week for ninety days, the oldest first.' }),
}).noUnknown();

/** What all yards pay for one grade. */
export const pricesReply = object({
  metal: string().required().meta({ description: 'The grade that was asked for.' }),
  sample: boolean().required().meta({ description: 'True while the figures are made up.' }),
  unit: string().defined().oneOf(['mile', 'kilometer']).meta({ description: 'What distances are in.' }),
  yards: array(offer).defined(),
}).noUnknown();
