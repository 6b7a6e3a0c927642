import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { formatFigure } from '#i18n/formats.ts';
import { formatLocale, type Language } from '#i18n/language.ts';

type Span = (format: Intl.NumberFormat, from: number, to: number) => string;

const spans: Choices<Span> = {
  eng: (format, from, to) => format.formatRange(from, to),
  // `Intl` sets a hyphen between two signs, which reads as a subtraction.
  es: (format, from, to) => `${formatFigure(from * 100, 0, 'es')}–${format.format(to)}`,
};

/** `95` → `95%`, `60-75` → `60% – 75%`, or `60–75%`, as readers of the language write it. */
export function percentSpan(value: string, target: Language = language): string {
  const [from = 0, to] = value.split('-').map((each) => Number(each) / 100);
  const format = new Intl.NumberFormat(formatLocale[target], { style: 'percent' });
  return to === undefined ? format.format(from) : choiceFor(spans, target)(format, from, to);
}
