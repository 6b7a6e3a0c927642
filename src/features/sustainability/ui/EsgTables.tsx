import { type ComponentType, Fragment } from 'react';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { EsgTable } from './EsgTable.tsx';
import { keptParts } from './kept-parts.ts';
import type { readEsgData } from './sustainability.server.ts';

type EsgTablesWords = Pick<ReturnType<typeof readEsgData>, 'years' | 'families'>;

interface EsgTablesProps {
  /** In development alone: see `giveOnce`. */
  data: EsgTablesWords | null;
}

const id = keptParts.esgTables;

/** Every figure in tables, family by family, which browsers keep as they are served. Renders a `div`. */
export const EsgTables: ComponentType<EsgTablesProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenTables : () => <KeptAsServed id={id} />;

function WrittenTables({ data }: EsgTablesProps) {
  const { years, families } = givenOnce(id, data);
  return (
    <div id={id}>
      <Stack gap="block">
        {families.map((family) => (
          <Fragment key={family.id}>
            <Stack>
              <Heading level={2}>{family.title}</Heading>
              <Text>{family.lead}</Text>
            </Stack>
            {family.tables.map((table) => (
              <EsgTable key={table.id} table={table} years={years} />
            ))}
          </Fragment>
        ))}
      </Stack>
    </div>
  );
}
