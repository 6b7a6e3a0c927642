import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, Text, Unbroken } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readHowToBuy } from '#features/products/ui/how-to-buy.server.ts';
import { OrderPath } from '#features/products/ui/OrderPath.tsx';
import { WordGrid } from '#features/products/ui/WordGrid.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/how-to-buy';

const lead = msg({
  message:
    'Who does what from the first call to the last document, how little you can order, and the words of the trade.',
  comment: 'Opens the page how-to-buy; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readHowToBuy();
}

/** The page `how-to-buy`: the steps of an order in two lanes, then lots, papers, units and words. */
export default function HowToBuy({ loaderData }: Route.ComponentProps) {
  const phone = brand.phones.metalSales.display;
  const { i18n, t } = useLingui();
  const { path, ask, lots, papers, units, glossary, onward } = loaderData;
  return (
    <>
      <PictureHeader
        title={<Trans comment="Heading of the page how-to-buy">How an order works, step by step</Trans>}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="barge"
            sizes={headerPictureSizes}
            alt={t({
              message: 'Scale model of a small tug that pushes a barge full of scrap along a river.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <div>
          <Button href={brand.phones.metalSales.href}>
            <Trans comment="Button; {phone} is a telephone number">
              Call the sales desk, <Unbroken _t="number">{phone}</Unbroken>
            </Trans>
          </Button>
        </div>
      </PictureHeader>
      <Section>
        <Heading level={2} id="path">
          {path.heading}
        </Heading>
        <OrderPath
          items={path.items}
          links={{
            sales: { href: brand.phones.metalSales.href },
            steel: { href: brand.phones.steelSales.href },
          }}
        />
      </Section>
      <SideSection id="ask" title={ask.heading} surface="tint">
        <Prose>
          <ul>
            {ask.items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Prose>
      </SideSection>
      <Section>
        <Column span={5}>
          {/* At the foot of the picture, next to the table that it names. */}
          <Stack sx={{ height: '100%', justifyContent: 'flex-end' }}>
            <Heading level={2} id="lots">
              {lots.heading}
            </Heading>
          </Stack>
        </Column>
        <Column from={7} span={6}>
          <RenderedPicture
            name="bale"
            sizes="(min-width: 740px) 48vw, 100vw"
            alt={t({
              message:
                'Two bales of copper wire and pipe, pressed to square blocks and held by three steel bands each.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        </Column>
        <DataTable
          caption={lots.caption}
          columns={lots.columns}
          rows={lots.rows.map(({ id, name, detail, unit, note }) => ({
            id,
            cells: { name, least: detail, usual: unit, terms: note },
          }))}
          emptyText=""
        />
        <Text size="small" muted>
          {lots.note}
        </Text>
      </Section>
      <SideSection id="papers" title={papers.heading}>
        <DefinitionList items={papers.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <Section surface="tint">
        <Column span={9}>
          <Heading level={2} id="units">
            {units.heading}
          </Heading>
        </Column>
        <Text size="lead">{units.lead}</Text>
        <DataTable
          caption={units.caption}
          columns={units.columns.map((column) => ({
            ...column,
            numeric: /pounds|kilograms/.test(column.id),
          }))}
          rows={units.rows.map(({ id, name, pounds, kilograms, text }) => ({
            id,
            cells: { name, pounds, kilograms, use: text },
          }))}
          emptyText=""
        />
      </Section>
      <Section surface="plate">
        <Heading level={2} id="glossary">
          {glossary.heading}
        </Heading>
        <WordGrid items={glossary.items} />
      </Section>
      <OnwardPages {...onward} />
    </>
  );
}
