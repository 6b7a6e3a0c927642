import { Trans } from '@lingui/react/macro';
import { CellLines } from '#design-system/data-table/index.ts';
import { Link } from '#design-system/link/index.ts';

interface FormNameProps {
  /** As the SEC writes it. */
  form: string;
  /** Its plain name, and the heading below which this page explains it; `null` for a form that the page does not know. */
  help: { label: string; target: string } | null;
}

/** A form by its code and its plain name, which leads to what the page says about it. Renders two lines. */
export function FormName({ form, help }: FormNameProps) {
  const label = help?.label;
  return (
    <CellLines>
      <span>{form}</span>
      {help && (
        <small>
          <Link href={`#${help.target}`}>
            <Trans comment="{label}: Annual report. The link leads to what the form is, and not to a report">
              {label}: what this form is
            </Trans>
          </Link>
        </small>
      )}
    </CellLines>
  );
}
