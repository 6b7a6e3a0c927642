import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { readLine } from './yard-line.ts';
import type { YardGroup } from './yards.server.ts';

interface YardGroupsProps {
  groups: readonly YardGroup[];
}

/** Every yard by state and province, each a line with its town and address. Renders a `div` of headed lists. */
export function YardGroups({ groups }: YardGroupsProps) {
  return (
    <Stack gap="block">
      {groups.map(({ id, name, yards }) => (
        <section key={id}>
          <Heading level={3} id={`in-${id}`}>
            {name}
          </Heading>
          <RuledList
            role="list"
            room="none"
            top="none"
            columns="minmax(0, 5fr) minmax(0, 6fr)"
            since="medium"
            sx={{ '& > li': { rowGap: 0, paddingBlockEnd: space.s2 } }}
          >
            {yards.map(readLine).map(({ id: yard, name: place, address }) => (
              <li key={yard}>
                <Link to={pathTo('yard', { parameters: { id: yard } })} alone>
                  {place}
                </Link>
                <Text component="span" sx={{ alignSelf: 'center' }}>
                  {address}
                </Text>
              </li>
            ))}
          </RuledList>
        </section>
      ))}
    </Stack>
  );
}
