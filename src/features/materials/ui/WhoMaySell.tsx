import { Trans } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section } from '#design-system/layout/index.ts';

interface WhoMaySellProps {
  sellers: readonly { id: string; name: string; text: string }[];
}

/** Kinds of sellers and what each should know. Renders a section with a `dl` that flows in columns. */
export function WhoMaySell({ sellers }: WhoMaySellProps) {
  return (
    <Section surface="tint">
      <Column span={12}>
        <Heading level={2} id="sellers">
          <Trans comment="Heading above kinds of people who sell scrap">Who may sell to us</Trans>
        </Heading>
      </Column>
      <Column span={12}>
        <DefinitionList
          layout="columns"
          items={sellers.map(({ id, name, text }) => ({ id, term: name, text }))}
        />
      </Column>
    </Section>
  );
}
