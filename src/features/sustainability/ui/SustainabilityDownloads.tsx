import { useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { language } from '#i18n/current.ts';
import { formatBytes } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import type { Downloads } from './sustainability.server.ts';

interface SustainabilityDownloadsProps {
  downloads: Downloads;
  /** Which of the documents. Default: all. */
  only?: readonly string[];
}

/** The documents of one language, each with kind, size and language. Renders a `ul`. */
export function SustainabilityDownloads({ downloads, only }: SustainabilityDownloadsProps) {
  const { t } = useLingui();
  const { lang, languageName, files } = downloads;
  const shown = only ? files.filter(({ id }) => only.includes(id)) : files;
  return (
    <RuledList role="list" top="none" room="none">
      {shown.map(({ id, title, kind, bytes, href }) => (
        <li key={id}>
          <DocumentLink
            href={href}
            title={title}
            lang={lang === htmlLang[language] ? undefined : lang}
            hrefLang={lang}
            meta={t({
              message: `${{ kind }}, ${{ size: formatBytes(bytes) }}, ${{ languageName }}`,
              comment: 'Behind the link to a file: its kind (PDF, CSV), its size and its language',
            })}
          />
        </li>
      ))}
    </RuledList>
  );
}
