import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import type { readServiceLines } from './service-lines.server.ts';

/** What a business gets to read each month, and a page of it as an example. Renders a section. */
export function SampleReport({ report }: Pick<ReturnType<typeof readServiceLines>, 'report'>) {
  return (
    <Section>
      <Column span={5}>
        <Stack gap="block">
          <Heading level={2} id="report">
            {report.heading}
          </Heading>
          <Prose>
            <ul>
              {report.items.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Prose>
        </Stack>
      </Column>
      <Column from={7} span={6}>
        <Stack>
          <DataTable
            caption={report.caption}
            columns={report.columns.map((column) => ({ ...column, numeric: column.id !== 'name' }))}
            rows={report.rows}
            emptyText=""
          />
          <Text size="small" muted>
            {report.note}
          </Text>
        </Stack>
      </Column>
    </Section>
  );
}
