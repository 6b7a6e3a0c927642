import type { Example } from '../example.ts';
import { Verdict } from './Verdict.tsx';

/** All answers. */
export const examples: Example[] = [
  { name: 'yes', element: <Verdict kind="yes" label="We buy it" /> },
  { name: 'with conditions', element: <Verdict kind="conditions" label="Only when it is empty and dry" /> },
  { name: 'no', element: <Verdict kind="no" label="We cannot take it" /> },
  { name: 'neutral', element: <Verdict kind="neutral" label="We sell it" /> },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Verdict
          kind="conditions"
          label="Únicamente con certificado de descontaminación y documentación de desmantelamiento"
        />
      </div>
    ),
  },
];
