import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { focusRing, media, role, space } from '#design-system/theme/roles.ts';
import { formatDay } from '#i18n/formats.ts';
import type { PrivacyRequest } from '../../model/privacy-request.ts';
import { hearBy, submissionDay } from './answer-dates.ts';
import { fieldWords, requestTypeWords } from './request-words.ts';
import type { DeliveryStage } from './use-submission.ts';

/** Props of `SubmittedRequest`. */
export interface SubmittedRequestProps {
  reference: string;
  /** When it was submitted, in milliseconds since 1970. */
  at: number;
  stage: Exclude<DeliveryStage, 'refused'>;
  /** Whether this device keeps a copy until the server has the request. */
  durable: boolean;
  /** What was sent, for the printed copy; a page without script does not have it. */
  values?: PrivacyRequest;
  /** Moves the focus to the heading. Default `false`. */
  takesFocus?: boolean;
}

/**
 * Stands where the form was. The sentence in its `h2` is fixed to the letter and is shown before the server answers;
 * the line below tells how delivery really stands.
 */
export function SubmittedRequest({
  reference,
  at,
  stage,
  durable,
  values,
  takesFocus = false,
}: SubmittedRequestProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone: without this the focus would fall back to the top of the document.
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const { href: phoneLink, display: phone } = brand.privacyPhone;
  const day = submissionDay(at);
  const lastDay = formatDay(hearBy(day));
  const requestType = Object.entries(requestTypeWords).find(([value]) => value === values?.requestType)?.[1];

  return (
    <Confirmation>
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Your request was successfully submitted.</Trans>
        </h2>
      </div>
      <DeliveryLine>
        <StatusRegion>{deliveryWords()}</StatusRegion>
      </DeliveryLine>

      <dl>
        <Pair term={t({ message: 'Reference number', comment: 'Term before the number of a request' })}>
          <strong>{reference}</strong>
        </Pair>
        <Pair term={t({ message: 'Date submitted', comment: 'Term before a date' })}>{formatDay(day)}</Pair>
        {requestType !== undefined && (
          <Pair term={i18n._(fieldWords.requestType)}>{i18n._(requestType)}</Pair>
        )}
        {values !== undefined && (
          <>
            <Pair term={i18n._(fieldWords.name)} onPaperOnly>
              {values.name}
            </Pair>
            <Pair term={i18n._(fieldWords.email)} onPaperOnly>
              {values.email}
            </Pair>
          </>
        )}
      </dl>

      <h3>
        <Trans>What happens next</Trans>
      </h3>
      <ol>
        <li>
          <Trans>We confirm that we have your request within 10 business days.</Trans>
        </li>
        <li>
          <Trans>We contact you for more information, so that nobody else can ask in your name.</Trans>
        </li>
        <li>
          <Trans>
            We answer within 45 days, or within 30 days if you live in Canada. If we need longer, we tell you
            why.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans comment="lastDay is a date, phone a telephone number">
          If you hear nothing by {lastDay}, call{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>{' '}
          and give the reference number.
        </Trans>
      </p>
      <NotPrinted>
        <Button variant="secondary" onClick={() => window.print()}>
          <Trans>Print this confirmation</Trans>
        </Button>
      </NotPrinted>
    </Confirmation>
  );

  function deliveryWords(): string {
    if (stage === 'received') {
      return t({
        message: `Received, reference ${reference}.`,
        comment: 'The server has stored the request',
      });
    }
    if (!durable)
      return t`Sending… Please keep this page open until it says that we have received your request.`;
    if (stage === 'slow') {
      return t`You are offline or we are slow. You can leave this page; we will send your request when this browser is next online on this site.`;
    }
    return t({ message: 'Sending…', comment: 'The request is on its way to the server' });
  }
}

/** On a shared computer the screen keeps showing this page, so what a person typed is for their own paper only. */
function Pair({ term, onPaperOnly, children }: { term: string; onPaperOnly?: boolean; children: ReactNode }) {
  return (
    <div data-on-paper={onPaperOnly ? '' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Confirmation = styled('div')({
  display: 'grid',
  gap: space.s4,
  justifyItems: 'start',
  '& > h3': { marginTop: space.s5 },
  '& h2:focus-visible': focusRing,
  '& ol, & p': { margin: 0 },
  '& dl': { display: 'grid', gap: space.s2, margin: 0 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s3}` },
  '& dl > div[data-on-paper]': { display: 'none', [media.print]: { display: 'flex' } },
  '& dt': { color: role.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const DeliveryLine = styled('div')({ minHeight: '1.6em', color: role.textMuted });

// Buttons and advice about the screen mean nothing on paper; without script there is nothing to press.
const NotPrinted = styled('div')({
  [media.print]: { display: 'none' },
  [media.noScript]: { '& button': { display: 'none' } },
});
