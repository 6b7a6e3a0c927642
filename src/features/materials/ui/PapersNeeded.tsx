import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';

interface PapersNeededProps {
  papers: readonly { id: string; name: string; text: string; detail: string }[];
}

/** Goods that are bought with papers only, and which. Renders a section with a table. */
export function PapersNeeded({ papers }: PapersNeededProps) {
  const { t } = useLingui();
  return (
    <Section>
      <Column span={8}>
        <Stack>
          <Heading level={2} id="papers">
            <Trans comment="Heading above things that are bought with papers only">
              What we refuse without papers
            </Trans>
          </Heading>
          <Text>
            <Trans comment="The link opens the page what-to-bring">
              This is our own rule at every yard. Where{' '}
              <Link to={pathTo('what-to-bring')} _t="law">
                local law
              </Link>{' '}
              asks for more, that law applies.
            </Trans>
          </Text>
        </Stack>
      </Column>
      <Column span={12}>
        <DataTable
          caption={t({
            message: 'Goods that need papers',
            comment: 'Caption of the table of goods and papers',
          })}
          captionHidden
          columns={[
            { id: 'name', label: t({ message: 'Goods', comment: 'Head of a column: what is sold' }) },
            { id: 'text', label: t({ message: 'Papers we ask for', comment: 'Head of a column' }) },
            { id: 'detail', label: t({ message: 'What we look at besides', comment: 'Head of a column' }) },
          ]}
          rows={papers.map(({ id, ...cells }) => ({ id, cells }))}
        />
      </Column>
    </Section>
  );
}
