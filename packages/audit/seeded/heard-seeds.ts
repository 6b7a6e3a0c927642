import { formSeeds } from './form-seeds.ts';
import { mediaSeeds } from './media-seeds.ts';
import type { Seeds } from './seeds.ts';
import { structureSeeds } from './structure-seeds.ts';
import { widgetSeeds } from './widget-seeds.ts';
import { wordSeeds } from './word-seeds.ts';

/** Faults in what is read and heard: names, languages, structure, forms, media and files. */
export const heardSeeds: Seeds = [
  ...wordSeeds,
  ...structureSeeds,
  ...formSeeds,
  ...widgetSeeds,
  ...mediaSeeds,
];
