import { Button } from '../button/index.ts';
import { Contours } from '../contours/index.ts';
import type { Example } from '../example.ts';
import { Tile } from '../tile/index.ts';
import { Column } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

/** Parts of a page. The page header is left out: the page that shows these has its own, and one `h1`. */
export const examples: Example[] = [
  {
    name: 'largest type, longest Spanish words',
    element: (
      <div lang="es">
        <Section surface="tint" labelledBy="ejemplo-apertura">
          <Column span={9}>
            <Stack gap="block">
              <Heading level={2} size="display" id="ejemplo-apertura">
                Responsabilidad medioambiental
              </Heading>
              <Text size="lead">
                Descontaminación, desmantelamiento y aprovechamiento electromecánico en todas nuestras
                instalaciones.
              </Text>
            </Stack>
          </Column>
        </Section>
      </div>
    ),
  },
  {
    name: 'opening band on basalt',
    element: (
      <Section surface="plate" art={<Contours cut="ridge" />} labelledBy="example-opening">
        <Column span={9}>
          <Stack gap="block">
            <Heading level={2} size="display" id="example-opening">
              Metal has a second life
            </Heading>
            <Text size="lead">We take apart what is finished and make it the start of something else.</Text>
            <Stack row>
              <Button to="/sell-to-us" icon="arrow">
                Sell to us
              </Button>
              <Button variant="secondary" icon="play">
                Watch the film
              </Button>
            </Stack>
          </Stack>
        </Column>
      </Section>
    ),
  },
  {
    name: 'three ways onward',
    element: (
      <Section labelledBy="example-ways">
        <Heading level={2} id="example-ways">
          Three ways in
        </Heading>
        {['Sell to us', 'Buy from us', 'Find a location'].map((title) => (
          <Column span={4} key={title}>
            <Tile
              title={title}
              text="Weighed in the open, paid the same day."
              to="/locations"
              art={<Contours cut="corner" />}
            />
          </Column>
        ))}
      </Section>
    ),
  },
];
