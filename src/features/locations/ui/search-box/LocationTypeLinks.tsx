import { useLingui } from '@lingui/react/macro';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { size, space } from '#design-system/theme/roles.ts';
import { type LocationType, locationTypes, searchTarget } from '../../model/search-box.ts';
import { locationTypeWords } from './location-type-words.ts';

interface LocationTypeLinksProps {
  /** Address of the results page. */
  path: string;
  /** The text searched for; it stays when the kind changes. */
  text: string;
  /** The kinds looked for now, as in the address. */
  division: string;
  /** The thing or grade that the yards must take, as in the address. Default: any. */
  takes?: string;
  /** How many yards of each kind lie near; shown behind its name. Default: not shown. */
  counts?: Readonly<Record<LocationType, number>> | undefined;
}

/**
 * The kinds of yard to look for, each a link that repeats the search with it; the current one is marked by
 * weight and a thicker line, not by colour alone. Links, so that they work before any script. Renders a named `ul`.
 */
export function LocationTypeLinks({ path, text, division, takes, counts }: LocationTypeLinksProps) {
  const { t, i18n } = useLingui();
  return (
    <RowList
      aria-label={t({ message: 'Kind of yard', comment: 'Name of the list of kinds of yard to look for' })}
      // On a phone the three stand in one line, a short name beside its number.
      sx={{ columnGap: space.s4, fontSize: size.small, '& a': { minWidth: 0 } }}
    >
      {locationTypes.map((type) => (
        <li key={type.id}>
          <Link
            to={searchTarget(path, text, type.division, takes)}
            aria-current={type.division === division ? 'page' : undefined}
          >
            {i18n._(locationTypeWords[type.id])}
          </Link>
          {counts && <span> ({counts[type.id]})</span>}
        </li>
      ))}
    </RowList>
  );
}
