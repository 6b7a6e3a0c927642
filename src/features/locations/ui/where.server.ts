import { pathTo } from '#site/paths.ts';
import { locationTypes, searchParameters } from '../model/search-box.ts';
import { readYardWords } from './yards.server.ts';

/**
 * The way from a thing to the yards that take it: every kind of yard, since parts yards take what metals yards do not. Its
 * words and address come with the data of a page, whose script has no room for them.
 */
export function readWhere(): { label: string; to: string } {
  const path = pathTo('location-search', {
    search: { [searchParameters.division]: locationTypes[2].division },
  });
  return { label: readYardWords().around.takes.where.label, to: `${path}&${searchParameters.takes}=` };
}
