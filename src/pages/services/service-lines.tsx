import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  BaleArt,
  ContainerArt,
  PlanArt,
  PlantArt,
  ShredderArt,
  TicketArt,
  TowArt,
  UnloadArt,
} from '#design-system/art/index.ts';
import { Button } from '#design-system/button/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { ThirdPartyBanner } from '#features/contact/ui/third-party-banner/index.ts';
import { ContainersToScale } from '#features/vehicles/ui/ContainersToScale.tsx';
import { SampleReport } from '#features/vehicles/ui/SampleReport.tsx';
import { ServicePair } from '#features/vehicles/ui/ServicePair.tsx';
import { readServiceLines } from '#features/vehicles/ui/service-lines.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/service-lines';

const lead = msg({
  message:
    'Third-party recycling (3PR) runs the scrap side of your business. Vehicle recycling takes cars, trucks and fleets at the end of their road.',
  comment: 'Opens the page service-lines; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readServiceLines();
}

const drawings: Record<string, ReactNode> = {
  'third-party': <BaleArt />,
  vehicles: <TowArt />,
  audit: <PlantArt />,
  plan: <PlanArt />,
  place: <ContainerArt />,
  pickup: <UnloadArt />,
  process: <ShredderArt />,
  settle: <TicketArt />,
};

/** The page `service-lines`: both services first, then third-party recycling from the first visit to the report. */
export default function ServiceLines({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { duo, steps, clients, containers, report, onward } = loaderData;
  const targets: Record<string, string> = {
    'third-party': pathTo('service-lines', { hash: 'how' }),
    vehicles: pathTo('vehicle-recycling-services'),
  };
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page service-lines">
            Recycling services for companies and car owners
          </Trans>
        }
        lead={i18n._(lead)}
      />
      <Section>
        <Heading level={2} id="services">
          {duo.heading}
        </Heading>
        <ServicePair
          items={duo.items.map((item) => ({
            ...item,
            to: targets[item.id] ?? '',
            art: drawings[item.id],
          }))}
        />
      </Section>
      <Section surface="tint">
        <Column span={8}>
          <Stack>
            <Heading level={2} id="how">
              {steps.heading}
            </Heading>
            <Text size="lead">{steps.lead}</Text>
          </Stack>
        </Column>
        <Steps
          layout="cards"
          items={steps.items.map(({ note, ...step }) => ({ ...step, meta: note, art: drawings[step.id] }))}
        />
      </Section>
      <ThirdPartyBanner
        lastPage="Third Party Recycling"
        supplyChannel="Production Scrap"
        businessType="Manufacturing"
      />
      <SideSection id="clients" title={clients.heading}>
        <DefinitionList items={clients.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <Section surface="tint">
        <Column span={8}>
          <Stack>
            <Heading level={2} id="containers">
              {containers.heading}
            </Heading>
            <Text>{containers.lead}</Text>
          </Stack>
        </Column>
        <ContainersToScale items={containers.drawn} caption={containers.detail} />
        <DataTable
          caption={containers.caption}
          columns={containers.columns.map((column) => ({
            ...column,
            numeric: /yards|meters|feet/.test(column.id),
          }))}
          rows={containers.rows}
          emptyText=""
        />
        <div>
          <Button to={pathTo('container-service')} icon="arrow">
            <Trans comment="Button: opens the form by which a business asks for a container">
              Order, swap or empty a container
            </Trans>
          </Button>
        </div>
      </Section>
      <SampleReport report={report} />
      <OnwardPages {...onward} />
    </>
  );
}
