import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { pathTo } from '#site/paths.ts';
import type { LocationsData } from './places.server.ts';

interface KindsTableProps {
  kinds: LocationsData['kinds'];
}

/** What a visitor brings against the three kinds of place, so that the right gate is found. Renders a section. */
export function KindsTable({ kinds: { heading, lead, caption, columns, rows, note } }: KindsTableProps) {
  return (
    <Section>
      <Column span={8}>
        <Stack>
          <Heading level={2} id="kinds">
            {heading}
          </Heading>
          <Text>{lead}</Text>
        </Stack>
      </Column>
      <Column span={12}>
        <Stack>
          <DataTable
            caption={caption}
            captionHidden
            columns={columns}
            rows={rows.map(({ id, name, cells }) => ({
              id,
              cells: {
                goods: name,
                ...Object.fromEntries(cells.map((cell) => [cell.column, answerOf(cell)])),
              },
            }))}
            emptyText=""
          />
          <Text>
            <RichText text={note} links={{ refused: { to: pathTo('what-we-cannot-take') } }} />
          </Text>
        </Stack>
      </Column>
    </Section>
  );
}

/** A wall of crosses would hide the marks that matter: what a place does not take stays quiet. */
function answerOf({ kind, label }: LocationsData['kinds']['rows'][number]['cells'][number]) {
  return kind === 'no' ? (
    <Text component="span" muted>
      {label}
    </Text>
  ) : (
    <Verdict kind={kind} label={label} />
  );
}
