import type { Plugin } from 'vite';

/**
 * A JSON file that cannot be read is named, with the place in it. Vite's own reader says "expected value at line 2 column 7"
 * and not of which file (vite 8.3); when it does, this can go.
 */
export function jsonFaults(): Plugin {
  return {
    name: 'json-faults',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/ },
      handler(code, id) {
        const fault = jsonFault(code);
        if (fault === undefined) return undefined;
        const { message, line, column } = fault;
        this.error({ message, id, loc: { file: id, line, column } });
      },
    },
  };
}

/** What keeps a text from being JSON, and where; undefined of what is. Lines and columns count from 1. */
export function jsonFault(text: string): { message: string; line: number; column: number } | undefined {
  const message = complaint(text);
  if (message === undefined) return undefined;
  // V8 says where for some faults only. The first part of the text that nothing could complete ends at the fault.
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (isBeyondMending(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  const before = text.slice(0, sound).split('\n');
  return {
    message: `This is no JSON: ${message.replace(/ at position \d+.*$|, (?:\.{3})?".*$/s, '')}.`,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

/** What the parser says, if anything. */
function complaint(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

/** Whether no further text could make JSON of this one. */
function isBeyondMending(text: string): boolean {
  const message = complaint(text);
  if (message === undefined) return false;
  const position = / at position (\d+)/.exec(message)?.[1];
  return position === undefined ? !message.includes('end of JSON input') : Number(position) < text.length;
}
