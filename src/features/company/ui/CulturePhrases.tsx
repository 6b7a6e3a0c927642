import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { language } from '#i18n/current.ts';
import { htmlLang } from '#i18n/language.ts';

interface CulturePhrasesProps {
  phrases: readonly { english: string; spanish: string }[];
}

/** Calls of the yard, the page's own language first. Renders a table; each call carries its language. */
export function CulturePhrases({ phrases }: CulturePhrasesProps) {
  const { t } = useLingui();
  const columns = [
    { id: 'eng', label: t({ message: 'In English', comment: 'Head of a column of short warnings' }) },
    { id: 'es', label: t({ message: 'In Spanish', comment: 'Head of a column of short warnings' }) },
  ];
  return (
    <DataTable
      caption={t({
        message: 'Calls of the yard in both languages',
        comment: 'Names a table of short warnings in English and Spanish',
      })}
      captionHidden
      columns={language === 'es' ? columns.toReversed() : columns}
      rows={phrases.map(({ english, spanish }) => ({
        id: english,
        cells: {
          eng: <span lang={htmlLang.eng}>{english}</span>,
          es: <span lang={htmlLang.es}>{spanish}</span>,
        },
      }))}
      emptyText=""
    />
  );
}
