import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Text } from '#design-system/layout/index.ts';

/** Says that dates are made up. Renders a ribbon. */
export function SampleDates() {
  const { t } = useLingui();
  return (
    <Callout
      tone="sample"
      title={t({ message: 'These dates are a sample', comment: 'Title of a note: the events are made up' })}
    >
      <Text>
        <Trans>
          The company is invented, so nobody will call and no hall is booked. The dates follow the habits of
          real companies with this fiscal year.
        </Trans>
      </Text>
    </Callout>
  );
}
