import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { optionsIn, SelectField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { headOffice } from '#features/careers/model/open-jobs.ts';
import { WatchForm } from './WatchForm.tsx';
import { WatchSection } from './WatchSection.tsx';
import type { JobFormData } from './watch-form.server.ts';

interface JobWatchFormProps extends JobFormData {
  /** Names of the kinds of work, by their codes. */
  families: Record<string, string>;
}

/** Asks to be told when a job of a kind opens, at a place or anywhere. Renders a section. */
export function JobWatchForm({ state, question, yards, families }: JobWatchFormProps) {
  const { t } = useLingui();
  return (
    <WatchSection
      title={t({ message: 'Tell me when a job opens', comment: 'Heading above a form' })}
      instead={
        state === null && (
          <Trans comment="In place of a form, while no emails are sent">
            We do not send emails about jobs yet. Keep the address of this page: it lists the kind of work you
            chose whenever you open it.
          </Trans>
        )
      }
    >
      {state && (
        <WatchForm page="careers-openings" state={state} question={question}>
          <Text>
            <Trans comment="Above a form">
              We write to you, at most once a day, as soon as we post a job that fits.
            </Trans>
          </Text>
          <SelectField
            id="watch-work"
            name="work"
            label={t({ message: 'Kind of work', comment: 'Label of a list: what somebody wants to do' })}
            error={state.faults.work}
            defaultValue={state.values.work}
            options={[
              {
                value: '',
                label: t({ message: 'Any kind of work', comment: 'Choice in a list of kinds of work' }),
              },
              ...Object.entries(families).map(([value, label]) => ({ value, label })),
            ]}
          />
          <SelectField
            id="watch-place"
            name="place"
            label={t({ message: 'Where', comment: 'Label of a list of yards' })}
            error={state.faults.place}
            defaultValue={state.values.place}
            options={[
              {
                value: '',
                label: t({ message: 'Any of our places', comment: 'Choice in a list of places of work' }),
              },
              {
                value: headOffice,
                label: t({ message: 'Our head office', comment: 'Choice in a list of places of work' }),
              },
              ...optionsIn(yards),
            ]}
          />
        </WatchForm>
      )}
    </WatchSection>
  );
}
