import { styled } from '@mui/material/styles';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { measure, role, size, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { readLine } from './yard-line.ts';
import type { YardGroup } from './yards.server.ts';

interface YardGroupsProps {
  groups: readonly YardGroup[];
}

/** Every yard by state and province, each a line with its town and address. Renders a `div` of headed lists. */
export function YardGroups({ groups }: YardGroupsProps) {
  return (
    <Groups>
      {groups.map(({ id, name, yards }) => (
        <section key={id} aria-labelledby={`in-${id}`}>
          <h3 id={`in-${id}`}>{name}</h3>
          <PlainList role="list">
            {yards.map(readLine).map(({ id: yard, name: place, address }) => (
              <li key={yard}>
                <Link to={pathTo('yard', { parameters: { id: yard } })}>{place}</Link>
                <span>{address}</span>
              </li>
            ))}
          </PlainList>
        </section>
      ))}
    </Groups>
  );
}

const Groups = styled('div')({
  display: 'grid',
  gap: space.block,
  '& h3': { fontSize: size.h3 },
  '& li': {
    display: 'grid',
    maxWidth: 'none',
    gap: `${space.s1} ${space.column}`,
    paddingBlock: space.s3,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: measure.target, fontWeight: 700 },
  '@media (min-width: 740px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', alignItems: 'center' },
  },
});
