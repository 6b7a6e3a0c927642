import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';

interface WhoMaySellProps {
  sellers: readonly { id: string; name: string; text: string }[];
}

/** Kinds of sellers and what each should know. Renders a section with a `dl` that flows in columns. */
export function WhoMaySell({ sellers }: WhoMaySellProps) {
  return (
    <Section surface="tint" labelledBy="sellers">
      <Column span={12}>
        <Heading level={2} id="sellers">
          <Trans comment="Heading above kinds of people who sell scrap">Who may sell to us</Trans>
        </Heading>
      </Column>
      <Column span={12}>
        <Kinds>
          {sellers.map(({ id, name, text }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Kinds>
      </Column>
    </Section>
  );
}

const Kinds = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > div': { paddingBlockStart: space.s4, borderBlockStart: `3px solid ${role.mark}` },
  '& dt': { marginBlockEnd: space.s2, fontSize: size.h4, fontWeight: 700, lineHeight: 1.3 },
});
