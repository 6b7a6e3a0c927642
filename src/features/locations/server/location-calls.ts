import { Hono } from 'hono';
import materials from '#features/materials/content/materials.json' with { type: 'json' };
import type { Language } from '#i18n/language.ts';
import type { ServerEnv } from '#server/api/api-types.ts';
import { methodNotAllowed, problem } from '#server/middleware/problem.ts';
import type { SitePaths } from '#server/pages/site-paths.ts';
import { getOrThrow } from '#server/sources/get-or-throw.ts';
import { readDivisions } from '../model/division-query.ts';
import { openingState } from '../model/opening.ts';
import type { LocationsPort } from '../model/ports.ts';
import { searchParameters } from '../model/search-box.ts';
import { readCalledText, searchCall } from '../model/search-call.ts';
import { takenFamilies } from '../model/taken-materials.ts';
import { yardName } from '../model/yard.ts';

/** What the calls about yards need. */
export type LocationCallOptions = {
  locations: LocationsPort;
  /** The language of a request, chosen as for pages. */
  languageOf: (request: Request) => Language;
  site: Pick<SitePaths, 'pathOf'>;
};

/** The calls about yards. What was asked is neither logged nor sent back: it may be somebody's address. */
export function locationCalls({ locations, languageOf, site }: LocationCallOptions): Hono<ServerEnv> {
  const api = new Hono<ServerEnv>();
  const known = new Map(
    locations.yards.map((yard) => [yard.id, { yard, takes: takenFamilies(yard, materials) }]),
  );
  const path = searchCall.replace('/api', '');

  api.get(path, (c) => {
    const { searchParams } = new URL(c.req.url);
    const text = readCalledText(searchParams.get(searchParameters.text));
    if (text === null) return problem(400, 'search.text');
    const { divisions } = readDivisions(searchParams.get(searchParameters.division));
    const { found, ...answer } = locations.search(text, divisions);
    const language = languageOf(c.req.raw);
    const yards = found.map(({ id, distance }) => {
      const { yard, takes } = getOrThrow(known, id);
      const state = openingState(yard, locations.now());
      const change = state.isOpen ? state.closesAt : state.opensAt;
      const { division, street, city, region, postalCode, country, latitude, longitude, phone, timeZone } =
        yard;
      return {
        id,
        division,
        name: yardName(yard),
        ...{ street, city, region, postalCode, country, latitude, longitude, phone, timeZone },
        page: site.pathOf(language, 'yard', { id }),
        distance,
        takes,
        isOpen: state.isOpen,
        changesAt: change === null ? null : new Date(change).toISOString(),
      };
    });
    return c.json({ ...answer, yards });
  });
  api.all(path, () => methodNotAllowed('GET, HEAD'));
  return api;
}
