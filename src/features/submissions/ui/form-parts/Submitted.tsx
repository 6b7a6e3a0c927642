import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#design-system/button/index.ts';
import { ScriptOnly, Text } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { focusRing, media, role, space } from '#design-system/theme/roles.ts';
import { NotYetReceived } from './NotYetReceived.tsx';
import { SignedReceipt } from './SignedReceipt.tsx';
import type { DeliveryStage } from './use-submission.ts';

/** How delivery of a submitted form stands. */
export interface DeliveryStatus {
  reference: string;
  stage: Exclude<DeliveryStage, 'refused'>;
  /** Whether this device keeps a copy until the server has the request. */
  durable: boolean;
  /** The signed receipt, once the server has the request. */
  receipt?: string | undefined;
  /** What the form held when it was submitted, in the words of the page. A page without script does not have it. */
  copy?: string | undefined;
}

/** Props of `Submitted`. */
export interface SubmittedProps {
  /** The sentence that a contract fixes to the letter. It is shown before the server answers. */
  sentence: ReactNode;
  delivery: DeliveryStatus;
  /** Moves the focus to the sentence. Default `false`. */
  takesFocus?: boolean;
  /** What stands beside the number once the server has the request, each as a `Pair`. */
  facts?: ReactNode;
  /** When to expect an answer, and what to do if none comes; said once the server has the request. */
  children?: ReactNode;
}

/**
 * Stands where a form was. Renders the sentence as an `h2`, and below it a status line that tells how delivery really
 * stands. Number, date, print button and receipt follow once the server has the request: a number that no clerk can find would be
 * worse than none. A page that shows it never loads anew by itself: what is not yet received would be lost with it.
 */
export function Submitted({ sentence, delivery, takesFocus = false, facts, children }: SubmittedProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone: without this the focus would fall back to the top of the document.
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { reference, stage, durable, receipt, copy } = delivery;

  return (
    <Confirmation data-irreplaceable="">
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {sentence}
        </h2>
      </div>
      <Text component="div" muted sx={{ minHeight: '1.6em' }}>
        <StatusRegion>{deliveryWords()}</StatusRegion>
      </Text>
      {stage === 'received' ? (
        <>
          <dl>
            <Pair term={t({ message: 'Reference number', comment: 'Term before the number of a request' })}>
              <strong>{reference}</strong>
            </Pair>
            {facts}
          </dl>
          {children}
          <PrintConfirmation />
          {receipt !== undefined && <SignedReceipt code={receipt} />}
        </>
      ) : (
        <NotYetReceived durable={durable} copy={copy} />
      )}
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
      return t`This needs you: please keep this page open until it says that we have received your request.`;
    if (stage === 'slow') {
      return t`You are offline or we are slow. You can leave this page: this browser sends your request once it is online, at the latest when you are next on this site.`;
    }
    return t({ message: 'Sending…', comment: 'The request is on its way to the server' });
  }
}

/** Offers the confirmation on paper. Renders nothing on paper, and no button where no script could print. */
function PrintConfirmation() {
  return (
    <ScriptOnly data-print="hide">
      <Button variant="secondary" onClick={() => window.print()}>
        <Trans>Print this confirmation</Trans>
      </Button>
    </ScriptOnly>
  );
}

/** On a shared computer the screen keeps showing this page, so what a person typed is for their own paper only. */
export function Pair({
  term,
  onPaperOnly = false,
  children,
}: {
  term: string;
  onPaperOnly?: boolean;
  children: ReactNode;
}) {
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
  '& code': { overflowWrap: 'anywhere', userSelect: 'all' },
});
