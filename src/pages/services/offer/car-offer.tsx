import '#features/car-offer/ui/call-back/add-words.ts';
import '#features/car-offer/ui/offer/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import type { CallBackFacts, CallBackReply } from '#features/car-offer/model/call-back.ts';
import { CallBackForm } from '#features/car-offer/ui/call-back/CallBackForm.tsx';
import { CarForm } from '#features/car-offer/ui/offer/CarForm.tsx';
import { OfferAnswer } from '#features/car-offer/ui/offer/OfferAnswer.tsx';
import { type Offer, readOfferPage } from '#features/car-offer/ui/offer/offer-page.server.ts';
import { readFormPage } from '#features/submissions/ui/form-page.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/car-offer';

const lead = msg({
  message:
    'Tell us which car it is and where it is. You see right away what we pay for it and how we get to that figure, step by step.',
  comment: 'Opens the page car-offer; search engines show it too',
});

export const handle = { description: lead };

/** An offer for the car in the address. An answer to a question is no page of its own for search engines. */
export async function loader(args: Route.LoaderArgs) {
  const ports = args.context.get(requestContext)?.ports;
  if (!ports) throw new Error('Offers need the server: their page is rendered on request only.');
  const { searchParams } = new URL(args.request.url);
  const form = await readFormPage(args, (forms, token) => forms.takeReply<CallBackReply>('contact', token));
  const page = await readOfferPage(searchParams, ports);
  return { page, form, facts: factsOf(page.offer, form.reply), noindex: searchParams.size > 0 };
}

/** About which car somebody is to be called: the one on the page, or that of a form that came back. */
function factsOf(offer: Offer | null, reply: CallBackReply | undefined): CallBackFacts | null {
  if (offer !== null) {
    const { car, place, state, low, high, until, vin } = offer;
    return {
      car: `${car}, ${place}: ${state}`.slice(0, 160),
      offer: `${low}–${high}, ${until}`.slice(0, 120),
      vin,
    };
  }
  return reply ? { car: reply.values.car, offer: reply.values.offer, vin: reply.values.vin } : null;
}

const noFacts: CallBackFacts = { car: '', offer: '', vin: '' };

/** The page `car-offer`: which car, then what it brings and how that is reckoned. */
export default function CarOffer({ loaderData: { page, form, facts, noindex } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { offer, isFailed } = page;
  return (
    <>
      <PageHeader
        compact
        title={<Trans comment="Heading of the page car-offer">What we give for your car</Trans>}
        lead={!noindex && i18n._(lead)}
      />
      <OfferAnswer page={page} />
      {(facts || form.stored || form.busy) && (
        <Section room="block" surface="raised">
          <Column span={7}>
            <Stack gap="block">
              <Heading level={2} size="h3" id="call">
                <Trans comment="Heading above the form that asks to be called about a car">
                  Have us call you
                </Trans>
              </Heading>
              {facts && !form.stored && (
                <Text>
                  <Trans comment="Above the form that asks to be called about an offer for a car">
                    We call within two business days, answer your questions and set a day for the pickup. Your
                    car, its VIN if you typed it, and the offer on this page go with the request; whoever
                    calls works it out again.
                  </Trans>
                </Text>
              )}
              <div>
                <CallBackForm headingId="call" facts={facts ?? noFacts} {...form} />
              </div>
            </Stack>
          </Column>
        </Section>
      )}
      <Section room="block" surface={offer ? 'tint' : undefined}>
        <Column span={7}>
          <Stack gap="block">
            <Heading level={2} size="h3" id="car">
              {offer || isFailed
                ? t({ message: 'Change your answers', comment: 'Heading above a form that was answered' })
                : t({ message: 'Your car', comment: 'Heading above a form about a car' })}
            </Heading>
            <CarForm page={page} />
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack>
            <Heading level={3} size="h4">
              <Trans comment="Heading beside the form that asks for an offer">How we figure it</Trans>
            </Heading>
            <Text>
              <Trans comment="Beside the form that asks for an offer for a car">
                What a car of its kind weighs, times what the nearest yard pays for complete cars that day,
                less missing parts and a long tow. No name, no telephone number: nothing you type here is
                stored, unless you ask us to call.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        heading={t({
          message: 'Before the tow truck comes',
          comment: 'Heading above links for sellers of cars',
        })}
        items={['title-and-paperwork', 'vehicle-recycling-services', 'vehicle-inventory']}
      />
    </>
  );
}
