import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Body } from '#features/vehicles/model/bodies.ts';

/** What kinds of vehicles are called. */
export const bodyWords: Record<Body, MessageDescriptor> = {
  compact: msg({ message: 'Compact car', comment: 'Kind of vehicle' }),
  midsize: msg({ message: 'Midsize car', comment: 'Kind of vehicle' }),
  fullsize: msg({ message: 'Full-size car', comment: 'Kind of vehicle' }),
  minivan: msg({ message: 'Minivan', comment: 'Kind of vehicle' }),
  'small-suv': msg({ message: 'Small SUV', comment: 'Kind of vehicle: sport utility vehicle' }),
  suv: msg({ message: 'Midsize SUV', comment: 'Kind of vehicle: sport utility vehicle' }),
  'large-suv': msg({ message: 'Large SUV', comment: 'Kind of vehicle: sport utility vehicle' }),
  'small-pickup': msg({ message: 'Small pickup', comment: 'Kind of vehicle: a truck with an open bed' }),
  pickup: msg({ message: 'Full-size pickup', comment: 'Kind of vehicle: a truck with an open bed' }),
  van: msg({ message: 'Full-size van', comment: 'Kind of vehicle' }),
};
