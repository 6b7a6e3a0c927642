/** Addresses of files of a build, as pages and scripts name them: from the root, or beside the script that asks. */
const fromRoot = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g;
const besideIt = /["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g;

/** The files that a text of a page or of a script names, as paths; `at` is the path of the text itself. */
export function filesNamedIn(text: string, at: string): string[] {
  const beside = [...text.matchAll(besideIt)].map(
    ([, name = '']) => `${at.slice(0, at.lastIndexOf('/'))}/${name}`,
  );
  return [...new Set([...(text.match(fromRoot) ?? []), ...beside])];
}

/** What a page that stays open may still ask for: every file that its build has for its language. */
export interface OpenPage {
  files: readonly string[];
}

/**
 * Opens a page and goes after all that it names, and all that this names, as a visitor would in the course of an hour.
 * @param ask Fetches a path. @throws when it is not there.
 */
export async function openPage(path: string, ask: (path: string) => Promise<string>): Promise<OpenPage> {
  const known = new Set(filesNamedIn(await ask(path), path));
  // A set is walked on to what is added while walking.
  for (const file of known)
    if (file.endsWith('.js')) for (const named of filesNamedIn(await ask(file), file)) known.add(named);
  return { files: [...known] };
}
