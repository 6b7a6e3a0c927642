import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { FormDefinition } from '#features/submissions/server/form-definition.ts';
import openings from '../content/openings.json' with { type: 'json' };
import { checkApplication, readPlainApplication } from '../model/application.ts';

const jobs: ReadonlySet<string> = new Set(openings.jobs.map(({ id }) => id));

/**
 * The form by which somebody applies for a job. It is no lead: hiring reads it here, and no sales system hears of it. A job that was
 * closed while the form stood open still takes it, since whoever hires can say more than a refusal could.
 */
export const applicationForm: FormDefinition = {
  kind: 'application',
  path: formCalls.submitApplication,
  name: 'A job application',
  needsHumanCheck: true,
  check(value) {
    const checked = checkApplication(value);
    if ('faults' in checked) return checked;
    return jobs.has(checked.content.job)
      ? { ...checked, content: { ...checked.content } }
      : { faults: [{ field: 'job', code: 'format' }] };
  },
  readPlain(form) {
    const { values, content, faults } = readPlainApplication((name) => form.get(name) ?? '');
    const isKnown = jobs.has(content.job);
    return {
      values,
      content: { ...content },
      faults: isKnown ? faults : [...faults, { field: 'job', code: 'format' }],
    };
  },
  pageOf(form) {
    const id = form.get('job') ?? '';
    return jobs.has(id) ? { page: 'job', parameters: { id } } : 'careers-openings';
  },
  fragment: 'apply',
};
