import { useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { type SpreadsheetPage, spreadsheetPath } from '#features/investors/model/investor-file.ts';
import { language } from '#i18n/current.ts';
import { formatLanguages } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';

interface SpreadsheetLinkProps {
  page: SpreadsheetPage;
  /** What the page's address chooses of the list; the file holds the same. Default: all. */
  chosen?: Record<string, string>;
}

/** The list of a page, all its rows, as a file. Renders a link that tells kind and language of the file. */
export function SpreadsheetLink({ page, chosen }: SpreadsheetLinkProps) {
  const { t } = useLingui();
  return (
    <DocumentLink
      href={spreadsheetPath(pathTo(page), chosen)}
      title={t({
        message: 'Download all rows as a spreadsheet',
        comment: 'Link to a file with prices, dividends or filings',
      })}
      meta={`CSV, ${formatLanguages([htmlLang[language]])}`}
    />
  );
}
