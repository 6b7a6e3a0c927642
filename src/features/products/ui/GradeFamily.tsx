import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';

interface GradeFamilyProps {
  family: {
    id: string;
    heading: string;
    lead: string;
    caption: string;
    rows: readonly { id: string; name: string; note?: string; text: string; detail: string; unit: string }[];
    /** Papers that come with each lot. */
    also: readonly string[];
  };
  columns: readonly { id: string; label: string }[];
  papersLabel: string;
}

/** The room of each column, in rem: every family's stand under those of the family before. */
const rooms: Readonly<Record<string, number>> = { name: 12, text: 15, detail: 9, lot: 9 };

/** One family of the catalogue: its table, and the papers that travel with a lot. Renders a `section`. */
export function GradeFamily({ family, columns, papersLabel }: GradeFamilyProps) {
  return (
    <section>
      <Stack>
        <Heading level={2} id={family.id}>
          {family.heading}
        </Heading>
        <Text>{family.lead}</Text>
        <DataTable
          caption={family.caption}
          columns={columns.map((column) => ({ ...column, room: rooms[column.id] }))}
          rows={family.rows.map(({ id, name, note, text, detail, unit }) => ({
            id,
            cells: {
              name: note ? (
                <CellLines>
                  <span>{name}</span> <small>{note}</small>
                </CellLines>
              ) : (
                name
              ),
              text,
              detail,
              lot: unit,
            },
          }))}
          emptyText=""
        />
        <Stack
          component="dl"
          row
          gap="tight"
          sx={{
            fontSize: size.small,
            '& > dd': { border: `1px solid ${role.border}`, padding: `${space.s1} ${space.s3}` },
          }}
        >
          <Text component="dt" size="small" strong sx={{ flexBasis: '100%' }}>
            {papersLabel}
          </Text>
          {family.also.map((paper) => (
            <dd key={paper}>{paper}</dd>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
