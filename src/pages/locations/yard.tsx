import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, PageHeader, Section, Stack } from '#design-system/layout/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { YardVehicles } from '#features/inventory/ui/yard/YardVehicles.tsx';
import { WalletCard } from '#features/locations/ui/WalletCard.tsx';
import { YardDesk } from '#features/locations/ui/YardDesk.tsx';
import { YardNear } from '#features/locations/ui/YardNear.tsx';
import { YardNotices } from '#features/locations/ui/YardNotices.tsx';
import { YardBring, YardHours, YardKeep, YardOffers, YardWay } from '#features/locations/ui/YardParts.tsx';
import { YardTakes } from '#features/locations/ui/YardTakes.tsx';
import { readYardPage } from '#features/locations/ui/yard.server.ts';
import { readBoard } from '#features/prices/ui/board.server.ts';
import { YardPrices } from '#features/prices/ui/YardPrices.tsx';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { language } from '#i18n/current.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Route } from './+types/yard';

/**
 * On paper hours and papers stand side by side over the board, all letters smaller, so that it is one sheet to take along. The
 * yard's name and number stand at its head, so it needs no foot.
 */
const oneSheet = {
  [media.print]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s5,
    '& > :has(> #prices)': { gridColumn: '1 / -1', order: 1 },
    'html:has(&)': { fontSize: '62.5%' },
    'body:has(&) footer': { display: 'none' },
  },
} as const;

/** The parameter that asks for the card for the wallet. */
const cardView = 'card';

/** The yard with the id in the address; an unknown id goes to the 404 page. Its title names the document. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const known = context.get(requestContext);
  const { locations, prices } = known?.ports ?? {};
  const { pathname, searchParams } = new URL(request.url);
  const yard =
    locations && prices
      ? readYardPage(params.id, locations, await readBoard(prices, params.id), searchParams.get('grade'))
      : null;
  if (!yard) throw redirect(pathTo('page-not-found', { search: { l: pathname } }));
  const { facts, ...shown } = yard;
  const structured: StructuredFacts[] = [facts];
  const isCard = searchParams.has(cardView);
  return {
    title: shown.title,
    trail: shown.trail,
    description: shown.lead,
    structured,
    yard: shown,
    isCard,
    noindex: isCard,
    address: `${known?.origins.site[language] ?? ''}${shown.card.to}`,
  };
}

/** The page `yard`: is the gate open, the way there, what it takes and pays, and what to bring. */
export default function Yard({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { yard, isCard, address } = loaderData;
  const { card, prices, wallet } = yard;
  if (isCard)
    return (
      <>
        <PageHeader title={wallet.title} lead={yard.title} />
        <WalletCard yard={yard} address={address} />
      </>
    );
  const contents = [
    { id: 'hours', label: yard.hours.heading },
    ...(prices ? [{ id: 'prices', label: prices.heading }] : []),
    {
      id: 'bring',
      label: t({
        message: 'What to bring to this yard',
        comment: 'Heading above the papers that a yard asks for',
      }),
    },
    { id: 'takes', label: yard.takesHeading },
    { id: 'way', label: yard.way.heading },
    { id: 'offers', label: yard.offers.heading },
    { id: 'keep', label: wallet.heading },
    {
      id: 'near',
      label: t({ message: 'Other yards nearby', comment: 'Heading above the three nearest other yards' }),
    },
  ];
  return (
    <>
      <SavedNote />
      <YardNotices notices={yard.notices} />
      <PageHeader title={yard.title} compact>
        <YardDesk yard={yard} />
      </PageHeader>
      <Section>
        <Column span={3} since="wide">
          <Contents
            brief
            label={t({ message: 'On this page', comment: 'Names the list of contents of a long page' })}
            items={contents}
          />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="section" sx={oneSheet}>
            <YardHours yard={yard} />
            {prices && <YardPrices prices={prices} page={card.to} yard={yard.id} />}
            <YardBring yard={yard} />
            <YardTakes yard={yard.id} takes={yard.takes} />
            <YardWay yard={yard} />
            <YardOffers yard={yard}>{yard.hasVehicles && <YardVehicles yard={yard.id} />}</YardOffers>
            <YardKeep yard={yard} cardView={cardView} />
            <YardNear yard={yard} />
          </Stack>
        </Column>
      </Section>
      <div data-print="hide">
        <OnwardPages {...yard.onward} />
      </div>
    </>
  );
}
