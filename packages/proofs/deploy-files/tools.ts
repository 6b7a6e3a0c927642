import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** How long a program may look at a file, in milliseconds. */
const patience = 60_000;

/** Where servers are installed that whoever is not root has not in their path. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Finds a program by its name; undefined where it is not installed. A subcommand that may be lacking (`docker compose`) is asked for. */
export type FindTool = (name: string) => string | undefined;

/** Looks in the folders of a path and in those of servers. */
export function findToolIn(path: string, folders = serverFolders): FindTool {
  return (name) => {
    const [program = '', subcommand] = name.split(' ');
    const found = [...path.split(':').filter(Boolean), ...folders]
      .map((folder) => join(folder, program))
      .find((file) => {
        try {
          accessSync(file, constants.X_OK);
          return true;
        } catch {
          return false;
        }
      });
    if (found === undefined || subcommand === undefined) return found;
    return spawnSync(found, [subcommand, 'version'], { timeout: patience }).status === 0 ? found : undefined;
  };
}

/** Runs a program. Gives back all that it wrote, and whether it was content. */
export function runTool(
  program: string,
  args: readonly string[],
  { folder, settings = {} }: { folder: string; settings?: Record<string, string> },
): { isContent: boolean; lines: string[] } {
  // A home of its own: what is looked at may write its certificates and its state nowhere else.
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...settings,
  };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: patience,
  });
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  return { isContent: status === 0, lines: error ? [...lines, error.message] : lines };
}
