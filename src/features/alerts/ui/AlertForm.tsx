import type { ReactNode } from 'react';
import { Stack } from '#design-system/layout/index.ts';
import { languageField } from '#features/submissions/model/trap.ts';
import { language } from '#i18n/current.ts';

interface AlertFormProps {
  /** The call that takes it. */
  action: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What else it sends, by field name. */
  hidden: Record<string, string>;
  children: ReactNode;
}

/**
 * A form of the pages about alerts. Renders a `form` that posts to the API by itself, with and without script: the answer
 * is another page. It judges nothing before it is sent, so that its faults stand in one summary.
 */
export function AlertForm({ action, labelledBy, hidden, children }: AlertFormProps) {
  return (
    <form method="post" action={action} noValidate aria-labelledby={labelledBy}>
      <Stack gap="fields" sx={{ alignItems: 'flex-start', '& > div': { width: '100%' } }}>
        {children}
      </Stack>
      {Object.entries({ ...hidden, [languageField]: language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
