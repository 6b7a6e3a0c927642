import { openBackup, openErase } from './command-steps.ts';
import { openSources } from './source-step.ts';
import { openRestart, openShelf, openStart, openStop } from './start-steps.ts';
import { openCheckpoint, openDeliver, openSubmit } from './submit-steps.ts';
import type { Stage, Surroundings } from './trial.ts';

/** A step of the server's work, and how to let it fail. */
export type Step = {
  name: string;
  says: string;
  /** Prepares what all its faults share. */
  open(around: Surroundings): Promise<Stage>;
};

/** Every step, in the order of a server's life. */
export const steps: readonly Step[] = [
  { name: 'start', says: 'a first start: keys, database, migrations', open: openStart },
  { name: 'restart', says: 'a start over data that is there', open: openRestart },
  { name: 'shelf', says: 'a start that lays the assets of its build on the shelf', open: openShelf },
  { name: 'submit', says: 'a form is stored', open: openSubmit },
  { name: 'checkpoint', says: 'a form is stored, and the log moves into the database', open: openCheckpoint },
  { name: 'deliver', says: 'a form is stored, delivered, and written down as delivered', open: openDeliver },
  { name: 'sources', says: 'a copy of a feed is kept', open: openSources },
  { name: 'backup', says: 'a backup is made by command while the site runs', open: openBackup },
  { name: 'erase', says: 'a form is erased by command, and the log is cut', open: openErase },
  { name: 'stop', says: 'the server stops and closes its database', open: openStop },
];
