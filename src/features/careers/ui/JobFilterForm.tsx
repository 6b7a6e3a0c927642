import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { FieldRow, SelectField } from '#design-system/field/index.ts';
import { pathTo } from '#site/paths.ts';
import { jobParameters } from '../model/jobs-call.ts';
import type { JobFilter } from './careers-openings.server.ts';
import { useJobWords } from './careers-openings-words.ts';

interface JobFilterFormProps {
  filter: JobFilter;
  /** Two-letter codes of the states and provinces that have open jobs. */
  regions: readonly string[];
}

/** Chooses kind of work and place: a GET form, complete without script. Renders a `form`. */
export function JobFilterForm({ filter, regions }: JobFilterFormProps) {
  const { t } = useLingui();
  const { families } = useJobWords();
  const all = t({ message: 'All', comment: 'First choice of a filter: nothing is left out' });
  return (
    <Form
      method="get"
      action={pathTo('careers-openings')}
      preventScrollReset
      aria-label={t({ message: 'Filter the jobs', comment: 'Name of a form for screen readers' })}
    >
      <FieldRow>
        <SelectField
          id="job-family"
          name={jobParameters.family}
          label={t({ message: 'Kind of work', comment: 'Label of a filter of jobs' })}
          defaultValue={filter.family}
          key={`family-${filter.family}`}
          options={[
            { value: '', label: all },
            ...Object.entries(families).map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          id="job-region"
          name={jobParameters.region}
          label={t({ message: 'State or province of the job', comment: 'Label of a filter of jobs' })}
          defaultValue={filter.region}
          key={`region-${filter.region}`}
          options={[{ value: '', label: all }, ...regions.map((value) => ({ value, label: value }))]}
        />
        <Button variant="primary" type="submit">
          {t({ message: 'Show jobs', comment: 'Button that applies a filter' })}
        </Button>
      </FieldRow>
    </Form>
  );
}
