import { type Criterion, engineAndReview, everyKind, row, scriptAndReview } from './criterion.ts';

/** The success criteria of WCAG 2 under principle 4, Robust. */
export const robust: readonly Criterion[] = [
  row('4.1.1', 'parsing', 'A', '2.0', engineAndReview, 'Parsing', 'Procesamiento', { removedIn: '2.2' }),
  row('4.1.2', 'name-role-value', 'A', '2.0', everyKind, 'Name, Role, Value', 'Nombre, función, valor'),
  row('4.1.3', 'status-messages', 'AA', '2.1', scriptAndReview, 'Status Messages', 'Mensajes de estado'),
];
