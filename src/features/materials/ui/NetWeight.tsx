import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';

interface NetWeightProps {
  rows: readonly { id: string; name: string; text: string; weight: string }[];
  /** The example's net weight in tons, as a figure. */
  netTons: string;
}

/** Gross less tare is net, worked through with one load. Renders a section on basalt. */
export function NetWeight({ rows, netTons }: NetWeightProps) {
  const { t } = useLingui();
  return (
    <Section surface="plate">
      <Column span={5}>
        <Stack>
          <Heading level={2} id="net">
            <Trans comment="Heading above an example of weighing">You are paid for the difference</Trans>
          </Heading>
          <Text>
            <Trans comment="{netTons} is a number such as 0.42">
              Gross less tare is net. Steel is priced by the net ton of 2,000 pounds, so this load counts as{' '}
              {netTons} tons; copper or aluminum would be paid by the pound.
            </Trans>
          </Text>
        </Stack>
      </Column>
      <Column from={6} span={7}>
        <DataTable
          caption={t({ message: 'One load, weighed twice', comment: 'Caption of the example of weighing' })}
          columns={[
            {
              id: 'name',
              label: t({ message: 'Weight', comment: 'Head of a column: gross, tare or net weight' }),
            },
            {
              id: 'text',
              label: t({ message: 'On the scale', comment: 'Head of a column: what stands on the scale' }),
            },
            {
              id: 'weight',
              label: t({ message: 'The scale shows', comment: 'Head of a column of weights' }),
              numeric: true,
            },
          ]}
          rows={rows.map(({ id, ...cells }) => ({ id, cells }))}
        />
      </Column>
    </Section>
  );
}
