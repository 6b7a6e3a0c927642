import { type ESTree, parseSync } from 'vite';

/** A place in a file; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A piece of text in a file: a comment, a string (templates and JSX text too) or a name. */
export interface TextPiece extends Place {
  kind: 'comment' | 'string' | 'name';
  text: string;
}

/** What the rules read of one source file. */
export interface SourceFile {
  /** Path below the project's folder. */
  path: string;
  texts: TextPiece[];
}

/** Takes a TypeScript or JavaScript file apart. */
export function readSourceFile(path: string, code: string): SourceFile {
  const { program, comments } = parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const placeOf = placesIn(code);
  const texts: TextPiece[] = comments.map(({ value, start }) => ({
    kind: 'comment',
    text: value,
    ...placeOf(start),
  }));
  collectTexts(program, (kind, text, start) => texts.push({ kind, text, ...placeOf(start) }));
  return { path, texts };
}

type Collect = (kind: TextPiece['kind'], text: string, start: number) => void;

function collectTexts(node: ESTree.Node | ESTree.Program, collect: Collect): void {
  if (node.type === 'Literal' && typeof node.value === 'string') collect('string', node.value, node.start);
  if (node.type === 'TemplateElement') collect('string', node.value.cooked ?? node.value.raw, node.start);
  if (node.type === 'JSXText') collect('string', node.value, node.start);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier') {
    collect('name', node.name, node.start);
  }
  for (const child of Object.values(node) as unknown[]) {
    for (const item of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (isNode(item)) collectTexts(item, collect);
    }
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

/** Turns offsets into places. */
export function placesIn(code: string): (offset: number) => Place {
  const starts = [0];
  for (let index = code.indexOf('\n'); index !== -1; index = code.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
