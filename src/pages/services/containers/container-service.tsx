import '#features/containers/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import type { ContainerReply } from '#features/containers/model/container-request.ts';
import { ContainerForm } from '#features/containers/ui/ContainerForm.tsx';
import { ContainerSizes } from '#features/containers/ui/ContainerSizes.tsx';
import { readContainers } from '#features/containers/ui/containers.server.ts';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/container-service';

const lead = msg({
  message: 'For shops, plants and job sites: ask here, and we call within two business days.',
  comment: 'Opens the page container-service; search engines show it too',
});

export const handle = { description: lead };

/** The containers, what the form needs from the server, and what a post without script left behind. */
export async function loader(args: Route.LoaderArgs) {
  const form = await readFormPage(args, (forms, token) => forms.takeReply<ContainerReply>('contact', token));
  return { form, containers: readContainers() };
}

/** The page `container-service`: the form, and beside it what happens next and the containers by size. */
export default function ContainerService({ loaderData: { form, containers } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        compact
        title={
          <Trans comment="Heading of the page container-service">Container: order, swap or pickup</Trans>
        }
        lead={i18n._(lead)}
      />
      <Section room="block" surface="raised">
        <Column span={7}>
          <Stack gap="block">
            <Heading level={2} size="h3" id="ask">
              <Trans comment="Heading above the form that asks for a container">Your request</Trans>
            </Heading>
            <div>
              <ContainerForm headingId="ask" containers={containers} {...form} />
            </div>
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack gap="block">
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form that asks for a container">What happens next</Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form that asks for a container">
                  We will call, set the day with you and tell you which yard is coming. The day you give is a
                  request, not a booking. Every load is weighed at that yard, and you are paid by the scale
                  ticket.
                </Trans>
              </Text>
            </Stack>
            <ContainerSizes containers={containers} />
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        heading={t({
          message: 'Before you fill a container',
          comment: 'Heading above links for companies that order a container',
        })}
        items={['what-we-cannot-take', 'scrap-prices', 'service-lines']}
      />
    </>
  );
}
