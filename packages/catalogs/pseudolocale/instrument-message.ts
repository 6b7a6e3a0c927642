import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * A instrumentation puts other letters where a message has words, and leaves alone what makes it a message: placeholders, tags,
 * plurals, formats. It works on what Lingui's own parser made of the text, so it cannot cut a placeholder in two.
 */
export interface Instrumentation {
  /** What stands in place of a run of text without placeholder or tag. */
  text: (run: string) => string;
  /** What comes before and after the whole message. Default: nothing. */
  around?: readonly [before: string, after: string];
}

type Token = CompiledMessage[number];
type Choices = Record<string, CompiledMessage>;

/** Tags as Lingui writes them into a message; they stay as they are. */
const tags = /(<\/?[a-zA-Z0-9_](?:[\w.-]*\w)?\s*\/?>)/;

/** A compiled message instrumented: same placeholders, same tags, same choices. */
export function instrumentMessage(
  message: CompiledMessage,
  instrumentation: Instrumentation,
): CompiledMessage {
  const [before, after] = instrumentation.around ?? ['', ''];
  const inside = instrumentTokens(message, instrumentation);
  return [...(before === '' ? [] : [before]), ...inside, ...(after === '' ? [] : [after])];
}

function instrumentTokens(tokens: CompiledMessage, instrumentation: Instrumentation): CompiledMessage {
  return tokens.map((token): Token => {
    if (typeof token === 'string') return instrumentRuns(token, instrumentation.text);
    const [name, format, choices] = token;
    if (!isChoices(choices)) return token;
    const branches = branchesOf(choices).map(([key, branch]) => [
      key,
      instrumentTokens(branch, instrumentation),
    ]);
    return [name, format, { ...choices, ...Object.fromEntries(branches) }] as Token;
  });
}

/** `#` alone is the number of a plural, as the parser leaves it. */
function instrumentRuns(text: string, replace: (run: string) => string): string {
  if (text === '#') return text;
  return text
    .split(tags)
    .map((part) => (tags.test(part) || part.trim() === '' ? part : replace(part)))
    .join('');
}

/**
 * A compiled message as text again: `['Yards: ', ['n']]` → `Yards: {n}`.
 * @throws when it holds a format other than a choice; no catalog that the server reads has one.
 */
export function printMessage(tokens: CompiledMessage): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return quoted(token);
      const [name, format, choices] = token;
      if (format === undefined) return `{${name}}`;
      if (!isChoices(choices)) throw new Error(`{${name}, ${format}} cannot be written as text again.`);
      const offset = Number(choices.offset ?? 0);
      const branches = branchesOf(choices).map(([key, branch]) => `${keyOf(key)} {${printMessage(branch)}}`);
      if (offset > 0) branches.unshift(`offset:${offset}`);
      return `{${name}, ${format}, ${branches.join(' ')}}`;
    })
    .join('');
}

/** The parser writes `=1` as `1`. */
const keyOf = (key: string): string => (/^\d+$/.test(key) ? `=${key}` : key);

/** Text as ICU writes it: braces quoted, and quotes doubled. */
const quoted = (text: string): string => text.replace(/'/g, "''").replace(/[{}]+/g, "'$&'");

function branchesOf(choices: Choices): [key: string, tokens: CompiledMessage][] {
  return Object.entries(choices).filter(([, tokens]) => Array.isArray(tokens));
}

function isChoices(value: unknown): value is Choices {
  return value !== null && typeof value === 'object' && Object.values(value).some(Array.isArray);
}
