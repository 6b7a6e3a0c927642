import { runInNewContext } from 'node:vm';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** What Lingui compiles a catalog to, by the ids of its messages. */
export type CompiledMessages = Record<string, string | CompiledMessage>;

const jsonInScript = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** The escapes that a string of a script may have and one of JSON may not. */
const scriptEscapes = /\\(?:x([0-9a-fA-F]{2})|(')|(v)|(0)|([\s\S]))/g;

/**
 * Changes the messages of a compiled catalog, `export const messages=JSON.parse("…")`.
 * @throws when it is compiled in another form.
 */
export function changeCompiled(
  code: string,
  change: (messages: CompiledMessages) => CompiledMessages,
): string {
  const literal = jsonInScript.exec(code)?.[1];
  if (literal === undefined)
    throw new Error('The catalog is no JSON; packages/build/compiled-catalog.ts is out of date.');
  const text: string = JSON.parse(
    literal.replace(scriptEscapes, (whole, hex?: string, quote?: string, tab?: string, nul?: string) => {
      if (hex !== undefined) return `\\u00${hex}`;
      if (quote !== undefined) return quote;
      if (tab !== undefined) return '\\u000b';
      return nul === undefined ? whole : '\\u0000';
    }),
  );
  const changed = JSON.stringify(change(JSON.parse(text)));
  return code.replace(literal, () => JSON.stringify(changed));
}

/** An object that a bundled script reads from a text, in whatever quotes the bundler has put it: `JSON.parse(`{"a":1}`)`. */
const jsonInBundle = /JSON\.parse\((?<literal>(?<quote>["'`])\{(?:\\[\s\S]|(?!\k<quote>)[^\\])*\k<quote>)\)/g;

/**
 * Changes catalogs where a bundler has put them, among the rest of a script. `change` is given every object that the script reads
 * from a text, and gives back undefined for what is no catalog.
 */
export function changeBundled(
  code: string,
  change: (messages: CompiledMessages) => CompiledMessages | undefined,
): string {
  return code.replace(jsonInBundle, (whole, literal: string) => {
    // What its quotes and escapes mean, the language itself knows best; it is a text and nothing else.
    const changed = change(JSON.parse(runInNewContext(literal)));
    return changed === undefined ? whole : `JSON.parse(${JSON.stringify(JSON.stringify(changed))})`;
  });
}
