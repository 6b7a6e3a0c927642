import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { languages } from '#i18n/language.ts';
import { wrap } from '../report.ts';
import { findMessages, type PlacedMessage, type WhereReport } from './locate-report.ts';
import { locateWording } from './locate-wording.ts';
import { describePlace } from './write-markdown.ts';

/** More answers than this do not help. */
const mostAnswers = 8;
/** More pages than this say "everywhere". */
const mostPages = 5;

/**
 * Where a text is, for a terminal of 80 columns: the lines of the catalogs, then the pages and the place on each. Empty
 * when nothing holds the words.
 */
export function answerWhere(report: WhereReport, wanted: string, language: Language): string {
  const words = choiceFor(locateWording, language);
  const found = findMessages(report, wanted);
  if (found.length === 0) return '';
  const answers = found
    .slice(0, mostAnswers)
    .map((message) => answerFor(message, language, report.pages > 0));
  const rest = found.length - mostAnswers;
  return [...answers, ...(rest > 0 ? [words.more(rest)] : [])].join('\n\n');
}

/** @param visited Whether any page was visited; without, that a text was met on none says nothing. */
function answerFor(message: PlacedMessage, language: Language, visited: boolean): string {
  const words = choiceFor(locateWording, language);
  const lines = languages.flatMap((each) => {
    const place = message.places[each];
    if (place === undefined) return [];
    return [`${place.file}:${place.line}`, ...wrap(place.text.replace(/\s+/g, ' '), '    ', '    ')];
  });
  const byPage = Map.groupBy(
    message.seen.filter(
      (occurrence) =>
        occurrence.language === language || message.seen.every((other) => other.language !== language),
    ),
    ({ page }) => page,
  );
  const pages = [...byPage]
    .slice(0, mostPages)
    .flatMap(([page, [occurrence]]) =>
      occurrence === undefined
        ? []
        : wrap(`${page} ${occurrence.path}: ${describePlace(occurrence, language)}`, '    ', '        '),
    );
  const hidden = byPage.size - mostPages;
  return [
    ...lines,
    ...(pages.length > 0 ? [`  ${words.pages}:`, ...pages] : []),
    ...(hidden > 0 ? [`    ${words.morePages(hidden)}`] : []),
    ...elsewhereLines(message, language, visited),
    ...wrap(`${words.origin}: ${message.origins.join(' ')}`, '  ', '    '),
  ].join('\n');
}

/** What is known of a text that no page showed: from where it comes, and that it was looked for. */
function elsewhereLines({ elsewhere }: PlacedMessage, language: Language, visited: boolean): string[] {
  const words = choiceFor(locateWording, language);
  if (elsewhere === undefined || (elsewhere === 'state' && !visited)) return [];
  const sentences = [...(visited ? [words.notMet] : []), words.elsewhere[elsewhere]];
  return wrap(`${sentences.join('. ')}.`, '  ', '    ');
}
