import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import {
  DepolluteArt,
  MotorArt,
  PapersArt,
  PartsArt,
  ShredderArt,
  YardArt,
} from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, keepWhole, Section, Stack, Text, Unbroken } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { DrainOrder } from '#features/vehicles/ui/DrainOrder.tsx';
import { OwnerAndPrice, PartsYard } from '#features/vehicles/ui/VehicleParts.tsx';
import { readVehicleRecycling } from '#features/vehicles/ui/vehicle-recycling-services.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/vehicle-recycling-services';

const lead = msg({
  message:
    'We check the papers, drain every fluid, let people pull the parts that still work, and shred the rest, which is then melted into new metal.',
  comment: 'Opens the page vehicle-recycling-services; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readVehicleRecycling();
}

const drawings: Record<string, ReactNode> = {
  buy: <PapersArt />,
  drain: <DepolluteArt />,
  set: <YardArt />,
  pull: <PartsArt />,
  cores: <MotorArt />,
  shred: <ShredderArt />,
};

/** The page `vehicle-recycling-services`: what becomes of a car, then how to sell one and how a parts yard works. */
export default function VehicleRecyclingServices({ loaderData }: Route.ComponentProps) {
  const phone = brand.phones.cars.display;
  const { i18n, t } = useLingui();
  const { steps, drain, sell, price, owner, yard, companies, onward } = loaderData;
  const links = {
    phone: { href: brand.phones.cars.href },
    guide: { to: pathTo('title-and-paperwork') },
    rules: { to: pathTo('yard-rules') },
    cars: { to: pathTo('vehicle-inventory') },
    offer: { to: pathTo('car-offer') },
    prices: { to: pathTo('part-prices') },
    places: { to: pathTo('location-search', { search: { zip: '', div: 'ARB' } }) },
  };
  return (
    <>
      <PictureHeader
        title={
          <Trans comment="Heading of the page vehicle-recycling-services">
            Sell us your car, and see what becomes of it
          </Trans>
        }
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="pickup"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a street: a winch pulls a rusted sedan up the deck of a tow truck; on the sidewalk the driver pays its owner.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Stack row>
          <Button to={pathTo('car-offer')}>
            <Trans comment="Button that leads to an offer for a car">See your offer</Trans>
          </Button>
          <Button variant="secondary" href={brand.phones.cars.href}>
            <Trans comment="Button; {phone} is a telephone number">
              Call <Unbroken _t="number">{phone}</Unbroken> for an offer
            </Trans>
          </Button>
        </Stack>
      </PictureHeader>
      <Section>
        <Heading level={2} id="steps">
          {steps.heading}
        </Heading>
        <Steps items={steps.items.map((item) => ({ ...item, art: drawings[item.id] }))} />
      </Section>
      <SideSection id="drain" title={drain.heading} lead={keepWhole(drain.lead)} surface="plate">
        <DrainOrder items={drain.items} />
      </SideSection>
      <Section>
        <Column span={4}>
          <Stack>
            <Heading level={2} id="sell">
              {sell.heading}
            </Heading>
            <Text>
              <RichText text={sell.lead} links={links} />
            </Text>
          </Stack>
        </Column>
        <Column from={5} span={8}>
          <Steps layout="cards" items={sell.items} />
        </Column>
      </Section>
      <OwnerAndPrice owner={owner} price={price} links={links} />
      <PartsYard yard={yard} links={links} />
      <SideSection id="companies" title={companies.heading} surface="tint">
        <DefinitionList items={companies.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
