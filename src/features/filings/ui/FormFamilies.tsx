import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';

interface FormFamiliesProps {
  columns: readonly { id: string; label: string }[];
  families: readonly {
    id: string;
    heading: string;
    lead: string;
    caption: string;
    rows: readonly { id: string; name: string; label: string; text: string; detail: string }[];
  }[];
}

/** Forms in families, each under the question that it answers. Renders a section for each. */
export function FormFamilies({ columns, families }: FormFamiliesProps) {
  return families.map(({ id, heading, lead, caption, rows }, index) => (
    <Section key={id} surface={index % 2 === 0 ? 'tint' : 'paper'} room="block">
      <Column span={5}>
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
      </Column>
      <Column from={6} span={7}>
        <Text>{lead}</Text>
      </Column>
      <Column span={12}>
        <DataTable
          caption={caption}
          captionHidden
          columns={columns}
          rows={rows.map(({ id: row, ...cells }) => ({ id: row, cells }))}
          emptyText=""
        />
      </Column>
    </Section>
  ));
}
