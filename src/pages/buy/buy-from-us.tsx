import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EddyArt, GradeArt, RadiationArt, ShipArt, ShredderArt } from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { readBuyFromUs } from '#features/products/ui/buy-from-us.server.ts';
import { ProductLines } from '#features/products/ui/ProductLines.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/buy-from-us';

const lead = msg({
  message:
    'Mills and foundries buy scrap from us by the container or the shipload, builders buy rebar and wire rod, repair shops buy used parts.',
  comment: 'Opens the page buy-from-us; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readBuyFromUs();
}

const drawings: Record<string, ReactNode> = {
  check: <RadiationArt />,
  shred: <ShredderArt />,
  separate: <EddyArt />,
  analyze: <GradeArt />,
};

/** The page `buy-from-us`: what is for sale, how it is made ready, how it travels, who buys it. */
export default function BuyFromUs({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { lines, facts, ready, ways, buyers, onward } = loaderData;
  return (
    <>
      <PictureHeader
        title={<Trans comment="Heading of the page buy-from-us">Metal to melt, steel to build with</Trans>}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="bales"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of strapped metal bales, stacked two and three high in three long rows: two rust-brown, the middle one gray. An empty truck stands beside them.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Stack row>
          <Button to={pathTo('products')} icon="arrow">
            <Trans>See the catalog</Trans>
          </Button>
          <Button to={pathTo('how-to-buy')} variant="secondary">
            <Trans>See how an order works</Trans>
          </Button>
        </Stack>
      </PictureHeader>
      <Section>
        <Column span={9}>
          <Heading level={2} id="lines">
            {lines.heading}
          </Heading>
        </Column>
        <ProductLines items={lines.items} label={lines.label} />
      </Section>
      <Section surface="plate">
        <Heading level={2} size="h3" id="facts">
          {facts.heading}
        </Heading>
        <Facts items={facts.items} />
      </Section>
      <Section>
        <Column span={4}>
          <Heading level={2} id="ready">
            {ready.heading}
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Steps layout="cards" items={ready.items.map((item) => ({ ...item, art: drawings[item.id] }))} />
        </Column>
      </Section>
      <Section surface="tint">
        <Column span={5}>
          <Stack gap="block">
            <Heading level={2} id="ways">
              {ways.heading}
            </Heading>
            <Text>{ways.lead}</Text>
            <ShipArt />
          </Stack>
        </Column>
        <Column from={6} span={7}>
          <DataTable
            caption={ways.caption}
            columns={ways.columns}
            rows={ways.rows.map(({ id, name, detail, text }) => ({
              id,
              cells: { way: name, holds: detail, fits: text },
            }))}
            emptyText=""
          />
        </Column>
      </Section>
      <SideSection id="buyers" title={buyers.heading} lead={buyers.lead}>
        <RenderedPicture
          name="billet"
          sizes="(min-width: 740px) 64vw, 100vw"
          alt={t({
            message:
              'Four long billets of new steel on the rollers of a mill, glowing from dark red to yellow, with flakes of black scale.',
            comment: 'Says a picture to people who cannot see it',
          })}
        />
        <DefinitionList items={buyers.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
