import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Address } from '#design-system/address/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Committees } from '#features/investors/ui/Committees.tsx';
import { readGovernance } from '#features/investors/ui/governance.server.ts';
import { Papers } from '#features/investors/ui/Papers.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/corporate-governance';

const lead = msg({
  message:
    'Nine directors, seven of them independent, watch over the company for its shareholders. Who they are, what they decide, and how to write to them.',
  comment: 'Opens the page corporate-governance; search engines show it too',
});

export const handle = { description: lead };

/** Directors, committees and papers, in the page's language. */
export function loader() {
  return readGovernance();
}

/** The page `corporate-governance`: the board in figures and by name, its committees, its mail and its papers. */
export default function CorporateGovernance({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { figures, board, committees, letters, address, papers, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page corporate-governance">Who watches over the company</Trans>}
        lead={i18n._(lead)}
      >
        <Facts items={figures} />
      </PageHeader>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="board">
              {board.heading}
            </Heading>
            <Text>{board.lead}</Text>
          </Stack>
        </Column>
        <Column span={12}>
          <Stack>
            <DataTable
              caption={board.caption}
              captionHidden
              inRows
              columns={board.columns}
              rows={board.rows}
              emptyText=""
            />
            <Text size="small" muted>
              {board.note}
            </Text>
          </Stack>
        </Column>
      </Section>
      <Committees committees={committees} />
      <Papers papers={papers} />
      <SideSection id="letters" surface="plate" size="h2" title={letters.heading} lead={letters.lead}>
        <Address>
          <strong>{letters.label}</strong>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Address>
        <TermList items={letters.items} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
