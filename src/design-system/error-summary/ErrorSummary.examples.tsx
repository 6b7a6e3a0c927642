import type { Example } from '../example.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

/** States of the error summary. */
export const examples: Example[] = [
  {
    name: 'two errors',
    element: (
      <ErrorSummary
        title="There is a problem"
        headingId="example-summary"
        errors={[
          { fieldId: 'example-email', message: 'Enter an email address' },
          { fieldId: 'example-customer-1', message: 'Choose at least one' },
        ]}
      />
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <ErrorSummary
          title="Hay un problema"
          headingId="ejemplo-resumen"
          errors={[
            {
              fieldId: 'ejemplo-direccion',
              message: 'Introduzca una dirección de correo electrónico con letras minúsculas',
            },
          ]}
        />
      </div>
    ),
  },
];
