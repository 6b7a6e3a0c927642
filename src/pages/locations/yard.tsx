import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { CopyButton } from '#design-system/copy/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { PageHeader, Stack, Text } from '#design-system/layout/index.ts';
import { Anchor, Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { OpenLine } from '#features/locations/ui/OpenLine.tsx';
import { WalletCard } from '#features/locations/ui/WalletCard.tsx';
import { YardCards } from '#features/locations/ui/YardCards.tsx';
import { YardNotices } from '#features/locations/ui/YardNotices.tsx';
import { YardTakes } from '#features/locations/ui/YardTakes.tsx';
import { readYardPage } from '#features/locations/ui/yard.server.ts';
import { YardPrices } from '#features/prices/ui/YardPrices.tsx';
import { language } from '#i18n/current.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Route } from './+types/yard';

/** The parameter that asks for the card for the wallet. */
const cardView = 'card';

/** The yard with the id in the address; an unknown id goes to the 404 page. Its title names the document. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const known = context.get(requestContext);
  const locations = known?.ports.locations;
  const { pathname, searchParams } = new URL(request.url);
  const yard = locations ? readYardPage(params.id, locations, searchParams.get('grade')) : null;
  if (!yard) throw redirect(pathTo('page-not-found', { search: { l: pathname } }));
  const { facts, ...shown } = yard;
  const structured: StructuredFacts[] = [facts];
  const isCard = searchParams.has(cardView);
  return {
    title: shown.title,
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
  const { card, hours, way, takes, offers, prices, near, wallet, onward } = yard;
  const { scaleFeet, scaleTons } = way;
  if (isCard)
    return (
      <>
        <PageHeader title={wallet.title} lead={yard.title} />
        <WalletCard yard={yard} address={address} />
      </>
    );
  return (
    <>
      <YardNotices notices={yard.notices} />
      <PageHeader title={yard.title} lead={yard.lead}>
        <Stack>
          {card.state && <OpenLine state={card.state} />}
          <Address>
            {card.street}
            <br />
            {card.town}
          </Address>
          <CopyButton
            text={`${yard.title}, ${card.street}, ${card.town}`}
            label={t({ message: 'Copy the address', comment: 'Button under the address of a yard' })}
            doneLabel={t({
              message: 'The address is copied.',
              comment: 'After the button “Copy the address”',
            })}
            failedLabel={t({
              message: 'Your browser does not allow it. Mark the address by hand.',
              comment: 'After the button “Copy the address”, when the browser refuses',
            })}
          />
          <Text>
            <Anchor href={`tel:+1${card.phone.replaceAll('-', '')}`}>{card.phone}</Anchor>
          </Text>
        </Stack>
      </PageHeader>
      <SideSection id="hours" title={hours.heading} size="h2">
        <DataTable
          caption={hours.caption}
          captionHidden
          columns={hours.columns}
          rows={hours.rows.map(({ id, day, hours: text }) => ({ id, cells: { day, hours: text } }))}
          emptyText=""
        />
        <DefinitionList items={hours.terms} />
      </SideSection>
      <SideSection id="way" title={way.heading} size="h2" surface="tint">
        <DefinitionList
          items={way.terms.map(({ id, term, text }) => ({
            id,
            term,
            text:
              id === 'scale' ? (
                <Trans comment="{text} says where the truck scale stands: To your left behind the gate">
                  {text}; {scaleFeet} feet long, for up to {scaleTons} tons
                </Trans>
              ) : (
                text
              ),
          }))}
        />
        <Stack row>
          {way.links.map(({ id, label, href }) => (
            <Anchor key={id} href={href}>
              {label}
            </Anchor>
          ))}
        </Stack>
        <Text muted>{way.note}</Text>
      </SideSection>
      <SideSection id="keep" title={wallet.heading} size="h2" lead={wallet.lead}>
        <Stack>
          <DocumentLink href={yard.file} title={wallet.label} meta="VCF" />
          <Text>
            <Link to={`${card.to}?${cardView}=1`}>{wallet.title}</Link>
          </Text>
          <Stack row>
            <PrintButton label={t({ message: 'Print this page', comment: 'Button on the page of a yard' })} />
          </Stack>
        </Stack>
      </SideSection>
      <YardTakes takes={takes} bring={yard.bring} />
      <SideSection id="offers" title={offers.heading} size="h2" surface="tint">
        <ul>
          {offers.items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </SideSection>
      {prices && <YardPrices prices={prices} page={card.to} />}
      <SideSection
        id="near"
        size="h2"
        surface="tint"
        title={<Trans comment="Heading above the three nearest other yards">The next nearest</Trans>}
      >
        <YardCards yards={near} />
        <Text>
          <Link to={pathTo('locations', { hash: 'locationList' })}>
            <Trans comment="Link from one yard to the list of all">All our yards</Trans>
          </Link>
        </Text>
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

const Address = styled('address')({ fontStyle: 'normal' });
