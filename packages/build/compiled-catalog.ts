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
