import { Trans } from '@lingui/react/macro';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';

/** The signed receipt of a stored request, to be kept and checked by anybody. Renders a heading, a sentence and the receipt. */
export function SignedReceipt({ code }: { code: string }) {
  return (
    <>
      <h3>
        <Trans comment="Heading above the signed receipt of a request">Your receipt</Trans>
      </h3>
      <p>
        <Trans comment="The link leads to the page that checks receipts">
          It proves that we have your request and when we received it. Only we can issue one, and it does not
          reveal what you wrote. Keep it; anybody may{' '}
          <Link to={pathTo('check-receipt', { search: { code } })}>check it</Link>.
        </Trans>
      </p>
      <code>{code}</code>
    </>
  );
}
