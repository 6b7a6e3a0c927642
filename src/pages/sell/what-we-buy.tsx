import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CatalogueArt } from '#design-system/art/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { readWhere } from '#features/locations/ui/where.server.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import { isFiltered } from '#features/materials/model/filters.ts';
import { CataloguePart } from '#features/materials/ui/CataloguePart.tsx';
import { readCataloguePart, readHomeTests } from '#features/materials/ui/catalogue.server.ts';
import { HomeTests } from '#features/materials/ui/HomeTests.tsx';
import { MaterialSearch } from '#features/materials/ui/MaterialSearch.tsx';
import { NothingFound } from '#features/materials/ui/NothingFound.tsx';
import { useOpenedTarget } from '#features/materials/ui/use-opened-target.ts';
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
export function loader({ request }: Route.LoaderArgs) {
  return {
    part: readCataloguePart(new URL(request.url).searchParams, readWhere()),
    homeTests: readHomeTests(),
    // Made here and not below, since the script of this page has no room left.
    onward: {
      heading: readYardWords().around.onward.heading,
      items: (['what-we-cannot-take', 'what-to-bring', 'sell-to-us', 'location-search'] as const).map(
        (id) => ({
          id,
          label: i18n._(pageLabel(id)),
          to: pathTo(id),
        }),
      ),
    },
  };
}

/** The page `what-we-buy`: the catalogue of things and grades, whole or as far as it answers a question. */
export default function WhatWeBuy({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { part, homeTests, onward } = loaderData;
  const { filters, families, count, near } = part;
  const query = filters.text;
  useOpenedTarget();
  const isAnswer = useIsAnswer();

  const result =
    query === ''
      ? t({
          message: plural(count, { one: '# entry in the catalog', other: '# entries in the catalog' }),
          comment: 'Heading above what answers a search by family alone, or the whole catalog',
        })
      : t({
          message: plural(count, {
            0: `Nothing found for “${query}”`,
            one: `# match for “${query}”`,
            other: `# matches for “${query}”`,
          }),
          comment: 'Heading above what was found in the catalog; {query} is what the visitor typed',
        });

  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} art={<CatalogueArt />}>
        <MaterialSearch filters={filters} families={families} />
      </PageHeader>
      <Section labelledBy="results">
        <Column span={12}>
          <Stack>
            <Heading level={2} size="h3" id="results">
              {result}
            </Heading>
            <StatusRegion hidden>{isAnswer && result}</StatusRegion>
            {isFiltered(filters) && (
              <Text>
                <Link to={pathTo('what-we-buy', { hash: 'results' })}>
                  <Trans comment="Link from found things back to all of them">Show the whole catalog</Trans>
                </Link>
              </Text>
            )}
          </Stack>
        </Column>
        {count === 0 ? <NothingFound near={near} families={families} /> : <CataloguePart part={part} />}
      </Section>
      <HomeTests tests={homeTests} />
      <RelatedLinks headingId="onward" {...onward} />
    </>
  );
}
