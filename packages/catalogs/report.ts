import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Finding } from './finding.ts';
import { faultWording, noteReasons, reportWording, ruleWording, type Wording } from './wording.ts';

/** How wide a terminal a translator may be assumed to have. */
const terminalWidth = 80;

/** The longest piece of an offending text that is shown; its place says where the rest is. */
const longestExcerpt = 200;

/** A finding in words of one language. */
export function wordingOf({ rule, values }: Finding, language: Language): Wording {
  const wording = choiceFor(ruleWording[rule], language);
  const faultWords = faultWording[values.fault ?? ''];
  const fault = faultWords && choiceFor(faultWords, language);
  const reason = noteReasons[values.reason ?? ''];
  const all: Record<string, string> = {
    ...values,
    'in branch': values.branch ? choiceFor(reportWording, language).inBranch(values.branch) : '',
    fault: fault?.text ?? '',
    'fault fix': fault?.fix ?? '',
    'note reason': reason ? choiceFor(reason, language) : '',
  };
  const fill = (template: string) =>
    template.replace(/\[([a-z ]+)\]/g, (whole, name: string) => all[name] ?? whole);
  const previous = values.previous
    ? ` ${choiceFor(reportWording, language).previous}"${values.previous}".`
    : '';
  return { text: fill(wording.text) + previous, fix: fill(wording.fix) };
}

/**
 * One finding for a terminal: place, severity, rule and text as compilers print them, so that editors make the place
 * a link; then the offending text and the fix, all within 80 columns.
 */
export function renderFinding(finding: Finding, language: Language): string {
  const { file, line, column, severity, rule, found } = finding;
  const { text, fix } = wordingOf(finding, language);
  const words = choiceFor(reportWording, language);
  return [
    ...wrap(`${file}:${line}:${column}: ${severity}: ${rule}: ${text}`, '', '    '),
    ...(found === '' ? [] : wrap(`${words.found} ${excerpt(found)}`, '    ', '        ')),
    ...wrap(`${words.fix} ${keepTogether(fix)}`, '    ', '        ').map((line) =>
      line.replaceAll('\u00A0', ' '),
    ),
  ].join('\n');
}

/** A comment to copy must not be broken over two lines. */
function keepTogether(fix: string): string {
  return fix.replace(/# i18n-ok: [\w-]+/g, (comment) => comment.replaceAll(' ', '\u00A0'));
}

/** Whether whoever reads the output makes annotations of it: GitHub does, and says so of itself. */
export function showsAnnotations(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.GITHUB_ACTIONS === 'true';
}

/** A finding as an annotation that a code host shows beside the line. */
export function renderAnnotation(finding: Finding, language: Language): string {
  const { file, line, column, severity, rule, found } = finding;
  const { text, fix } = wordingOf(finding, language);
  const properties = { file, line: String(line), col: String(column), title: rule };
  const property = (value: string) => escapeAnnotation(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const head = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  const body = [text, found && excerpt(found), fix].filter(Boolean).join('\n');
  // What the host calls a note.
  const level = severity === 'note' ? 'notice' : severity;
  return `::${level} ${head.join(',')}::${escapeAnnotation(body)}`;
}

/** A finding as plain data, with its words. */
export function findingAsData(finding: Finding, language: Language) {
  const { file, line, column, severity, rule, found } = finding;
  return { file, line, column, severity, rule, ...wordingOf(finding, language), found };
}

/** The last line of the report. */
export function renderSummary(
  findings: Finding[],
  counts: { catalogs: number; messages: number },
  language: Language,
): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return choiceFor(reportWording, language).summary(errors, warnings, counts.catalogs, counts.messages);
}

function excerpt(text: string): string {
  const oneLine = text
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    // Lines break at spaces; several in a row are the fault itself, so they must be seen.
    .replace(/ {2,}/g, (spaces) => '␣'.repeat(spaces.length));
  const letters = [...oneLine];
  return letters.length > longestExcerpt ? `"${letters.slice(0, longestExcerpt).join('')}…"` : `"${oneLine}"`;
}

/** Breaks at spaces; a word longer than the line stays whole, because a path or an address must remain copyable. */
export function wrap(text: string, first: string, rest: string): string[] {
  const lines: string[] = [];
  let current = first;
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    const longer = isEmpty ? current + word : `${current} ${word}`;
    if (!isEmpty && [...longer].length > terminalWidth) {
      lines.push(current);
      current = rest + word;
    } else {
      current = longer;
    }
    isEmpty = false;
  }
  return [...lines, current];
}

function escapeAnnotation(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
