import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import type { FilingDocument } from '../model/filings.ts';

interface FilingDocumentsProps {
  documents: readonly FilingDocument[];
  /** Names the filing, so that links with the same format differ to a listener. */
  filing: string;
}

/** The files of a filing, each a link by its format; a made-up filing has none and says so. Renders a list or a text. */
export function FilingDocuments({ documents, filing }: FilingDocumentsProps) {
  const { t } = useLingui();
  const formats: Record<FilingDocument['format'], string> = {
    html: t({ message: 'Web page', comment: 'Link to a filing as a web page' }),
    pdf: 'PDF',
    xbrl: t({ message: 'Data (XBRL)', comment: 'Link to the figures of a filing for programs' }),
  };
  if (documents.length === 0) {
    return (
      <Text component="span" size="small" muted>
        <Trans comment="Stands where a made-up filing would have a link to its document">
          None: this is a sample
        </Trans>
      </Text>
    );
  }
  return (
    <RowList role="list">
      {documents.map(({ format, href }) => (
        <li key={href}>
          <Link href={href} hrefLang="en">
            {formats[format]}
            <VisuallyHidden> ({filing})</VisuallyHidden>
          </Link>
        </li>
      ))}
    </RowList>
  );
}
