import type { Plugin } from 'vite';

/** What Vite calls the module whose function stands around each `import()` of the browser's build. */
const helper = '\0vite/preload-helper.js';

/**
 * Vite's function that asks for what a script imports beside the script itself, without the part for style sheets: this build
 * has none, since Emotion writes the styles, and that part is 300 bytes of every page. A file of styles in the build stops it.
 */
export function scriptPreload(): Plugin {
  return {
    name: 'script-preload',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return id === helper ? preloadSource : undefined;
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (styles !== undefined)
        this.error(
          `The build has a file of styles, ${styles}, which no script would wait for; write its styles with Emotion, or take ` +
            'scriptPreload out of vite.config.ts.',
        );
    },
  };
}

/** Offers what Vite's module does: `__vitePreload(load, files)`, and the event by which `reload-when-gone.ts` hears of a file that is gone. */
const preloadSource = `
export const __vitePreload = async (load, files = []) => {
  for (const file of files) {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  try {
    return await load();
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  }
};
`;
