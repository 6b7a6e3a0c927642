import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';
import { defaultDivision, locationTypes } from '../model/search-box.ts';
import type { SearchAnswerData } from './search-answer.server.ts';
import { LocationTypeLinks } from './search-box/LocationTypeLinks.tsx';
import { YardCards } from './YardCards.tsx';
import { YardGroups } from './YardGroups.tsx';

const autoDivision = locationTypes[1].division;

/** What a search for a yard is answered: yards, cities to choose from, or every yard there is. Renders a section. */
export function SearchAnswer({ answer }: { answer: SearchAnswerData }) {
  const { t } = useLingui();
  const { query, division, takes, counts, kind, yards, choices, groups } = answer;
  const thing = takes?.name ?? '';
  const others = useOthers(answer);
  return (
    <Section surface="tint" labelledBy="asked">
      <Column span={12}>
        <Stack>
          <LocationTypeLinks
            path={pathTo('location-search')}
            text={query}
            division={division}
            takes={takes?.id ?? ''}
            counts={counts ?? undefined}
          />
          <Heading level={2} id="asked">
            {query === '' && takes
              ? t({
                  message: `Yards that take ${thing}`,
                  comment: 'Heading above a list of yards; {thing} is a thing or a grade of scrap',
                })
              : query === ''
                ? t({ message: 'All our yards', comment: 'Heading above the list of all yards' })
                : t({ message: `You asked for “${query}”.`, comment: '{query} is what the visitor typed' })}
          </Heading>
          <div role="status">
            <Text size="lead">{useOutcome(answer)}</Text>
          </div>
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
          <MeasuredFrom origin={answer.origin} />
          {answer.others > 0 && (
            <Text>
              <Link to={answer.othersTo}>{others}</Link>
            </Text>
          )}
        </Stack>
      </Column>
      {kind === 'choose' && (
        <Column span={12}>
          <ul>
            {choices.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </Column>
      )}
      {yards.length > 0 && (
        <Column span={12}>
          <YardCards yards={yards} as={kind === 'near' ? 'ol' : 'ul'} />
        </Column>
      )}
      {groups.length > 0 && (
        <Column span={12}>
          <YardGroups groups={groups} />
        </Column>
      )}
    </Section>
  );
}

/** How many yards of the kind that was not asked for are as near: the words of a link to both kinds. */
function useOthers({ others: count, division }: SearchAnswerData): string {
  const { t } = useLingui();
  if (division === autoDivision)
    return t({
      message: plural(count, {
        one: '# metals yard is near you too',
        other: '# metals yards are near you too',
      }),
      comment: 'After a search for auto parts yards: link to the same search for both kinds',
    });
  return division === defaultDivision
    ? t({
        message: plural(count, {
          one: '# auto parts yard is near you too',
          other: '# auto parts yards are near you too',
        }),
        comment: 'After a search for metals yards: link to the same search for both kinds',
      })
    : t({
        message: plural(count, {
          one: '# yard of another kind is near you too',
          other: '# yards of another kind are near you too',
        }),
        comment: 'Link to the same search for all kinds of yard',
      });
}

/** The outcome in one sentence, which a screen reader hears when a new search has loaded. */
function useOutcome(answer: SearchAnswerData): string {
  const { t } = useLingui();
  const { kind, yards, radius, takes } = answer;
  const count = yards.length;
  if (kind === 'empty' && takes)
    return t({
      message:
        'By state and province. Type an address or a ZIP or postal code above, and the nearest come first.',
      comment: 'Above the list of all yards that take a thing',
    });
  if (kind === 'empty' || kind === 'nothing')
    return kind === 'empty'
      ? t({
          message: 'Please enter address. Until then, these are all our yards.',
          comment:
            'Below “All our yards”, as long as nothing is searched. The first sentence is fixed by contract',
        })
      : t({
          message: 'We know no place of that name. A ZIP or postal code works best; these are all our yards.',
          comment: 'The search for a yard understood nothing; the list of all yards follows',
        });
  if (kind === 'choose')
    return t({
      message: 'More than one place has that name. Which one do you mean?',
      comment: 'The search for a yard found several cities; a list of them follows',
    });
  if (kind === 'named')
    return t({
      message: plural(count, { one: '# yard goes by that name.', other: '# yards go by that name.' }),
      comment: 'The search for a yard found yards by name or by state',
    });
  if (radius === null)
    return t({
      message: 'None of them is near; these are the nearest.',
      comment: 'The search for a yard found none within 250 miles; the nearest three follow',
    });
  return t({
    message: plural(count, { one: `# yard within ${radius}`, other: `# yards within ${radius}` }),
    comment: 'The outcome of the search for a yard; {radius} is "25 miles"',
  });
}

function MeasuredFrom({ origin }: { origin: SearchAnswerData['origin'] }) {
  const { t } = useLingui();
  if (!origin) return null;
  const { place, isRough, isYard, code } = origin;
  if (isRough)
    return (
      <Callout
        tone="note"
        title={t({
          message: `We know only roughly where ${code} lies.`,
          comment: '{code} is a ZIP or postal code',
        })}
      >
        <Text>
          <Trans>Distances may be wrong by an hour’s drive. Add a city to be sure.</Trans>
        </Text>
      </Callout>
    );
  return (
    <Text muted>
      {isYard
        ? t({ message: 'Distances are measured from this yard.', comment: 'Under the results of a search' })
        : t({
            message: `Distances are measured as the crow flies, from the center of ${place}.`,
            comment: '{place} is "Portland, OR 97204"',
          })}
    </Text>
  );
}
