import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { FilterForm } from '../FilterForm.tsx';
import { LastCopyNote } from '../SourceNote.tsx';
import { useIsAnswer } from '../use-is-answer.ts';

interface Option {
  value: string;
  label: string;
}

interface FilingFilterFormProps {
  /** The page that answers. */
  action: string;
  filter: { form: string; year: string };
  choices: { forms: readonly Option[]; years: readonly Option[] };
  /** How many filings fit, in words: the heading of the list. */
  count: string;
  lastCopyOf: string | null;
}

/** Chooses filings by form and year, and says how many fit. Renders a `form` and the heading of the list. */
export function FilingFilterForm({ action, filter, choices, count, lastCopyOf }: FilingFilterFormProps) {
  const { t } = useLingui();
  const isAnswer = useIsAnswer();
  const isFiltered = filter.form !== '' || filter.year !== '';
  return (
    <Stack gap="block">
      <FilterForm
        action={action}
        label={t({ message: 'Choose filings', comment: 'Names a form that filters a list of filings' })}
        fields={[
          {
            name: 'form',
            label: t({
              message: 'Form',
              context: 'filing',
              comment: 'Label of a filter: the kind of paper filed with the SEC, such as 10-K',
            }),
            value: filter.form,
            options: [
              {
                value: '',
                label: t({
                  message: 'All forms',
                  context: 'filing',
                  comment: 'First choice of a filter of papers filed with the SEC',
                }),
              },
              ...choices.forms,
            ],
          },
          {
            name: 'year',
            label: t({ message: 'Year', comment: 'Label of a filter of news and filings' }),
            value: filter.year,
            options: [
              { value: '', label: t({ message: 'All years', comment: 'First choice of a filter' }) },
              ...choices.years,
            ],
          },
        ]}
        submit={t({ message: 'Show filings', comment: 'Button that applies a filter to filings' })}
      />
      <LastCopyNote of={lastCopyOf} />
      <Stack>
        <Heading level={2} size="h3" id="list">
          {count}
        </Heading>
        <StatusRegion hidden>{isAnswer && count}</StatusRegion>
        {isFiltered && (
          <Text>
            <Link to={action}>
              <Trans comment="Link from some filings back to all of them">Show all filings</Trans>
            </Link>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
