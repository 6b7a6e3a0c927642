import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { array, lazy, mixed, object, string } from 'yup';
import { languages } from '#i18n/language.ts';
import { pages } from '#site/manifest.ts';
import { type State, type Step, widths } from './contract.ts';

const text = string().required();

/** Each kind of step by the word that names it. */
const stepKinds = {
  click: object({ click: text }),
  focus: object({ focus: text }),
  fill: object({ fill: text, with: string().defined() }),
  choose: object({ choose: text, value: string().defined() }),
  press: object({ press: text }),
  scrollTo: object({ scrollTo: text }),
  see: object({ see: text }),
  gone: object({ gone: text }),
  answer: object({
    answer: text.matches(/^\//, 'must be a path, from its slash'),
    with: mixed()
      .required()
      .test('answer', 'must be a status, "offline" or "slow"', (value) =>
        typeof value === 'number' ? value >= 200 && value < 600 : value === 'offline' || value === 'slow',
      ),
    body: mixed(),
  }),
} as const;

const step = lazy((value: unknown) => {
  const kind = Object.keys(stepKinds).find(
    (word) => typeof value === 'object' && value !== null && word in value,
  );
  const shape = stepKinds[(kind ?? 'click') as keyof typeof stepKinds];
  return shape.noUnknown('holds a word that this step does not have');
});

const pageIds = pages.map(({ id }) => id as string);

const schema = array(
  object({
    id: text.matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
    title: object({ eng: text, es: text }).noUnknown(),
    pages: array(text.oneOf(pageIds, 'names a page that the site does not have')).min(1).required(),
    languages: array(text.oneOf([...languages])).min(1),
    widths: array(mixed().oneOf([...widths])).min(1),
    steps: array(step).min(1).required(),
  }).noUnknown('only the fields of a state'),
).required();

/**
 * Holds what one file declares against what the audit can do.
 * @throws naming file, field and reason.
 */
export function readStates(file: string, declared: unknown): State[] {
  try {
    return schema.validateSync(declared, { strict: true }) as unknown as State[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}; the audit could not bring a page into this state; correct it.`);
  }
}

/**
 * Finds the states that are declared beside components and pages, `src/**\/*.states.ts`.
 * @throws when a file declares none, a state is not what the contract says, or two have one id.
 */
export async function collectStates(project: string): Promise<State[]> {
  const files = globSync('src/**/*.states.ts', { cwd: project }).sort();
  const owners = new Map<string, string>();
  const collected: State[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(join(project, file)).href)) as { states?: unknown };
    for (const state of readStates(file, module.states)) {
      refuseDuplicate(state, file, owners);
      collected.push(state);
    }
  }
  return collected;
}

/** @throws when the id is taken already, also by the name of the page as it opens. */
export function refuseDuplicate({ id }: State, file: string, owners: Map<string, string>): void {
  const owner = id === 'default' ? 'the page as it opens' : owners.get(id);
  if (owner !== undefined) {
    throw new Error(
      `${file}: the state "${id}" is already that of ${owner}; one would overwrite the other in the report; rename it.`,
    );
  }
  owners.set(id, file);
}

/** The steps' kinds, for whoever writes states. */
export const stepNames: readonly (keyof Step | string)[] = Object.keys(stepKinds);
