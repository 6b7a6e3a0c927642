import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '#design-system/copy/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Columns, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { pathTo } from '#site/paths.ts';
import { YardPart } from './YardPart.tsx';
import { YardWayFacts } from './YardWayFacts.tsx';
import type { YardPageData } from './yard.server.ts';

interface YardProps {
  yard: YardPageData;
}

/** The next seven days, today first, and what one must know of them. Renders a section. */
export function YardHours({ yard: { hours } }: YardProps) {
  return (
    <YardPart id="hours" title={hours.heading}>
      <Columns count={{ medium: 2 }}>
        <DefinitionList layout="lines" items={hours.rows} />
        <DefinitionList layout="lines" items={hours.terms} />
      </Columns>
    </YardPart>
  );
}

/** Papers that the gate asks for. Renders a section. */
export function YardBring({ yard: { wallet, bring } }: YardProps) {
  return (
    <YardPart
      id="bring"
      title={
        <Trans comment="Heading above the papers that a yard asks for">What to bring to this yard</Trans>
      }
    >
      <ul>
        {wallet.bring.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Text data-print="hide">
        <Link to={bring}>
          <Trans comment="Link from a yard to the list of papers for its state">What to bring there</Trans>
        </Link>
      </Text>
    </YardPart>
  );
}

/** How trucks come in, and every way to be led there. Renders a section. */
export function YardWay({ yard: { id: yard, title, card, way, wayFacts } }: YardProps) {
  const { t } = useLingui();
  return (
    <YardPart id="way" title={way.heading} screenOnly>
      <YardWayFacts yard={yard} data={wayFacts} />
      <CopyButton
        text={`${title}, ${card.street}, ${card.town}`}
        label={t({ message: 'Copy the address', comment: 'Button under the address of a yard' })}
        doneLabel={t({
          message: 'The address is copied.',
          comment: 'After the button “Copy the address”',
        })}
        failedLabel={t({
          message: 'Your browser does not allow it. Select the address and copy it yourself.',
          comment: 'After the button “Copy the address”, when the browser refuses',
        })}
      />
      <Text muted>{way.note}</Text>
    </YardPart>
  );
}

interface YardOffersProps extends YardProps {
  /** Leads on from there, under the list. Default nothing. */
  children?: ReactNode;
}

/** What else there is at the place. Renders a section. */
export function YardOffers({ yard: { offers }, children }: YardOffersProps) {
  return (
    <YardPart id="offers" title={offers.heading} screenOnly>
      <ul>
        {offers.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {children}
    </YardPart>
  );
}

interface YardKeepProps extends YardProps {
  /** The parameter that asks for the card for the wallet. */
  cardView: string;
}

/** What visitors take along. Renders a section. */
export function YardKeep({ yard: { card, file, wallet }, cardView }: YardKeepProps) {
  const { t } = useLingui();
  return (
    <YardPart id="keep" title={wallet.heading} screenOnly>
      <Text>{wallet.lead}</Text>
      <DocumentLink href={file} title={wallet.label} meta="VCF" />
      <Text>
        <Link to={`${card.to}?${cardView}=1`}>{wallet.title}</Link>
      </Text>
      <Text>
        <Trans comment="On the page of a yard; the link leads to the list of what this device keeps">
          No signal at the scale? This page stays on your device once you have opened it, with your other{' '}
          <Link to={pathTo('saved-pages')}>saved pages</Link>.
        </Trans>
      </Text>
      <Stack row>
        <PrintButton label={t({ message: 'Print this page', comment: 'Button on the page of a yard' })} />
      </Stack>
    </YardPart>
  );
}
