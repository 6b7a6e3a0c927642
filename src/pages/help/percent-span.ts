import { language } from '#i18n/current.ts';
import { formatLocale, type Language } from '#i18n/language.ts';

/** `95` → `95%`, `60-75` → `60–75%`, as readers of the language write it. */
export function percentSpan(value: string, target: Language = language): string {
  const [from = 0, to] = value.split('-').map((each) => Number(each) / 100);
  const format = new Intl.NumberFormat(formatLocale[target], { style: 'percent' });
  return to === undefined ? format.format(from) : format.formatRange(from, to);
}
