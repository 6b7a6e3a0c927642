import type { Plugin } from 'vite';
import { languages } from '#i18n/language.ts';

const file = 'src/i18n/language.ts';
/** How the module says which languages there are. */
const filtered = 'Object.keys(facts).filter(isServed)';
/** A line of its table that is a draft's. */
const draftLine = /^ {2}\w+: \{.*\bdraft: true\b.*\},\n/gm;

/**
 * Settles which languages the modules of pages know. A build knows nothing of a draft: its line is taken out of the table and
 * the filter goes with it, so that the browser gets the bytes it would get if nobody had begun a translation. In dev,
 * where there is a list in the environment that browsers cannot read, the languages of this process are written down.
 */
export function draftLanguages(): Plugin {
  let isBuilding = true;
  return {
    name: 'draft-languages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(`/${file}`)) return undefined;
      return { code: isBuilding ? releasedOnly(code) : settled(code), map: null };
    },
  };
}

/** The module as it would be without drafts. @throws when one is left, because it would be published. */
export function releasedOnly(code: string): string {
  const text = code.replace(draftLine, '');
  const table = /const facts = \{[\s\S]*?\n\} as const/.exec(text)?.[0];
  if (table === undefined || !text.includes(filtered) || /\bdraft:/.test(table)) {
    throw new Error(
      `${file}: a draft language would get into the build, because its entry is not one line that ends in "draft: true }," or ` +
        `the list is no longer "${filtered}"; write it so, or change vite-draft-languages.ts with it.`,
    );
  }
  return text.replace(filtered, 'Object.keys(facts)');
}

function settled(code: string): string {
  return code.replace(filtered, JSON.stringify(languages));
}
