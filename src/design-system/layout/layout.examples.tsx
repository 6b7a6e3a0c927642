import { Button } from '../button/index.ts';
import { Contours } from '../contours/index.ts';
import type { Example } from '../example.ts';
import { Tile } from '../tile/index.ts';
import { ColumnList, Columns } from './Columns.tsx';
import { Column, Grid } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { ScriptOnly, WideOnly } from './Only.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';
import { Sticky } from './Sticky.tsx';
import { Text } from './Text.tsx';
import { TextColumns } from './TextColumns.tsx';
import { Unbroken } from './Unbroken.tsx';
import { WithSide } from './WithSide.tsx';

/** Parts of a page. The page header is left out: the page that shows these has its own, and one `h1`. */
export const examples: Example[] = [
  {
    name: 'largest type, longest Spanish words',
    element: (
      <div lang="es">
        <Section surface="tint">
          <Column span={9}>
            <Stack gap="block">
              <Heading level={2} size="h1" id="ejemplo-apertura">
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
      <Section surface="plate" art={<Contours cut="relief" />}>
        <Column span={9}>
          <Stack gap="block">
            <Heading level={2} size="h1" id="example-opening">
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
    name: 'number that no line breaks',
    element: (
      <Section>
        <Column span={4}>
          <Stack gap="lines">
            <Heading level={2} id="example-unbroken">
              Call the sales desk
            </Heading>
            <Text>
              A part, a container or a whole load: the desk answers from Monday to Friday at{' '}
              <Unbroken>203-555-0199</Unbroken>, in English and Spanish.
            </Text>
          </Stack>
        </Column>
      </Section>
    ),
  },
  {
    name: 'three ways onward',
    element: (
      <Section>
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
  {
    name: 'columns of one width, as many as fit',
    element: (
      <Columns min="14rem">
        {['Copper and wire', 'Aluminum', 'Stainless steel'].map((metal) => (
          <Text key={metal} strong>
            {metal}
          </Text>
        ))}
      </Columns>
    ),
  },
  {
    name: 'a list in two columns',
    element: (
      <ColumnList count={{ medium: 2 }} gap="even">
        <li>Gate on Ingot Ferry Road</li>
        <li>Gate on Foundry Street</li>
      </ColumnList>
    ),
  },
  {
    name: 'newspaper columns, longest Spanish words',
    element: (
      <TextColumns lang="es">
        {['Descontaminación', 'Electrodomésticos', 'Aprovechamiento electromecánico'].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </TextColumns>
    ),
  },
  {
    name: 'an opening that stays in sight',
    element: (
      <Grid>
        <Column span={4}>
          <Sticky>
            <Text strong>What you need at the scale</Text>
          </Sticky>
        </Column>
        <Column from={5} span={8}>
          <Text>A photo ID, your signature and the plate of your vehicle.</Text>
        </Column>
      </Grid>
    ),
  },
  {
    name: 'only with a script, only on a wide window',
    element: (
      <Stack>
        <ScriptOnly>
          <Text>Scripts are on.</Text>
        </ScriptOnly>
        <WideOnly>
          <Text>There is room for a drawing.</Text>
        </WideOnly>
      </Stack>
    ),
  },
  {
    name: 'an opening, a map beside all the rest',
    element: (
      <WithSide opening={<Text strong>Four yards within 50 miles</Text>} side={<Contours cut="corner" />}>
        <Text>Houston, Navigation Boulevard: open until 5:00 p.m.</Text>
      </WithSide>
    ),
  },
];
