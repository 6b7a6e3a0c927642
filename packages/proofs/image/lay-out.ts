import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { ignoredBy, readCopy, type Stage } from './containerfile.ts';

/** What the steps are run with. */
export type LayOutOptions = {
  /** The project: what the build of an image would be given. */
  context: string;
  /** What of it stays out, as `.dockerignore` says. */
  ignored: string;
  /** An empty folder; each stage has its own root in it. */
  scratch: string;
  /** A finished build that takes the place of `npm run build`. */
  build: string | undefined;
  /** Hears each step, and why one was not run. */
  report: (line: string) => void;
};

/** The folder that every stage works in. */
const workFolder = '/site';

/**
 * Runs the steps of the stages one after the other, each in a root of its own, with the Node and npm of this machine.
 * @returns the root of the last one.
 * @throws when a step fails, or copies what there is not.
 */
export function layOut(stages: readonly Stage[], options: LayOutOptions): string {
  const { context, scratch, build, report } = options;
  const isIgnored = ignoredBy(options.ignored);
  const roots = new Map<string, string>();
  let root = '';
  for (const [place, { name = 'last', steps }] of stages.entries()) {
    root = join(scratch, `${place}-${name}`);
    roots.set(name, root);
    const site = join(root, workFolder);
    mkdirSync(site, { recursive: true });
    const isBuilt = build !== undefined && steps.some(({ rest }) => rest === 'npm run build');
    for (const { verb, rest } of steps) {
      if (verb === 'COPY' && !isBuilt) {
        const { from, sources, target } = readCopy(rest);
        const origin = from === undefined ? context : roots.get(from);
        if (origin === undefined) throw new Error(`COPY ${rest}: there is no stage "${from}".`);
        for (const source of sources) {
          copy(join(origin, source), resolve(site, target), {
            isFolder: target.endsWith('/') || sources.length > 1,
            isLeftOut: (path) => from === undefined && isIgnored(relative(context, path)),
          });
        }
        report(`done      COPY ${rest}`);
      }
      if (verb === 'RUN' && isBuilt) {
        report(`left out  RUN ${rest}: --build has its outcome`);
        if (rest === 'npm run build') cpSync(build, join(site, 'build'), { recursive: true });
      } else if (verb === 'RUN' && !rest.startsWith('npm ')) {
        report(`not run   RUN ${rest}: it works on the system of the image, and there is none`);
      } else if (verb === 'RUN') {
        const { status, stderr } = spawnSync('sh', ['-c', rest], { cwd: site, encoding: 'utf8' });
        if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}:\n${stderr.slice(-2000)}`);
        report(`done      RUN ${rest}`);
      }
    }
  }
  return root;
}

/** As an engine does: a folder gives its content, a file goes into a folder or takes the name that is given. */
function copy(
  source: string,
  target: string,
  { isFolder, isLeftOut }: { isFolder: boolean; isLeftOut: (path: string) => boolean },
): void {
  if (!existsSync(source) || isLeftOut(source))
    throw new Error(`COPY of ${source}: the build is not given it.`);
  if (!statSync(source).isDirectory()) {
    cpSync(source, isFolder ? join(target, basename(source)) : target);
    return;
  }
  mkdirSync(target, { recursive: true });
  // Links of workspaces lead within the tree, and have to go on doing so.
  for (const name of readdirSync(source)) {
    cpSync(join(source, name), join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isLeftOut(path),
    });
  }
}
