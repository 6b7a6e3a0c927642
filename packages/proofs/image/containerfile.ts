/** One instruction: `COPY a b` → verb `COPY`, rest `a b`. */
export type Step = { verb: string; rest: string };

/** One part of a Containerfile, from its FROM on. */
export type Stage = { image: string; name: string | undefined; steps: Step[] };

/** What a `COPY` moves. */
export type Copy = { from: string | undefined; sources: string[]; target: string };

/** Reads a Containerfile: comments go, lines that go on are one. @throws for an instruction before the first FROM. */
export function readContainerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const [, verb = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (verb === 'FROM') {
      const [, image = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ image, name, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`"${line}" stands before the first FROM.`);
    stage.steps.push({ verb, rest });
  }
  return stages;
}

/** `--from=build /site/build build` → the stage, what is taken and where it goes. @throws for an option it does not know. */
export function readCopy(rest: string): Copy {
  const words = rest.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  const [from] = options.flatMap((option) => /^--from=(\S+)$/.exec(option)?.[1] ?? []);
  if (options.length > (from === undefined ? 0 : 1))
    throw new Error(`COPY with ${options.join(' ')} is not known here.`);
  const places = words.filter((word) => !word.startsWith('--'));
  const target = places.at(-1);
  if (target === undefined || places.length < 2) throw new Error(`COPY ${rest} has no target.`);
  return { from, sources: places.slice(0, -1), target };
}

/** `HOST=0.0.0.0 PORT=3000` → its names and values. */
export function readVariables(steps: readonly Step[]): Record<string, string> {
  const pairs = steps.filter(({ verb }) => verb === 'ENV').flatMap(({ rest }) => rest.split(/\s+/));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** Whether a path of the project stays out of what the build is given; `*` is any name of a file or folder. */
export function ignoredBy(patterns: string): (path: string) => boolean {
  const rules = patterns
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(
      (line) => new RegExp(`^${line.replaceAll(/[.+^$()[\]{}|]/g, '\\$&').replaceAll('*', '[^/]*')}(/|$)`),
    );
  return (path) => rules.some((rule) => rule.test(path));
}
