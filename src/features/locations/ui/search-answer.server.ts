import { formatUnit } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Origin, SearchAnswer } from '../model/answer-search.ts';
import { readDivisions } from '../model/division-query.ts';
import type { LocationsPort } from '../model/ports.ts';
import { locationTypes, readSearchText, searchParameters, searchTarget } from '../model/search-box.ts';
import { readCalledText } from '../model/search-call.ts';
import { readTaken } from './taken.server.ts';
import {
  cardOf,
  named,
  readYardGroups,
  readYardWords,
  type YardCard,
  type YardGroup,
} from './yards.server.ts';

/** What a search is answered, ready to be shown. */
export interface SearchAnswerData {
  /** What was typed, and the kinds of yard asked for. */
  query: string;
  division: string;
  /** What the yards must take; the same search without it. `null`: anything. */
  takes: { id: string; name: string; withoutIt: string } | null;
  kind: SearchAnswer['kind'] | 'empty';
  /** `25 miles`; `null` where no circle was drawn. */
  radius: string | null;
  /** Where distances are measured from. */
  origin: { place: string; code: string; isRough: boolean; isYard: boolean } | null;
  /** How many yards lie near for each choice of the filter. */
  counts: SearchAnswer['counts'] | null;
  /** As near, but of another kind; and the search that lists them. */
  others: number;
  othersTo: string;
  yards: YardCard[];
  choices: { name: string; to: string }[];
  /** Every yard, where nothing better can be said. */
  groups: YardGroup[];
}

/** Answers the search in an address. */
export function readSearchAnswer(parameters: URLSearchParams, locations: LocationsPort): SearchAnswerData {
  const query = readSearchText(parameters.get(searchParameters.text));
  const { divisions, text: division } = readDivisions(parameters.get(searchParameters.division));
  const path = pathTo('location-search');
  const text = readCalledText(query);
  const taken = readTaken(parameters.get(searchParameters.takes));
  const takes = taken?.id ?? '';
  const answer = text === null ? null : locations.search(text, divisions, taken?.isTakenBy);
  const base: SearchAnswerData = {
    query,
    division,
    takes: taken && {
      id: taken.id,
      name: taken.name,
      withoutIt: query === '' ? path : searchTarget(path, query, division),
    },
    kind: query === '' ? 'empty' : 'nothing',
    radius: null,
    origin: null,
    counts: null,
    others: 0,
    othersTo: searchTarget(path, query, locationTypes[2].division, takes),
    yards: [],
    choices: [],
    groups: [],
  };
  if (answer === null || answer.kind === 'nothing')
    return { ...base, groups: readYardGroups(taken?.isTakenBy) };
  const { kind, found, unit, radius, origin, choices, counts, others } = answer;
  const at = locations.now();
  return {
    ...base,
    kind,
    radius: radius === null ? null : formatUnit(radius, unit),
    origin: origin && {
      place: placeOf(origin),
      code: origin.code,
      isRough: origin.isRough,
      isYard: origin.kind === 'yard',
    },
    counts: kind === 'choose' ? null : counts,
    others,
    yards: found.flatMap(({ id, distance }) => {
      const yard = locations.yard(id);
      return yard ? [cardOf(yard, { at, distance, unit })] : [];
    }),
    choices: choices.map(({ city, region }) => {
      const name = `${city}, ${region}`;
      return { name, to: searchTarget(path, name, division, takes) };
    }),
  };
}

/** `Portland, OR 97204`; the state alone where a code belongs to no city. */
function placeOf({ city, region, code }: Origin): string {
  const where = city === '' ? named(readYardWords().around.regions, region) : `${city}, ${region}`;
  return `${where} ${code}`.trim();
}
