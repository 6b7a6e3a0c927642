import type { Example } from '../example.ts';
import { Text } from '../layout/index.ts';
import { SideSection } from './SideSection.tsx';

/** Sections with their heading at the side. */
export const examples: Example[] = [
  {
    name: 'with a lead, on a tint',
    element: (
      <SideSection id="example-pay" title="How you are paid" lead="The same day, always." surface="tint">
        <Text>The office prints a ticket with the weight, the price and the sum.</Text>
        <Text>California asks us to wait three days for some metals. We tell you before you unload.</Text>
      </SideSection>
    ),
  },
  {
    name: 'longest Spanish words',
    element: (
      <div lang="es">
        <SideSection id="ejemplo-pago" title="Descontaminación electromecánica" headingLevel={3} size="h2">
          <Text>Descontaminación, desmantelamiento y aprovechamiento electromecánico.</Text>
        </SideSection>
      </div>
    ),
  },
];
