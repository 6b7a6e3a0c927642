import type { ReactElement } from 'react';

/** One state of a component, shown on the preview page and fed to tests and axe. */
export interface Example {
  /** Names the state: 'with an error', 'longest Spanish words'. */
  name: string;
  element: ReactElement;
}
