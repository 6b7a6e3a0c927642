import { formatUnit } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Origin, SearchAnswer } from '../model/answer-search.ts';
import { readDivisions } from '../model/division-query.ts';
import type { LocationsPort } from '../model/ports.ts';
import { locationTypes, readSearchText, searchParameters, searchTarget } from '../model/search-box.ts';
import { readCalledText } from '../model/search-call.ts';
import { placeName, type Yard } from '../model/yard.ts';
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
      origin && origin.kind !== 'yard' ? { ...origin, name: origin.code || placeOf(origin), unit } : null,
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
  return { name: placeName(yard), to: card.to, distance: card.distance };
}

/** `Portland, OR 97204`; the state alone where a code belongs to no city. */
export function placeOf({ city, region, code }: Origin): string {
  const where = city === '' ? named(readYardWords().around.regions, region) : `${city}, ${region}`;
  return `${where} ${code}`.trim();
}
