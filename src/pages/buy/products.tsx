import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Contents } from '#design-system/contents/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { GradeFamilies } from '#features/products/ui/GradeFamilies.tsx';
import { gradeFamiliesId } from '#features/products/ui/grade-families-id.ts';
import { readProducts } from '#features/products/ui/products.server.ts';
import { RebarSizes } from '#features/products/ui/RebarSizes.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/products';

const lead = msg({
  message: 'Every grade of scrap, steel and parts that we sell: its form, packing, usual lot and papers.',
  comment: 'Opens the page products; search engines show it too',
});

export const handle = { description: lead };

/** The tables of all grades, which are written into the page and travel in no other way, and what stands around them. */
export function loader() {
  const { families, columns, papers, ...others } = readProducts();
  return {
    ...others,
    families: families.map(({ id, label }) => ({ id, label })),
    grades: giveOnce(gradeFamiliesId, { families, columns, papers }),
  };
}

/** The page `products`: the catalogue for buyers, a table for each family. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { contents, codes, families, grades, sizes, onward } = loaderData;
  const rebar = { id: 'rebar-sizes', label: sizes.label };
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page products">Catalog of metal, steel and parts</Trans>}
        lead={i18n._(lead)}
      />
      <Section>
        <Column span={3} since="wide">
          <Contents label={contents.label} items={[...families, rebar]} />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="block">
            <Text muted>{codes.text}</Text>
            <Stack gap="section">
              <GradeFamilies data={grades} />
              <section>
                <Stack>
                  <Heading level={2} id={rebar.id}>
                    {sizes.heading}
                  </Heading>
                  <Text>{sizes.lead}</Text>
                  <RebarSizes bars={sizes.bars} caption={sizes.detail} />
                  <DataTable
                    caption={sizes.caption}
                    columns={sizes.columns.map((column) => ({ ...column, numeric: column.id !== 'size' }))}
                    rows={sizes.bars.map(({ diameter, ...cells }) => ({ id: cells.size, cells }))}
                    emptyText=""
                  />
                </Stack>
              </section>
            </Stack>
          </Stack>
        </Column>
      </Section>
      <OnwardPages {...onward} />
    </>
  );
}
