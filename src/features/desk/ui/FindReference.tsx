import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';

/** Leads from a reference that somebody was told, in whatever spelling, to its request. Renders a search in one line. */
export function FindReference() {
  const { t } = useLingui();
  return (
    <QueryForm
      line
      label={t({ message: 'Find one request', comment: 'Names a search by reference, for staff' })}
      action={deskPath(language, '/record')}
    >
      <TextField
        id="reference"
        name="reference"
        autoComplete="off"
        label={t({ message: 'Reference that a visitor was given', comment: 'Like AB12-CD34' })}
      />
      <Button type="submit" variant="secondary">
        {t({ context: 'desk', message: 'Find', comment: 'Button beside a reference' })}
      </Button>
    </QueryForm>
  );
}
