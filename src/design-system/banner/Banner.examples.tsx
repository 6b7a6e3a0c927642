import type { Example } from '../example.ts';
import { Banner } from './Banner.tsx';

const ignore = () => undefined;

/** States of the banner. */
export const examples: Example[] = [
  {
    name: 'notice that can be dismissed',
    element: (
      <Banner
        label="Environment notice, example"
        dismissLabel="Dismiss environment notice"
        onDismiss={ignore}
      >
        This is the test environment.
      </Banner>
    ),
  },
  {
    name: 'success',
    element: (
      <Banner label="Saved" tone="success">
        Your choices are saved.
      </Banner>
    ),
  },
  {
    name: 'warning, longest Spanish words',
    element: (
      <div lang="es">
        <Banner label="Advertencia" tone="warning" dismissLabel="Descartar la advertencia" onDismiss={ignore}>
          Las instalaciones permanecerán temporalmente cerradas por mantenimiento electromecánico.
        </Banner>
      </div>
    ),
  },
  {
    name: 'error',
    element: (
      <Banner label="Connection" tone="error">
        We could not reach the server.
      </Banner>
    ),
  },
];
