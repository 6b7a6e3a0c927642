import { runSubmissions } from '#features/submissions/server/cli/submissions.ts';
import type { StorageSettings } from '#server/storage/storage-settings.ts';

/** Runs the command and gives back all that it wrote, with its exit code. */
export async function runCommand(
  args: readonly string[],
  settings: StorageSettings,
  { now, user, line = '' }: { now?: number; user?: string; line?: string } = {},
) {
  let [output, errors] = ['', ''];
  const code = await runSubmissions(args, {
    settings,
    output: {
      write(text) {
        output += text;
      },
    },
    errors: {
      write(text) {
        errors += text;
      },
    },
    ...(now !== undefined && { now: () => now }),
    ...(user !== undefined && { user }),
    readLine: async () => line,
  });
  return { code, output, errors };
}
