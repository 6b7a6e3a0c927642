import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, Section, Stack, Sticky, Text, WithSide } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { media } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';
import { AreaMap } from './AreaMap.tsx';
import type { SearchAnswerData } from './search-answer.server.ts';
import { LocationTypeLinks } from './search-box/LocationTypeLinks.tsx';
import { YardCards } from './YardCards.tsx';
import { YardGroups } from './YardGroups.tsx';

/** What a search for a yard is answered: yards beside their map, or every yard there is. Renders a section. */
export function SearchAnswer({ answer }: { answer: SearchAnswerData }) {
  const { query, kind, yards, map, groups, outcome, within: split } = answer;
  const as = kind === 'near' ? 'ol' : 'ul';
  const isAnswer = useIsAnswer();
  return (
    <Section surface="tint" room={query === '' ? 'section' : 'tight'}>
      <Column span={12}>
        {/* Above both shapes of the answer: a region that came with its shape, and its text in it, would not be read out. */}
        <StatusRegion hidden>{isAnswer && outcome}</StatusRegion>
        {map ? (
          <WithSide
            opening={<Opening answer={answer} />}
            side={
              <Sticky>
                <AreaMap map={map} />
              </Sticky>
            }
          >
            <Stack gap="block" id="found">
              <YardCards yards={split > 0 ? yards.slice(0, split) : yards} as={as} from={1} />
              {split > 0 && split < yards.length && (
                <>
                  <Heading level={3} id="beyond">
                    {answer.beyond}
                  </Heading>
                  <YardCards yards={yards.slice(split)} as={as} from={split + 1} headingLevel={4} />
                </>
              )}
              {answer.others > 0 && (
                <Text>
                  <Link to={answer.othersTo}>{answer.othersText}</Link>
                </Text>
              )}
              {answer.measured !== '' && <Text muted>{answer.measured}</Text>}
              {/* Below the map there is no room for it on a phone. */}
              <Text size="small" muted sx={{ [media.wide]: { display: 'none' } }}>
                {map.legend}
              </Text>
            </Stack>
          </WithSide>
        ) : (
          <Stack gap="block">
            <Opening answer={answer} />
            <YardGroups groups={groups} />
          </Stack>
        )}
      </Column>
    </Section>
  );
}

/** What was asked, the outcome, and the kinds to choose from. Renders a `div`. */
function Opening({ answer }: { answer: SearchAnswerData }) {
  const { t } = useLingui();
  const { query, kind, division, takes, counts, choices, nearest, outcome } = answer;
  const thing = takes?.name ?? '';
  const asked =
    query === '' && takes
      ? t({
          message: `Yards that take ${thing}`,
          comment: 'Heading above a list of yards; {thing} is a thing or a grade of scrap',
        })
      : query === ''
        ? t({ message: 'All our yards', comment: 'Heading above the list of all yards' })
        : t({ message: `You asked for “${query}”.`, comment: '{query} is what the visitor typed' });
  return (
    <Stack gap={query === '' ? 'small' : 'none'}>
      {/* Who has asked reads it in the field, a few lines above. */}
      {query === '' ? (
        <Heading level={2} id="asked">
          {asked}
        </Heading>
      ) : (
        <VisuallyHidden as="h2" id="asked">
          {asked}
        </VisuallyHidden>
      )}
      <Stack row gap="links">
        <div>
          <Text strong={query !== ''} size={query === '' ? 'lead' : 'body'}>
            {outcome}
          </Text>
          {nearest && <Nearest {...nearest} />}
        </div>
        {choices.length > 0 && <OtherCities lead={answer.choicesLead} choices={choices} />}
      </Stack>
      {/* Below the list of all yards they would be three links to the list of all yards. */}
      {kind !== 'empty' && kind !== 'nothing' && (
        <LocationTypeLinks
          path={pathTo('location-search')}
          text={query}
          division={division}
          takes={takes?.id ?? ''}
          counts={counts ?? undefined}
        />
      )}
      {takes && query !== '' && (
        <Text>
          <Trans comment="{thing} is a thing or a grade of scrap">
            Only yards that take <strong>{thing}</strong>.
          </Trans>
        </Text>
      )}
      {takes && (
        <Text>
          <Link to={takes.withoutIt}>
            <Trans comment="Link from yards that take one thing to all yards">Look among all yards</Trans>
          </Link>
        </Text>
      )}
      {answer.rough && (
        <Callout tone="note" title={answer.rough.title}>
          <Text>{answer.rough.text}</Text>
        </Callout>
      )}
    </Stack>
  );
}

/**
 * The answer in short, above a map that on a phone pushes the list down: where the nearest yard is, and how far. On a wide window
 * the list begins beside it. Renders a `p`.
 */
function Nearest({ name, to, distance }: NonNullable<SearchAnswerData['nearest']>) {
  return (
    <Text sx={{ [media.wide]: { display: 'none' } }}>
      <Trans comment="Above a map: the nearest yard by its city, a link, and how far it is (“4.3 miles”)">
        Nearest: <Link to={to}>{name}</Link>, {distance} away
      </Trans>
    </Text>
  );
}

/** Other cities of the name, by their states alone, since the name has just been said. Renders a `p`. */
function OtherCities({ lead, choices }: { lead: string; choices: SearchAnswerData['choices'] }) {
  return (
    <Text size="small" sx={{ lineHeight: 1.75 }}>
      {lead}
      {choices.map(({ name, region, to }) => (
        <Fragment key={name}>
          {' '}
          <Link
            to={to}
            aria-label={name}
            sx={{ display: 'inline-block', minWidth: '1.5rem', marginInlineStart: '0.2em' }}
          >
            {region}
          </Link>
        </Fragment>
      ))}
    </Text>
  );
}
