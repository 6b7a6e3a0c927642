import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * What a message is made of besides its words: placeholders, tags and choices. Two messages of one shape can stand in
 * for each other; where the shapes differ, the page shows a hole, a brace or a dead link, and the build stays green.
 */

/** One reading of a message: what remains once a branch of every plural and select is chosen. */
export interface Variant {
  /** The branch chosen for each argument: `{count: 'one'}`. */
  branch: Record<string, string>;
  /** What a reader meets, tags included; `placeholderMark` stands where a value will stand. */
  text: string;
  /** `city`; `#count` for the number of a plural on `count`; `count?` for a choice on it. */
  placeholders: Set<string>;
  /** How often each value stands in it, the number of a plural under its own name. */
  occurrences: Map<string, number>;
  /** Tags in order of appearance, each with those around it: `link`, `link/strong`. */
  tagPaths: string[];
  /** The first tag that is left open, closed without opening, or crossed. */
  crossedTag: string | undefined;
}

/** Stands for a value in the text of a variant: a character that no catalog holds. */
export const placeholderMark = '\uFFFC';

/** A plural or select inside a message. */
export interface Choice {
  name: string;
  kind: 'plural' | 'select' | 'selectordinal';
  keys: string[];
}

/** The shape of one message. */
export interface MessageShape {
  variants: Variant[];
  choices: Choice[];
  /** Names of all placeholders, wherever they stand. */
  names: Set<string>;
  /** Names of all tags. */
  tags: Set<string>;
  /** Placeholders that straight quotes have turned into plain text: `'{name}'`. */
  quoted: Set<string>;
  /** Braces that are plain text: the reader of messages lets them stand, and so would the page. */
  looseBraces: number;
  /** Names of placeholders with a format that is none of its own (`{count, plurales, …}`), and that format. */
  formats: Map<string, string>;
}

/** A message that is not ICU; `offset` is where reading stopped. */
export interface ShapeFault {
  text: string;
  offset: number;
  /** The plural key that no language knows (`uno`), where that is the fault. */
  keyword: string | undefined;
}

/** More readings than this say nothing new about a sentence. */
const mostVariants = 256;

/** A tag of a message: `<link>`, `</link>`, `<br/>`. */
export const tagPattern = /<(\/?)([a-zA-Z0-9_](?:[\w.-]*\w)?)\s*(\/?)>/g;

const shapes = new Map<string, MessageShape | ShapeFault>();

/** Reads a message's shape, or says where it is not ICU. Every rule asks, so each message is read once. */
export function shapeOf(message: string): MessageShape | ShapeFault {
  let shape = shapes.get(message);
  if (shape === undefined) {
    shape = readShape(message);
    shapes.set(message, shape);
  }
  return shape;
}

function readShape(message: string): MessageShape | ShapeFault {
  let tokens: CompiledMessage;
  try {
    tokens = /[{}]/.test(message) ? compileMessageOrThrow(message) : [message];
  } catch (error) {
    return faultOf(error, message);
  }
  const shape: MessageShape = {
    variants: [],
    choices: [],
    names: new Set(),
    tags: new Set(),
    quoted: new Set(),
    looseBraces: 0,
    formats: new Map(),
  };
  survey(tokens, shape);
  shape.variants = expand(tokens, [emptyReading()], undefined).map(variantOf);
  for (const { tagPaths } of shape.variants) {
    for (const path of tagPaths) shape.tags.add(path.slice(path.lastIndexOf('/') + 1));
  }
  return shape;
}

/** True when a message could not be read. */
export function isFault(shape: MessageShape | ShapeFault): shape is ShapeFault {
  return 'offset' in shape;
}

/**
 * The variant of `source` that answers to a variant of its translation: the same branch where the source has it, else
 * `other` (Spanish has `many`, English does not).
 */
export function answeringVariant(source: MessageShape, branch: Record<string, string>): Variant | undefined {
  return source.variants.find((variant) =>
    Object.entries(variant.branch).every(([name, key]) => {
      const wanted = branch[name] ?? 'other';
      const has = source.variants.some((other) => other.branch[name] === wanted);
      return key === (has ? wanted : 'other');
    }),
  );
}

/** A variant under construction: its text, with placeholders taken out. */
interface Reading {
  branch: Record<string, string>;
  placeholders: string[];
  text: string;
}

const emptyReading = (): Reading => ({ branch: {}, placeholders: [], text: '' });

function expand(tokens: CompiledMessage, start: Reading[], numberOf: string | undefined): Reading[] {
  let readings = start;
  const append = (text: string, placeholder?: string) => {
    readings = readings.map((reading) => ({
      branch: reading.branch,
      placeholders: placeholder === undefined ? reading.placeholders : [...reading.placeholders, placeholder],
      text: reading.text + text,
    }));
  };
  for (const token of tokens) {
    if (typeof token === 'string') {
      if (token === '#' && numberOf !== undefined) append(placeholderMark, `#${numberOf}`);
      else append(token);
      continue;
    }
    const [name, kind, choices] = token;
    if (!isChoices(choices)) {
      append(placeholderMark, name === numberOf ? `#${name}` : name);
      continue;
    }
    append('', `${name}?`);
    const inner = kind === 'select' ? numberOf : name;
    readings = readings.flatMap((reading) => {
      const chosen = reading.branch[name];
      const branches = branchesOf(choices);
      const followed = chosen === undefined ? branches : branches.filter(([key]) => key === chosen);
      return followed.flatMap(([key, branchTokens]) =>
        expand(branchTokens, [{ ...reading, branch: { ...reading.branch, [name]: key } }], inner),
      );
    });
    readings = readings.slice(0, mostVariants);
  }
  return readings;
}

function variantOf({ branch, placeholders, text }: Reading): Variant {
  const open: string[] = [];
  const tagPaths: string[] = [];
  let crossedTag: string | undefined;
  for (const [, closing, name = '', selfClosing] of text.matchAll(tagPattern)) {
    if (closing === '/') {
      if (open.pop() !== name) crossedTag ??= `</${name}>`;
      continue;
    }
    tagPaths.push([...open, name].join('/'));
    if (selfClosing !== '/') open.push(name);
  }
  const left = open.at(-1);
  if (left !== undefined) crossedTag ??= `<${left}>`;
  const occurrences = new Map<string, number>();
  for (const placeholder of placeholders) {
    if (placeholder.endsWith('?')) continue;
    const name = placeholder.replace('#', '');
    occurrences.set(name, (occurrences.get(name) ?? 0) + 1);
  }
  return { branch, text, placeholders: new Set(placeholders), occurrences, tagPaths, crossedTag };
}

/** Collects what does not depend on the branch chosen. */
function survey(tokens: CompiledMessage, shape: MessageShape): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      const rest = token.replace(/\{\s*\w+\s*\}/g, (quoted) => {
        shape.quoted.add(quoted);
        return '';
      });
      shape.looseBraces += rest.match(/[{}]/g)?.length ?? 0;
      continue;
    }
    const [name, kind, choices] = token;
    shape.names.add(name);
    if (!isChoices(choices)) {
      if (typeof kind === 'string') shape.formats.set(name, kind);
      continue;
    }
    const branches = branchesOf(choices);
    shape.choices.push({ name, kind: kind as Choice['kind'], keys: branches.map(([key]) => key) });
    for (const [, branch] of branches) survey(branch, shape);
  }
}

type Choices = Record<string, CompiledMessage>;

function isChoices(value: unknown): value is Choices {
  return value !== null && typeof value === 'object' && Object.values(value).some(Array.isArray);
}

function branchesOf(choices: Choices): [key: string, tokens: CompiledMessage][] {
  return Object.entries(choices).filter(([, tokens]) => Array.isArray(tokens));
}

/** The parser tells the place and the reason in one English sentence, with the text repeated below it. */
function faultOf(error: unknown, message: string): ShapeFault {
  const told = error instanceof Error ? error.message : String(error);
  const [, text = told, line = '1', column = '1'] = /^(.*?) at line (\d+) col (\d+)/s.exec(told) ?? [];
  const before = message.split('\n').slice(0, Number(line) - 1);
  const offset = before.reduce((sum, part) => sum + part.length + 1, 0) + Number(column) - 1;
  return { text, offset, keyword: /plural case (\S+) is not valid/.exec(text)?.[1] };
}
