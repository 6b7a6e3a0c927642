import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
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
 * The kinds of yard to look for, each a link that repeats the search with it; the current one is marked by weight and a
 * bar, not by colour alone. Links, so that they work before any script. Renders a named `ul`.
 */
export function LocationTypeLinks({ path, text, division, takes, counts }: LocationTypeLinksProps) {
  const { t, i18n } = useLingui();
  return (
    <Types
      aria-label={t({ message: 'Kind of yard', comment: 'Name of the list of kinds of yard to look for' })}
    >
      {locationTypes.map((type) => (
        <li key={type.id} data-current={type.division === division ? '' : undefined}>
          <Link
            to={searchTarget(path, text, type.division, takes)}
            aria-current={type.division === division ? 'page' : undefined}
          >
            {i18n._(locationTypeWords[type.id])}
          </Link>
          {counts && <span> ({counts[type.id]})</span>}
        </li>
      ))}
    </Types>
  );
}

const Types = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  '& a': { display: 'inline-block', paddingBlock: space.s3, minHeight: '2.75rem' },
  '& [data-current]': { borderBottom: `4px solid ${role.mark}`, fontWeight: 700 },
  [media.forcedColors]: { '& [data-current]': { borderBottomColor: 'CanvasText' } },
});
