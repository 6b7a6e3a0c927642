import type { Plugin, Rollup } from 'vite';

/**
 * In which files the browser's code travels, read off the layout and off what imports what. The few names that neither of
 * them says stand here:
 */

/** Modules that every page loads hang on these two, by static imports. */
const everyPageEntries = ['/src/app/root.tsx', '/src/app/entry.client.tsx'];

/** A file of its own: it runs when all that a page imports has run, and would begin too early as part of what is imported. */
const lastEntry = '/src/app/entry.client.tsx';

/**
 * Folders whose modules travel as a file of their own, though other pages or moments would have them with others: one form
 * shows the names of regions at once, another only when a country is chosen.
 */
const ownFiles = ['region-words'];

/**
 * No component but several kinds of one: a page shows one of them, and together they would bring their tables along. And one that is
 * another with more: its file would swallow the other's, and with it every page that has only that.
 */
const kinds = ['chart', 'movable-map', 'picture'];

/**
 * Modules that only define things: what a page does not use of them, it does not load. The words of saved pages are added by a
 * call, since most pages that name them do so on the server alone. What is called `Written…` the server alone draws.
 */
const definitions =
  /\.po$|\/features\/[\w-]+\/(model|content)\/|\/design-system\/|\/ui\/Written\w+\.tsx$|\/saved-pages\/ui\/add-words\.ts$/;

/** For `treeshake.moduleSideEffects`: whether a module does something by being loaded. */
export function hasSideEffects(id: string): boolean {
  return !definitions.test(id.split('?')[0] ?? '');
}

/** A folder of the design system: its component, its parts and its index are asked for together. */
const component = /\/src\/design-system\/([\w-]+)\//;

/**
 * The groups of `output.codeSplitting`, and the plug-in that looks at the graph before they are asked. What every page
 * loads travels as two files: one changes with the packages, one with the site; many small ones compress worse. Of the
 * rest, a component of the design system is one file, not one for itself and one for its index.
 */
export function chunks(): { plugin: Plugin; groups: Rollup.CodeSplittingGroup[] } {
  let everyPage: ReadonlySet<string> = new Set();
  const isOfEveryPage = (id: string) => everyPage.has(id);
  const folderOf = (id: string) => {
    const folder = id.includes('.examples.') ? undefined : component.exec(id)?.[1];
    return folder === undefined || kinds.includes(folder) ? null : folder;
  };
  const ownFileOf = (id: string) =>
    ownFiles.find((name) => new RegExp(`/${name}(/|\\.po$)`).test(id)) ?? null;
  return {
    plugin: {
      name: 'chunks-of-every-page',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        everyPage = reachedFrom(
          [...this.getModuleIds()].filter((id) => everyPageEntries.some((entry) => id.includes(entry))),
          (id) => this.getModuleInfo(id)?.importedIds ?? [],
        );
      },
    },
    groups: [
      { name: 'packages', test: (id) => isOfEveryPage(id) && id.includes('/node_modules/'), priority: 3 },
      {
        name: 'site',
        test: (id) => isOfEveryPage(id) && !id.includes('/node_modules/') && !id.includes(lastEntry),
        priority: 2,
      },
      { name: ownFileOf, debugName: 'files of their own', test: (id) => ownFileOf(id) !== null, priority: 1 },
      { name: folderOf, debugName: 'design system', test: (id) => folderOf(id) !== null, priority: 1 },
    ],
  };
}

/** All that is reached from some modules, themselves included. */
export function reachedFrom(
  first: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const reached = new Set(first);
  // A set grows while it is walked through.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}
