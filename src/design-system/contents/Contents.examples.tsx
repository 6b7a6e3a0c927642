import type { Example } from '../example.ts';
import { Column, Grid } from '../layout/index.ts';
import { Prose } from '../rich-text/index.ts';
import { Contents } from './Contents.tsx';
import { ToTop } from './ToTop.tsx';

/** Contents beside the text they lead into. */
export const examples: Example[] = [
  {
    name: 'beside its text',
    element: (
      <Grid>
        <Column span={4}>
          <Contents
            label="On this page"
            items={[
              { id: 'example-hours', label: 'Hours' },
              { id: 'example-prices', label: 'How prices are set' },
            ]}
          />
        </Column>
        <Column span={8}>
          <Prose>
            <h3 id="example-hours">Hours</h3>
            <p>The yard opens at seven and closes at five.</p>
            <p>On Saturdays it closes at noon. The scale stops half an hour before.</p>
            <h3 id="example-prices">How prices are set</h3>
            <p>Prices follow the market and change by the day. Ask at the gate before you unload.</p>
          </Prose>
        </Column>
      </Grid>
    ),
  },
  {
    name: 'the end of a part',
    element: <ToTop label="Back to top" />,
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <Contents
          label="En esta página"
          items={[
            { id: 'ejemplo-responsabilidad', label: 'Responsabilidad medioambiental y descontaminación' },
            { id: 'ejemplo-aprovechamiento', label: 'Aprovechamiento electromecánico' },
          ]}
        />
        <h3 id="ejemplo-responsabilidad">Responsabilidad medioambiental y descontaminación</h3>
        <h3 id="ejemplo-aprovechamiento">Aprovechamiento electromecánico</h3>
      </div>
    ),
  },
];
