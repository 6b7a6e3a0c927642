import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { language } from '#i18n/current.ts';
import { formatLanguages } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import { type SpreadsheetPage, spreadsheetPath } from '../model/investor-file.ts';

interface SpreadsheetLinkProps {
  page: SpreadsheetPage;
  /** How many rows the file has below its heads. */
  rows: number;
  /** What the page's address chooses of the list; the file holds the same. Default: all. */
  chosen?: Record<string, string>;
}

/** The list of a page, all its rows, as a file. Renders a link that tells kind, size and language of the file. */
export function SpreadsheetLink({ page, rows, chosen }: SpreadsheetLinkProps) {
  const { t } = useLingui();
  // The file is made when it is asked for: its rows are known before, its bytes are not.
  const size = t({
    message: plural(rows, { one: '# row', other: '# rows' }),
    comment: 'How large a spreadsheet is, beside the link to it: CSV, 12 rows, English',
  });
  return (
    <DocumentLink
      href={spreadsheetPath(pathTo(page), chosen)}
      title={t({
        message: 'Download all rows as a spreadsheet',
        comment: 'Link to a file with prices, dividends or filings',
      })}
      meta={`CSV, ${size}, ${formatLanguages([htmlLang[language]])}`}
    />
  );
}
