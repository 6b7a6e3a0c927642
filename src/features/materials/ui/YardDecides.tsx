import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';

/** Says how far a list of rules can be relied on. Renders a callout. */
export function YardDecides() {
  const { t } = useLingui();
  return (
    <Callout
      tone="warning"
      headingLevel={3}
      title={t({
        message: 'The yard decides, and the law of the place holds',
        comment: 'Title of a note on the page what-to-bring',
      })}
    >
      <p>
        <Trans>
          We are metal people, not lawyers: this is no legal advice. Laws change, and cities add rules of
          their own. When the person at the gate asks for more than stands here, bring that.
        </Trans>
      </p>
    </Callout>
  );
}
