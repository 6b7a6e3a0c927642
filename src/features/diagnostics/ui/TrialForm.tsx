import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { RadioGroup } from '#design-system/field/index.ts';
import { Columns, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { newsTrials, quoteTrials, type Trial } from '../model/trial.ts';

interface TrialFormProps {
  /** What is tried now. */
  trial: Trial;
}

/** Lets quotes and news fail, so that one sees what pages make of it. Renders a `form`; it works without a script. */
export function TrialForm({ trial }: TrialFormProps) {
  const { t } = useLingui();
  const labels = {
    normal: t({
      message: 'From the real source',
      comment: 'Diagnostics: quotes or news are shown as they come',
    }),
    unchanged: t({ message: 'Price has not moved', comment: 'Diagnostics: the share price has not moved' }),
    empty: t({ message: 'Nothing at all', comment: 'Diagnostics: the source has nothing to tell' }),
    failing: t({ message: 'Failing', comment: 'Diagnostics: the source does not answer' }),
  };
  const optionsOf = (choices: readonly (keyof typeof labels)[]) =>
    choices.map((value) => ({ value, label: labels[value] }));
  return (
    <form method="post" action="/console/trial">
      <Stack>
        <Heading level={2} size="h4" id="trial">
          <Trans comment="Diagnostics: heading above switches">Let a source fail</Trans>
        </Heading>
        <Text>
          <Trans comment="Diagnostics: under the heading “Let a source fail”">
            Every page and call of this server answers so until you choose otherwise or it ends. What the
            server keeps ready may follow a minute later.
          </Trans>
        </Text>
        <Columns min="16rem">
          <RadioGroup
            id="trial-quotes"
            name="quotes"
            legend={t({ message: 'Share price', comment: 'Diagnostics: names a choice' })}
            options={optionsOf(quoteTrials)}
            defaultValue={trial.quotes}
          />
          <RadioGroup
            id="trial-news"
            name="news"
            legend={t({ message: 'News', comment: 'Diagnostics: names a choice' })}
            options={optionsOf(newsTrials)}
            defaultValue={trial.news}
          />
        </Columns>
        <Stack row>
          <Button type="submit">
            <Trans comment="Diagnostics: button under switches">Use these settings</Trans>
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
