import type { ReactNode } from 'react';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';

interface WordTableProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  lead?: string;
  caption: string;
  columns: readonly { id: string; label: string }[];
  /** A row's fields have the names of the columns. */
  rows: readonly ({ id: string } & Record<string, ReactNode>)[];
  /** Default: the page's paper. */
  surface?: 'paper' | 'tint';
  /** Said under the table. */
  note?: string;
}

/** A table of words over the whole width, under its heading. Renders a section. */
export function WordTable({ id, heading, lead, caption, columns, rows, surface, note }: WordTableProps) {
  return (
    <Section surface={surface}>
      <Column span={8}>
        <Stack>
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {lead && <Text>{lead}</Text>}
        </Stack>
      </Column>
      <Column span={12}>
        <Stack>
          <DataTable
            caption={caption}
            captionHidden
            columns={columns}
            rows={rows.map(({ id: row, ...cells }) => ({ id: row, cells }))}
            emptyText=""
          />
          {note && <Text muted>{note}</Text>}
        </Stack>
      </Column>
    </Section>
  );
}
