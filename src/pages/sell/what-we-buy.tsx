import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { requestContext } from '#app/request-context.ts';
import { brand } from '#brand';
import { CatalogueArt } from '#design-system/art/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { readComparedPlaces } from '#features/locations/ui/compared-places.server.ts';
import { readWhere } from '#features/locations/ui/where.server.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import { isFiltered } from '#features/materials/model/filters.ts';
import { CataloguePart } from '#features/materials/ui/CataloguePart.tsx';
import {
  readCataloguePart,
  readCatalogueWords,
  readHomeTests,
} from '#features/materials/ui/catalogue.server.ts';
import { HomeTests } from '#features/materials/ui/HomeTests.tsx';
import { homeTestsId } from '#features/materials/ui/home-tests-id.ts';
import { LoadQuestion } from '#features/materials/ui/LoadQuestion.tsx';
import { MagnetChoice } from '#features/materials/ui/MagnetChoice.tsx';
import { MaterialSearch } from '#features/materials/ui/MaterialSearch.tsx';
import { NothingFound } from '#features/materials/ui/NothingFound.tsx';
import { useFollowingCatalogue } from '#features/materials/ui/use-following-catalogue.ts';
import { useOpenedTarget } from '#features/materials/ui/use-opened-target.ts';
import { readHitPrices } from '#features/prices/ui/price-ranges.server.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import type { Route } from './+types/what-we-buy';

const title = msg({ message: 'What we buy', comment: 'Heading of the page what-we-buy' });
const lead = msg({
  message:
    'Type what you have. The answer says whether we buy it, what a magnet does, how it is paid and how to get it ready.',
  comment: 'Opens the page what-we-buy; search engines show it too',
});

export const handle = { description: lead };

/** The part of the catalogue that the address asks for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const part = readCataloguePart(new URL(request.url).searchParams, readWhere());
  const ports = context.get(requestContext)?.ports;
  const { around } = readYardWords();
  return {
    part,
    words: readCatalogueWords(part),
    prices: ports
      ? await readHitPrices(ports.prices, [...part.things, ...part.grades], {
          title: around.prices.title,
          places: readComparedPlaces(part.filters.near, ports.locations),
          weight: part.filters.weight,
        })
      : null,
    homeTests: giveOnce(homeTestsId, readHomeTests()),
    // Made here and not below, since the script of this page has no room left.
    onward: {
      heading: around.onward.heading,
      items: (
        ['scrap-prices', 'what-we-cannot-take', 'what-to-bring', 'sell-to-us', 'location-search'] as const
      ).map((id) => ({
        id,
        label: i18n._(pageLabel(id)),
        to: pathTo(id),
      })),
    },
  };
}

/** In a browser the answer follows what is typed: a server that is busy or away is told on the page, which stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return await serverLoader().catch(() => null);
}

/**
 * The page `what-we-buy`: the catalogue of things and grades, whole or as far as it answers a question. With script it
 * follows what is typed and chosen, today's prices included: each answer comes whole from the server.
 */
export default function WhatWeBuy({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const [answer, setAnswer] = useState(loaderData);
  if (loaderData !== null && loaderData !== answer) setAnswer(loaderData);
  if (answer === null) throw new Error('The catalogue is opened with its first answer.');
  const { part, words, prices, homeTests, onward } = answer;
  const { filters, families, count, near } = part;
  const { form, onType, onSubmit, repeats } = useFollowingCatalogue(filters, loaderData !== null);
  const isSilent = loaderData === null;
  useOpenedTarget();
  const isAnswer = useIsAnswer();

  // Above the whole catalogue, which it narrows; below the few answers to what was typed, so that a price is seen at once.
  const around = (
    <Column span={12}>
      <Stack>
        <MagnetChoice words={words.magnet} magnet={filters.magnet} onChange={onType} />
        {prices && !isSilent && <Text size="small">{prices.note}</Text>}
        {(isSilent || isFiltered(filters)) && (
          <Text>
            <Link to={pathTo('what-we-buy', { hash: 'results' })}>{words.lists.whole}</Link>
          </Text>
        )}
      </Stack>
    </Column>
  );
  const heading = isSilent ? words.silence.heading : words.result;
  const load = isSilent ? null : prices?.load;
  const said = [heading, load?.said].filter(Boolean).join('. ');

  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} art={<CatalogueArt />}>
        <MaterialSearch filters={filters} words={words} ref={form} onChange={onType} onSubmit={onSubmit} />
      </PageHeader>
      <Section>
        <Column span={12}>
          <Stack>
            <Heading level={2} size="h3" id="results">
              {heading}
            </Heading>
            <StatusRegion hidden>
              {/* The same text again would not be read out: an invisible sign behind it makes it news. */}
              {(isAnswer || repeats > 0) && `${said}${repeats % 2 === 1 ? '\u00a0' : ''}`}
            </StatusRegion>
            {isSilent && (
              <Text>
                <RichText text={words.silence.text} links={{ phone: { href: brand.phones.scrap.href } }} />
              </Text>
            )}
          </Stack>
        </Column>
        {filters.text === '' && around}
        {!isSilent && count === 0 && <NothingFound words={words.nothing} near={near} families={families} />}
        {!isSilent && count > 0 && <CataloguePart part={part} words={words.lists} prices={prices} />}
        {load && (
          <Column span={9}>
            <LoadQuestion load={load} />
          </Column>
        )}
        {filters.text !== '' && around}
      </Section>
      <HomeTests tests={homeTests} />
      <RelatedLinks headingId="onward" {...onward} />
    </>
  );
}
