import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text, Unbroken } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { ContactForm } from '#features/contact/ui/contact-form/index.ts';
import { readContactForm } from '#features/contact/ui/contact-form.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/threepr-form';

const lead = msg({
  message:
    'For companies: third-party recycling (3PR) takes your scrap, returns and recalled goods. Tell us what you have, and we call or write within two business days.',
  comment: 'Opens the page threepr-form; search engines show it too',
});

export const handle = { description: lead };

/** Brings what the form needs from the server, and what a post without script left behind. */
export function loader(args: Route.LoaderArgs) {
  return readContactForm(args);
}

/** The page `threepr-form`: what it is about, what happens after the form is sent, and the form. */
export default function ThirdPartyForm({ loaderData: loaded }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page threepr-form">
            Contact us about <Unbroken _t="whole">third-party</Unbroken> recycling
          </Trans>
        }
        lead={i18n._(lead)}
        compact
      />
      <Section surface="raised" id="contact-form">
        <Column span={7}>
          <ContactForm
            variant="3pr"
            title={{
              heading: <Trans comment="Heading above the contact form">Your goods and you</Trans>,
            }}
            {...loaded}
          />
        </Column>
        <Column from={9} span={4}>
          <Stack>
            <Heading level={2} size="h4">
              <Trans comment="Heading above advice beside a form">Good to have at hand</Trans>
            </Heading>
            <Text>
              <Trans>
                We will ask what the material is, how much of it you have in a month, and where it is kept. A
                few photos help more than a long letter.
              </Trans>
            </Text>
            <Text>
              <Trans>
                Are they branded or recalled goods? Say so at once: they stay locked up until they are
                destroyed.
              </Trans>
            </Text>
            <Text>
              <Trans comment="The link leads to the form for containers">
                Is it only a container that you need?{' '}
                <Link to={pathTo('container-service', { hash: 'ask' })}>Ask for one here</Link>.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
      <Section>
        <Column span={12}>
          <Heading level={2} id="after-sending">
            <Trans comment="Heading above three steps">What happens after you submit</Trans>
          </Heading>
        </Column>
        <Column span={12}>
          <DefinitionList
            items={[
              {
                id: 'call',
                term: t`We call or write`,
                text: t`Within two business days you hear from someone who knows your line of business. A call takes about 15 minutes.`,
              },
              {
                id: 'walk',
                term: t`We walk your site`,
                text: t`We look at what you generate, where and how often, and what you pay today to get rid of it. It costs you nothing.`,
              },
              {
                id: 'offer',
                term: t`You get a written offer`,
                text: t`Containers, pickup days and the price formula are in it. You decide without any hurry.`,
              },
            ]}
          />
        </Column>
      </Section>
    </>
  );
}
