import { msg, plural } from '@lingui/core/macro';
import { formatUnit } from '#i18n/formats.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import type { Origin, SearchAnswer } from '../model/answer-search.ts';
import { readDivisions } from '../model/division-query.ts';
import type { LocationsPort } from '../model/ports.ts';
import {
  defaultDivision,
  locationTypes,
  readSearchText,
  searchParameters,
  searchTarget,
} from '../model/search-box.ts';
import { readCalledText } from '../model/search-call.ts';
import { placeName, type Yard, yardName } from '../model/yard.ts';
import { type AreaMapData, readAnswerMap } from './area-map.server.ts';
import { readTaken } from './taken.server.ts';
import {
  cardOf,
  named,
  readYardGroups,
  readYardWords,
  type YardCard,
  type YardGroup,
} from './yards.server.ts';

const autoDivision = locationTypes[1].division;

/** What a search is answered, ready to be shown. */
export interface SearchAnswerData {
  /** What was typed, and the kinds of yard asked for. */
  query: string;
  division: string;
  /** What the yards must take; the same search without it. `null`: anything. */
  takes: { id: string; name: string; withoutIt: string } | null;
  kind: SearchAnswer['kind'] | 'empty';
  /** `25 miles`: the circle in which every number of the answer is counted. */
  radius: string;
  /** How many of the yards lie in that circle; those behind them are the nearest beyond it. */
  within: number;
  /** Where distances are measured from. */
  origin: { place: string; code: string; isRough: boolean; isYard: boolean } | null;
  /** How many yards lie near for each choice of the filter. */
  counts: SearchAnswer['counts'] | null;
  /** As near, but of another kind; and the search that lists them. */
  others: number;
  othersTo: string;
  /** The words of that link. */
  othersText: string;
  /** The outcome in one sentence. */
  outcome: string;
  /** From where distances are measured; "" where that is said elsewhere, or nothing is. */
  measured: string;
  /** Where the place that was asked for is known roughly only. */
  rough: { title: string; text: string } | null;
  /** Leads to the other cities of the name. */
  choicesLead: string;
  /** Stands above the nearest beyond the circle, where some lie in it. */
  beyond: string;
  yards: YardCard[];
  /** The first of them in short, for the sentence above the map; `null` where none has a distance. */
  nearest: { name: string; to: string; distance: string } | null;
  /** Where they are; `null` where none is listed. */
  map: AreaMapData | null;
  /** Other cities of the name that was asked for: `Houston, AK`, and in short `AK`. */
  choices: { name: string; region: string; to: string }[];
  /** Every yard, where nothing better can be said. */
  groups: YardGroup[];
}

/** Answers the search in an address, and says so in words: they would weigh more in the page's script than in its answer. */
export function readSearchAnswer(parameters: URLSearchParams, locations: LocationsPort): SearchAnswerData {
  const told = readAnswer(parameters, locations);
  return {
    ...told,
    outcome: outcomeOf(told),
    othersText: othersOf(told),
    beyond: beyondOf(told),
    measured: measuredOf(told),
    rough: roughOf(told),
    choicesLead: choicesLeadOf(told),
  };
}

function readAnswer(parameters: URLSearchParams, locations: LocationsPort): Told {
  const query = readSearchText(parameters.get(searchParameters.text));
  const { divisions, text: division } = readDivisions(parameters.get(searchParameters.division));
  const path = pathTo('location-search');
  const text = readCalledText(query);
  const taken = readTaken(parameters.get(searchParameters.takes));
  const takes = taken?.id ?? '';
  const answer = text === null ? null : locations.search(text, divisions, taken?.isTakenBy);
  const base: Told = {
    query,
    division,
    takes: taken && {
      id: taken.id,
      name: taken.name,
      withoutIt: query === '' ? path : searchTarget(path, query, division),
    },
    kind: query === '' ? 'empty' : 'nothing',
    radius: '',
    within: 0,
    origin: null,
    counts: null,
    others: 0,
    othersTo: searchTarget(path, query, locationTypes[2].division, takes),
    yards: [],
    nearest: null,
    map: null,
    choices: [],
    groups: [],
  };
  if (answer === null || answer.kind === 'nothing')
    return { ...base, groups: readYardGroups(taken?.isTakenBy) };
  const { kind, found, within, unit, radius, origin, choices, counts, others } = answer;
  const at = locations.now();
  const listed = found.flatMap(({ id, distance }) => {
    const yard = locations.yard(id);
    return yard ? [{ yard, distance }] : [];
  });
  const cards = listed.map(({ yard, distance }) => cardOf(yard, { at, distance, unit }));
  return {
    ...base,
    kind,
    radius: radius === null ? '' : formatUnit(radius, unit),
    within,
    origin: origin && {
      place: placeOf(origin),
      code: origin.code,
      isRough: origin.isRough,
      isYard: origin.kind === 'yard',
    },
    counts,
    others,
    yards: cards,
    nearest: nearestOf(listed[0]?.yard, cards[0]),
    map: readAnswerMap(
      listed.map(({ yard }) => yard),
      // A yard is its own mark.
      origin && origin.kind !== 'yard'
        ? { ...origin, name: origin.code || placeOf(origin), place: placeOf(origin), unit }
        : null,
      locations,
      cards.map(({ distance }) => distance),
    ),
    choices: choices.map(({ city, region }) => {
      const name = `${city}, ${region}`;
      return { name, region, to: searchTarget(path, name, division, takes) };
    }),
  };
}

function nearestOf(yard: Yard | undefined, card: YardCard | undefined): SearchAnswerData['nearest'] {
  if (!yard || card?.distance === undefined) return null;
  // The name of a parts yard says that it is one: whoever brings metal must not drive there.
  return {
    name: yard.division === 'ARB' ? yardName(yard) : placeName(yard),
    to: card.to,
    distance: card.distance,
  };
}

/** `Portland, OR 97204`; the state alone where a code belongs to no city. */
export function placeOf({ city, region, code }: Origin): string {
  const where = city === '' ? named(readYardWords().around.regions, region) : `${city}, ${region}`;
  return `${where} ${code}`.trim();
}

/** An answer without the sentences about it. */
type Told = Omit<
  SearchAnswerData,
  'outcome' | 'othersText' | 'measured' | 'rough' | 'choicesLead' | 'beyond'
>;

/** The outcome in one sentence, which a screen reader hears when a new search has loaded. */
function outcomeOf({ kind, yards, within, radius, takes, division }: Told): string {
  const count = yards.length;
  if (kind === 'empty' && takes)
    return i18n._(
      msg({
        message:
          'By state and province. Type an address or a ZIP or postal code above, and the nearest come first.',
        comment: 'Above the list of all yards that take a thing',
      }),
    );
  if (kind === 'empty' || kind === 'nothing')
    return kind === 'empty'
      ? i18n._(
          msg({
            message: 'Please enter address. Until then, these are all our yards.',
            comment:
              'Below “All our yards”, as long as nothing is searched. The first sentence is fixed by contract',
          }),
        )
      : i18n._(
          msg({
            message:
              'We know no place of that name. A ZIP or postal code works best; these are all our yards.',
            comment: 'The search for a yard understood nothing; the list of all yards follows',
          }),
        );
  if (kind === 'named')
    return i18n._(
      msg({
        message: plural(count, { one: '# yard goes by that name.', other: '# yards go by that name.' }),
        comment: 'The search for a yard found yards by name or by state',
      }),
    );
  if (within === 0) {
    if (division === autoDivision)
      return i18n._(
        msg({
          message: `No auto parts yard within ${radius}; these are the nearest.`,
          comment:
            'The search for a yard found none of the kind near; {radius} is "25 miles", and the nearest three follow',
        }),
      );
    if (division === defaultDivision)
      return i18n._(
        msg({
          message: `No metals yard within ${radius}; these are the nearest.`,
          comment:
            'The search for a yard found none of the kind near; {radius} is "25 miles", and the nearest three follow',
        }),
      );
    return i18n._(
      msg({
        message: `No yard within ${radius}; these are the nearest.`,
        comment:
          'The search for a yard found none near; {radius} is "250 miles", and the nearest three follow',
      }),
    );
  }
  if (within < yards.length)
    return i18n._(
      msg({
        message: plural(within, {
          one: `# yard within ${radius}, then the nearest beyond`,
          other: `# yards within ${radius}, then the nearest beyond`,
        }),
        comment:
          'The outcome of the search for a yard: one or two near, and the next nearest after them; {radius} is "50 miles"',
      }),
    );
  return i18n._(
    msg({
      message: plural(within, { one: `# yard within ${radius}`, other: `# yards within ${radius}` }),
      comment: 'The outcome of the search for a yard; {radius} is "25 miles"',
    }),
  );
}

/** How many yards of the kind that was not asked for are as near: the words of a link to both kinds. */
function othersOf({ others: count, division }: Told): string {
  if (division === autoDivision)
    return i18n._(
      msg({
        message: plural(count, {
          one: '# metals yard is near you too',
          other: '# metals yards are near you too',
        }),
        comment: 'After a search for auto parts yards: link to the same search for both kinds',
      }),
    );
  return division === defaultDivision
    ? i18n._(
        msg({
          message: plural(count, {
            one: '# auto parts yard is near you too',
            other: '# auto parts yards are near you too',
          }),
          comment: 'After a search for metals yards: link to the same search for both kinds',
        }),
      )
    : i18n._(
        msg({
          message: plural(count, {
            one: '# yard of another kind is near you too',
            other: '# yards of another kind are near you too',
          }),
          comment: 'Link to the same search for all kinds of yard',
        }),
      );
}

function beyondOf({ radius }: Told): string {
  return i18n._(
    msg({
      message: `More than ${radius} away`,
      comment: 'Heading above the yards that lie beyond the circle of a search; {radius} is "50 miles"',
    }),
  );
}

/** Said before the list, since it may be wrong by hours. */
function roughOf({ origin }: Told): SearchAnswerData['rough'] {
  if (!origin?.isRough) return null;
  const { code } = origin;
  return {
    title: i18n._(
      msg({
        message: `We know only roughly where ${code} lies.`,
        comment: '{code} is a ZIP or postal code',
      }),
    ),
    text: i18n._(msg`Distances may be wrong by an hour’s drive. Add a city to be sure.`),
  };
}

function measuredOf({ origin }: Told): string {
  if (!origin || origin.isRough) return '';
  const { place, isYard } = origin;
  return i18n._(
    isYard
      ? msg({ message: 'Distances are measured from this yard.', comment: 'Under the results of a search' })
      : msg({
          message: `Distances are measured as the crow flies, from the center of ${place}.`,
          comment: '{place} is "Portland, OR 97204"',
        }),
  );
}

function choicesLeadOf({ origin }: Told): string {
  const place = origin?.place ?? '';
  return i18n._(
    place === ''
      ? msg({
          message: 'Or the city in',
          comment:
            'Beside the yards of a state; the states that have a city of its name follow as links: MI, AR',
        })
      : msg({
          message: `Not ${place}? Try`,
          comment:
            'Beside the answer for a city; the states that have another city of its name follow as links: MI, AR',
        }),
  );
}
