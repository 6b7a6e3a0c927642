import { type Choices, choiceFor } from '#i18n/choices.ts';
import { isReleased, type Language, languages, ownName } from '#i18n/language.ts';
import { compareFindings, type Finding } from './finding.ts';

/** What is found in a language that is only being translated. */
export interface DraftCount {
  language: Language;
  /** How many findings of each rule, the most frequent first. */
  rules: Record<string, number>;
}

/** Of these there are thousands when a language begins: they are counted, and their files say where they are. */
export const onlyCounted: ReadonlySet<string> = new Set<Finding['rule']>([
  'missing',
  'catalog-missing',
  'not-extracted',
  'slug-missing',
]);

const wording: Choices<{ draft: string; nothing: string; stops: string }> = {
  eng: { draft: 'draft', nothing: 'nothing is left to do', stops: 'none of it stops a build' },
  es: { draft: 'borrador', nothing: 'no queda nada por hacer', stops: 'nada de eso detiene la construcción' },
};

/** The findings in catalogs of drafts. */
export function draftFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => draftOf(finding) !== undefined);
}

/** All findings in the order of their places, those of drafts as notes, which block nothing, and their numbers. */
export function withDraftsAsNotes(findings: readonly Finding[]): {
  findings: Finding[];
  drafts: DraftCount[];
} {
  const counts = new Map(languages.filter((each) => !isReleased(each)).map((each) => [each, counter()]));
  const told = findings.flatMap((finding): Finding[] => {
    const draft = draftOf(finding);
    if (draft === undefined) return [withoutDrafts(finding)];
    const count = counts.get(draft);
    count?.set(finding.rule, (count.get(finding.rule) ?? 0) + 1);
    return onlyCounted.has(finding.rule) ? [] : [{ ...finding, severity: 'note' }];
  });
  const drafts = [...counts].map(([language, count]) => ({
    language,
    rules: Object.fromEntries([...count].sort(([, one], [, other]) => other - one)),
  }));
  return { findings: told.sort(compareFindings), drafts };
}

/** `Français (fra), draft: 5021 missing, 2 placeholder-lost; none of it stops a build.` */
export function renderDraft({ language, rules }: DraftCount, reader: Language): string {
  const { draft, nothing, stops } = choiceFor(wording, reader);
  const counts = Object.entries(rules).map(([rule, count]) => `${count} ${rule}`);
  const found = counts.length === 0 ? nothing : `${counts.join(', ')}; ${stops}`;
  return `${ownName[language]} (${language}), ${draft}: ${found}.`;
}

/** The draft whose fault it is: it stands in its catalog, or is told of another because that draft lacks or has something. */
function draftOf({ rule, file, values }: Finding): Language | undefined {
  const own = languageOfPath(file);
  if (own !== undefined) return isReleased(own) ? draftBehind(rule, values.other ?? '') : own;
  return rule === 'not-extracted' ? draftBehind(rule, values.catalog ?? '') : undefined;
}

/** The draft that a finding in the catalog of another language, or in the source, comes from; only when it is the only cause. */
function draftBehind(rule: Finding['rule'], paths: string): Language | undefined {
  if (rule !== 'message-alone' && rule !== 'not-extracted') return undefined;
  const causes = paths.split(', ').map(languageOfPath);
  return causes.every((each) => each !== undefined && !isReleased(each)) ? causes[0] : undefined;
}

/** What the source has and catalogs lack: named are those whose lack counts. */
function withoutDrafts(finding: Finding): Finding {
  const { rule, values } = finding;
  if (rule !== 'not-extracted') return finding;
  const paths = (values.catalog ?? '').split(', ').filter((path) => {
    const language = languageOfPath(path);
    return language === undefined || isReleased(language);
  });
  return { ...finding, values: { ...values, catalog: paths.join(', ') } };
}

function languageOfPath(path: string): Language | undefined {
  const [, name] = /^locales\/([^/]+)\//.exec(path) ?? [];
  return languages.find((each) => each === name);
}

const counter = () => new Map<string, number>();
