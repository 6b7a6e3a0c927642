import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Elsewhere, PlacedMessage, WhereReport } from './locate-report.ts';
import { locateWording } from './locate-wording.ts';
import type { Occurrence } from './occurrence.ts';
import { shotName } from './shot-name.ts';

/** A text on more pages than this is told once, apart. */
const manyPages = 25;

/** From `.cache/locate` to the project's folder. */
const project = '../../';

/** What a page says and where each of it is written, as Markdown in one language. */
export function writeMarkdown(report: WhereReport, language: Language, hasShots: boolean): string {
  const words = choiceFor(locateWording, language);
  const own = report.messages.map((message) => ({
    message,
    seen: message.seen.filter((occurrence) => occurrence.language === language),
  }));
  const pagesOf = (seen: readonly Occurrence[]) => new Set(seen.map(({ page }) => page)).size;
  const common = own.filter(({ seen }) => pagesOf(seen) > manyPages);
  const pages = Map.groupBy(
    own
      .filter(({ seen }) => pagesOf(seen) <= manyPages)
      .flatMap(({ message, seen }) => seen.map((occurrence) => ({ message, occurrence }))),
    ({ occurrence }) => occurrence.page,
  );
  const table = (rows: string[]) => [`| ${words.columns.join(' | ')} |`, '|---:|---|---|---|', ...rows, ''];
  return [
    `# ${words.title}`,
    '',
    words.intro,
    '',
    words.counts(report.counts, report.pages),
    '',
    `## ${words.everyPage}`,
    '',
    words.everyPageIntro(manyPages),
    '',
    ...table(common.flatMap(({ message, seen }) => rowOf(message, seen[0], language))),
    ...[...pages].flatMap(([page, found]) => {
      const [first] = found;
      if (first === undefined) return [];
      const rows = new Map(found.map(({ message, occurrence }) => [message, occurrence]));
      return [
        `## ${page}: ${first.occurrence.view === 'file' ? '' : `\`${first.occurrence.path}\``}`.replace(
          /: $/,
          '',
        ),
        '',
        ...(hasShots ? [`[${words.picture}](${shotName({ language, page })})`, ''] : []),
        ...table([...rows].flatMap(([message, occurrence]) => rowOf(message, occurrence, language))),
      ];
    }),
    `## ${words.notMet}`,
    '',
    ...(Object.keys(words.elsewhere) as Elsewhere[]).flatMap((reason) => {
      const rows = report.messages.filter(
        ({ elsewhere, places }) => elsewhere === reason && places[language] !== undefined,
      );
      if (rows.length === 0) return [];
      return [
        `### ${words.elsewhere[reason]}`,
        '',
        ...table(rows.flatMap((message) => rowOf(message, undefined, language))),
      ];
    }),
  ].join('\n');
}

function rowOf(message: PlacedMessage, occurrence: Occurrence | undefined, language: Language): string[] {
  const place = message.places[language];
  if (place === undefined) return [];
  const where = occurrence === undefined ? message.origins.join(', ') : describePlace(occurrence, language);
  const link = `[${place.file.replace(/^locales\//, '')}:${place.line}](${project}${place.file}#L${place.line})`;
  return [`| ${message.number ?? ''} | ${cell(place.text)} | ${cell(where)} | ${link} |`];
}

/** `main part, under “Hours”, aria-label of button`. */
export function describePlace(
  { kind, part, heading, element, view, path }: Occurrence,
  language: Language,
): string {
  const words = choiceFor(locateWording, language);
  if (view === 'file') return path;
  return [
    words.parts[part] ?? part,
    ...(heading === '' || part === 'head' ? [] : [words.under(heading.slice(0, 60))]),
    kind === 'text' ? `<${element}>` : `${kind} <${element}>`,
    ...(view === 'served' ? [] : [words.views[view]]),
  ].join(', ');
}

/** Text that stands in a table: no bar, no break, no markup. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[|\\]/g, '\\$&').replaceAll('<', '&lt;').trim();
}
