import { array, boolean, number, object, string } from 'yup';
import { divisions } from '../model/yard-codes.ts';

const latitude = () => number().required().min(-90).max(90);
const longitude = () => number().required().min(-180).max(180);
const region = () =>
  string()
    .defined()
    .matches(/^[A-Z]{2}$/)
    .meta({ description: 'Two letters of the state or province.' });
const country = () => string().defined().oneOf(['US', 'CA']);
const moment = () =>
  string()
    .defined()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .nullable();

const origin = object({
  kind: string().defined().oneOf(['zip', 'postal-code', 'city', 'yard']),
  code: string().defined().meta({ description: 'The ZIP or postal code; empty for a city or a yard.' }),
  city: string().defined().meta({ description: 'Empty where a code belongs to no city.' }),
  region: region(),
  country: country(),
  latitude: latitude(),
  longitude: longitude(),
  isRough: boolean()
    .required()
    .meta({ description: 'The code is not known; the point is the middle of a wider area.' }),
}).noUnknown();

const yard = object({
  id: string().required(),
  division: string().defined().oneOf(divisions),
  name: string().required(),
  street: string().required(),
  city: string().required(),
  region: region(),
  postalCode: string().required(),
  country: country(),
  latitude: latitude(),
  longitude: longitude(),
  phone: string().required(),
  timeZone: string().required().meta({ description: 'IANA name.' }),
  page: string().required().meta({ description: 'The path of its page.' }),
  distance: number().min(0).nullable().defined().meta({ description: 'In `unit`; null without an origin.' }),
  takes: array(string().defined())
    .defined()
    .meta({ description: 'Ids of the families of materials that it takes, wholly or in part.' }),
  isOpen: boolean().required(),
  changesAt: moment().meta({ description: 'When it closes or opens next, UTC.' }),
}).noUnknown();

/** What a search for yards is answered. */
export const locationsReply = object({
  kind: string().defined().oneOf(['near', 'named', 'nothing']).meta({
    description:
      'near: yards around `origin`. named: yards whose name or state was asked for. nothing: the text was not understood.',
  }),
  origin: origin.nullable().defined().default(undefined),
  choices: array(object({ city: string().required(), region: region() }).noUnknown())
    .defined()
    .meta({ description: 'Other cities of the name that was asked for.' }),
  unit: string().defined().oneOf(['mile', 'kilometer']),
  radius: number().nullable().defined().meta({
    description:
      'The circle in which every number is counted, whatever kinds are asked for; null where distances start nowhere.',
  }),
  within: number().integer().required().min(0).meta({
    description:
      'How many of the yards lie in the circle; behind them follow the nearest beyond it, so that there are three.',
  }),
  counts: object({
    metals: number().integer().required().min(0),
    auto: number().integer().required().min(0),
    all: number().integer().required().min(0),
  })
    .noUnknown()
    .required()
    .meta({
      description: 'How many yards of each kind lie in that circle, without those that stand in from afar.',
    }),
  others: number()
    .integer()
    .required()
    .min(0)
    .meta({ description: 'Yards in the same circle, of the kinds not asked for.' }),
  yards: array(yard).defined(),
}).noUnknown();
