import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';

interface LargeLoadsProps {
  containers: readonly { id: string; name: string; detail: string; note: string; text: string }[];
}

/** Loads that need a container or a crew: the sizes there are and whom to ask. Renders a section. */
export function LargeLoads({ containers }: LargeLoadsProps) {
  const { t } = useLingui();
  const phone = brand.phones.scrap.display;
  return (
    <Section surface="raised">
      <Column span={8}>
        <Stack>
          <Heading level={2} id="large-loads">
            <Trans comment="Heading above containers for large loads">More than a truck can carry</Trans>
          </Heading>
          <Text size="lead">
            <Trans comment="{phone} is a telephone number and stands in a link">
              For a shop, a factory or a building site we set a container, haul it when it is full and report
              every weight. Call <Link href={brand.phones.scrap.href}>{phone}</Link> and say what it will
              hold.
            </Trans>
          </Text>
        </Stack>
      </Column>
      <Column span={12}>
        <DataTable
          caption={t({
            message: 'Containers and what they are good for',
            comment: 'Caption of the table of containers',
          })}
          columns={[
            {
              id: 'name',
              label: t({ message: 'Container', comment: 'Head of a column: kind of container for scrap' }),
            },
            {
              id: 'detail',
              label: t({ message: 'It holds', comment: 'Head of a column: volume of a container' }),
            },
            {
              id: 'note',
              label: t({
                message: 'Size',
                comment: 'Head of a column: length, width, height of a container',
              }),
            },
            {
              id: 'text',
              label: t({ message: 'Good for', comment: 'Head of a column: what a container suits' }),
            },
          ]}
          rows={containers.map(({ id, ...cells }) => ({ id, cells }))}
        />
      </Column>
      <Column span={12}>
        <Stack row>
          <Button to={pathTo('container-service')} icon="arrow">
            <Trans comment="Button: opens the form by which a business asks for a container">
              Order, swap or empty a container
            </Trans>
          </Button>
          <Button variant="secondary" to={pathTo('service-lines')} icon="arrow">
            <Trans comment="Button: opens the page about services for companies">
              Services for companies
            </Trans>
          </Button>
          <Button variant="secondary" to={pathTo('threepr-form')} icon="arrow">
            <Trans comment="Button: opens the contact form of third-party recycling (3PR)">
              Ask about third-party recycling
            </Trans>
          </Button>
        </Stack>
      </Column>
    </Section>
  );
}
