import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Anchor, Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import { OnwardPages } from '../OnwardPages.tsx';
import { OpenLine } from './OpenLine.tsx';
import { YardCards } from './YardCards.tsx';
import { YardTakes } from './YardTakes.tsx';
import { readYardPage } from './yard.server.ts';

/** The yard with the id in the address; an unknown id goes to the 404 page. Its title names the document. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  const locations = context.get(requestContext)?.ports.locations;
  const yard = locations ? readYardPage(params.id ?? '', locations) : null;
  if (!yard) throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  const { facts, ...shown } = yard;
  const structured: StructuredFacts[] = [facts];
  return { title: shown.title, description: shown.lead, structured, yard: shown };
}

/** The page `yard`: is the gate open, the way there, what it takes and pays, and what to bring. */
export default function Yard() {
  const { t } = useLingui();
  const { yard } = useLoaderData<typeof loader>();
  const { card, hours, way, takes, offers, prices, near, onward } = yard;
  const { scaleFeet, scaleTons } = way;
  const day = prices ? formatDay(prices.day) : '';
  return (
    <>
      <PageHeader title={yard.title} lead={yard.lead}>
        <Stack>
          {card.state && <OpenLine state={card.state} />}
          <Address>
            {card.street}
            <br />
            {card.town}
          </Address>
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
      <YardTakes takes={takes} bring={yard.bring} />
      <SideSection id="offers" title={offers.heading} size="h2" surface="tint">
        <ul>
          {offers.items.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </SideSection>
      {prices && (
        <Section labelledBy="prices">
          <Column span={8}>
            <Stack>
              <h2 id="prices">{prices.heading}</h2>
              <Text>
                {t({
                  message: `Board of ${day}.`,
                  comment: 'The day on which a yard wrote its prices; {day} is a date',
                })}{' '}
                {prices.lead}
              </Text>
              <Callout tone="note" title={prices.title}>
                <Text>{prices.text}</Text>
              </Callout>
            </Stack>
          </Column>
          <Column span={12}>
            <DataTable
              caption={prices.caption}
              captionHidden
              columns={prices.columns.map((column) => ({
                ...column,
                numeric: column.id === 'price' || column.id === 'change',
              }))}
              rows={prices.rows.map(({ id, ...cells }) => ({ id, cells }))}
              emptyText="–"
            />
          </Column>
          <Column span={12}>
            <PrintButton label={t({ message: 'Print this page', comment: 'Button on the page of a yard' })} />
          </Column>
        </Section>
      )}
      <SideSection
        id="near"
        size="h2"
        surface="tint"
        title={<Trans comment="Heading above the three nearest other yards">The next nearest</Trans>}
      >
        <YardCards yards={near} />
        <Text>
          <Link to={pathTo('locations', { hash: 'locationList' })}>
            <Trans comment="Link from one yard to the list of all">All our places</Trans>
          </Link>
        </Text>
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

const Address = styled('address')({ fontStyle: 'normal' });
