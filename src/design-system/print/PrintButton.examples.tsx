import type { Example } from '../example.ts';
import { PrintButton } from './PrintButton.tsx';

/** The button. */
export const examples: Example[] = [{ name: 'default', element: <PrintButton label="Print this page" /> }];
