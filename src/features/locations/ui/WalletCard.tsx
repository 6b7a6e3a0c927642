import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { YardPageData } from './yard.server.ts';

interface WalletCardProps {
  yard: Pick<YardPageData, 'title' | 'card' | 'wallet'>;
  /** The address of the yard's page, whole. */
  address: string;
}

/**
 * A yard on two faces of a bank card, to cut out, fold and keep: who, where and when on one, what to bring on the other.
 * Rendered as its own view, so that it can be seen before it is printed. Renders a section.
 */
export function WalletCard({ yard, address }: WalletCardProps) {
  const { t } = useLingui();
  const { title, card, wallet } = yard;
  return (
    <Section>
      <Column span={12}>
        <Stack gap="block">
          <Faces>
            <div data-surface="raised">
              <strong>{title}</strong>
              <address>
                {card.street}, {card.town}
                <br />
                {card.phone}
              </address>
              <dl>
                {wallet.week.map(({ id, days, hours }) => (
                  <div key={id}>
                    <dt>{days}</dt>
                    <dd>{hours}</dd>
                  </div>
                ))}
              </dl>
              <p>{wallet.holidays.label}</p>
            </div>
            <div data-surface="raised">
              <strong>
                <Trans comment="Heading on a card for the wallet: what a seller of scrap must bring">
                  Bring along
                </Trans>
              </strong>
              <ul>
                {wallet.bring.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
              <dl>
                <dt>{wallet.vehicle.term}</dt>
                <dd>{wallet.vehicle.text}</dd>
              </dl>
              <p>{address}</p>
            </div>
          </Faces>
          {/* Nobody presses anything on paper, and the card has the address of the page. */}
          <Stack row gap="actions" data-print="hide">
            <PrintButton
              label={t({ message: 'Print this card', comment: 'Button on the card for the wallet' })}
            />
            <Text>
              <Link to={card.to}>
                <Trans comment="Link from the card for the wallet back to the page of its yard">
                  Everything about this yard
                </Trans>
              </Link>
            </Text>
          </Stack>
        </Stack>
      </Column>
    </Section>
  );
}

const Faces = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 27rem))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    padding: space.s5,
    border: `2px dashed ${role.border}`,
    fontSize: size.small,
    lineHeight: 1.4,
  },
  '& > div + div': { marginInlineStart: -2 },
  '& strong': { fontSize: size.body },
  '& address': { fontStyle: 'normal' },
  '& ul': { margin: 0, paddingInlineStart: '1.2em' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.s3}` },
  '& dt': { fontWeight: 650 },
  '& p': { marginBlockStart: 'auto', overflowWrap: 'anywhere' },
  // ISO 7810: two bank cards side by side, folded along the middle; on paper too narrow for both, one below the other.
  [media.print]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 85.6mm), 85.6mm))',
    '& > div': { minHeight: '54mm', padding: '3mm', gap: '1mm', fontSize: '8pt', lineHeight: 1.3 },
    '& strong': { fontSize: '9.5pt' },
  },
});
