import { CarArt } from '#design-system/art/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Prose, type RichLinks, RichText } from '#design-system/rich-text/index.ts';
import { CheckList } from './CheckList.tsx';
import type { readVehicleRecycling } from './vehicle-recycling-services.server.ts';

type Words = ReturnType<typeof readVehicleRecycling>;

interface LinkedWords {
  /** Where the links in the texts lead. */
  links: RichLinks;
}

/** What the owner of a car has at hand, and what its price depends on. Renders a section. */
export function OwnerAndPrice({ owner, price, links }: LinkedWords & Pick<Words, 'owner' | 'price'>) {
  return (
    <Section surface="tint">
      <Column span={6}>
        <Stack>
          <Heading level={2} size="h3" id="owner">
            {owner.heading}
          </Heading>
          <CheckList items={owner.items} />
          <Text>
            <RichText text={owner.text} links={links} />
          </Text>
        </Stack>
      </Column>
      <Column from={8} span={5}>
        <Stack>
          <Heading level={2} size="h3" id="price">
            {price.heading}
          </Heading>
          <Prose>
            <ul>
              {price.items.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Prose>
        </Stack>
      </Column>
    </Section>
  );
}

/** How a yard works where visitors pull their own parts. Renders a section. */
export function PartsYard({ yard, links }: LinkedWords & Pick<Words, 'yard'>) {
  return (
    <Section>
      <Column span={5}>
        <CarArt />
      </Column>
      <Column from={7} span={6}>
        <Stack>
          <Heading level={2} id="yard">
            {yard.heading}
          </Heading>
          <Text size="lead">{yard.lead}</Text>
          <Prose>
            <ol>
              {yard.items.map(({ id, text }) => (
                <li key={id}>
                  <RichText text={text} links={links} />
                </li>
              ))}
            </ol>
            <p>
              <RichText text={yard.text} links={links} />
            </p>
          </Prose>
        </Stack>
      </Column>
    </Section>
  );
}
