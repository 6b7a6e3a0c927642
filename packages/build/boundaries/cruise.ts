import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import { type Place, placesIn } from '../source-file.ts';
import type { Finding } from './finding.ts';
import { rules } from './rules.ts';

/** What is looked at, below the project's folder. */
const roots = ['src', 'packages', 'tests'];

/** Every import of a project that a rule refuses, with the rule's sentence. @param folder The project's folder, absolute. */
export async function importFindings(
  folder: string,
  forbidden: readonly IRegularForbiddenRuleType[] = rules,
): Promise<Finding[]> {
  const { output } = await cruise(
    roots.filter((root) => existsSync(join(folder, root))),
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...forbidden] },
      // TypeScript 7 has no parser that a program can call; swc's sees imports of types as well.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'default'],
        extensions: ['.ts', '.tsx', '.js', '.json'],
      },
    },
  );
  if (typeof output === 'string') throw new Error(`The imports could not be read: ${output}`);
  return findingsOf(output, folder, forbidden);
}

function findingsOf(
  { modules, summary }: ICruiseResult,
  folder: string,
  forbidden: readonly IRegularForbiddenRuleType[],
): Finding[] {
  const specifiers = new Map(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(
        ({ resolved, module, protocol }) => [`${source} ${resolved}`, `${protocol ?? ''}${module}`] as const,
      ),
    ),
  );
  const sentences = new Map(forbidden.map(({ name, comment }) => [name ?? '', comment ?? '']));
  return summary.violations.map(({ rule, from, to, cycle }): Finding => {
    const specifier = specifiers.get(`${from} ${to}`) ?? to;
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `"${specifier}"`;
    const text = `${way}: ${sentences.get(rule.name) ?? ''}`;
    return { rule: rule.name, path: from, ...placeOf(join(folder, from), specifier), text };
  });
}

/** Where a file writes a specifier. */
function placeOf(file: string, specifier: string): Place {
  const code = readFileSync(file, 'utf8');
  const offset = [`'${specifier}'`, `"${specifier}"`]
    .map((quoted) => code.indexOf(quoted))
    .find((at) => at >= 0);
  return placesIn(code)(offset ?? 0);
}
