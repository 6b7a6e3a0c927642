import { array, boolean, number, object, string } from 'yup';

const vehicle = object({
  stock: string().required().meta({ description: 'The number that the yard gave it.' }),
  yard: object({
    id: string().required(),
    name: string().required(),
    city: string().required(),
    region: string()
      .defined()
      .matches(/^[A-Z]{2}$/)
      .meta({ description: 'Two letters of the state or province.' }),
    page: string().required().meta({ description: 'The path of the yard’s page.' }),
  })
    .noUnknown()
    .required(),
  row: string().required().meta({ description: 'As the sign at the row says it.' }),
  year: number().integer().required().meta({ description: 'The model year.' }),
  make: string().required(),
  model: string().required(),
  arrived: string()
    .defined()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .meta({ description: 'The day it was set in its row, on the yard’s calendar.' }),
  isNew: boolean().required().meta({ description: 'True for the first seven days.' }),
  distance: number()
    .min(0)
    .nullable()
    .defined()
    .meta({ description: 'How far its yard is, in `unit`; null unless `near` was asked.' }),
}).noUnknown();

/** Which vehicles stand in the parts yards. */
export const vehiclesReply = object({
  sample: boolean().required().meta({ description: 'True while the vehicles are made up.' }),
  unit: string().defined().oneOf(['mile', 'kilometer']).meta({ description: 'What distances are in.' }),
  count: number().integer().min(0).required().meta({ description: 'How many there are on all pages.' }),
  page: number().integer().min(1).required(),
  pages: number().integer().min(1).required(),
  vehicles: array(vehicle).defined(),
}).noUnknown();
