import { baseForm, type CompanyFiling } from '#features/filings/model/filings.ts';
import { formatLocale, type Language } from '#i18n/language.ts';
import type { SearchDocument } from '../model/ports.ts';

/**
 * The company's filings as they are searched: those of one form and year together, since the list of filings can show
 * them by an address of its own, and ten reports alike would crowd out all else.
 * @param listPath Address of the list of filings.
 */
export function filingDocuments(
  filings: readonly CompanyFiling[],
  language: Language,
  listPath: string,
): SearchDocument[] {
  const format = new Intl.DateTimeFormat(formatLocale[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const groups = Map.groupBy(filings, ({ form, filedOn }) => `${baseForm(form)} ${filedOn.slice(0, 4)}`);
  return [...groups.values()].flatMap((group): SearchDocument[] => {
    const [newest] = group;
    if (newest === undefined) return [];
    const form = baseForm(newest.form);
    const year = newest.filedOn.slice(0, 4);
    const titles = [...new Set(group.map(({ title }) => title).filter((title) => title !== ''))];
    const id = `filing-${form}-${year}`;
    return [
      {
        id,
        kind: 'document',
        of: id,
        title: [titles.length === 1 ? titles[0] : form, titles.length === 1 ? form : year].join(', '),
        text: group
          .map(({ title, form: own, filedOn }) => `${title || own} (${format.format(new Date(filedOn))})`)
          .join('. '),
        path: `${listPath}?${new URLSearchParams({ form, year })}`,
      },
    ];
  });
}
