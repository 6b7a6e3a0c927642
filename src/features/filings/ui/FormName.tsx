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
  return (
    <CellLines>
      <span>{form}</span>
      {help && (
        <small>
          <Link href={`#${help.target}`}>
            {help.label}
            {': '}
            <Trans comment="Behind the name of a form, Annual report: the link leads to what the form is, not to a report">
              what this form is
            </Trans>
          </Link>
        </small>
      )}
    </CellLines>
  );
}
