import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import type * as types from '@babel/types';

/** What the source of one component says of it. */
export interface ComponentDoc {
  name: string;
  /** The sentences of its comment. */
  text: string;
  /** What its comment promises, an entry for each; a test holds each of them. */
  criteria: string[];
  props: PropDoc[];
}

/** One property of a component. */
export interface PropDoc {
  name: string;
  /** As it stands in the source: `'note' | 'good'`. */
  type: string;
  isOptional: boolean;
  text: string;
}

/** What the workshop says of one folder of the design system. */
export interface FolderDocs {
  /** Another when a file of the folder is another: what was found out about it is then out of date. */
  hash: string;
  components: ComponentDoc[];
  /** The parts of MUI that it is built on, without order of weight: `Alert`, `Button`. */
  parts: string[];
  /** Other folders of the design system that it takes parts from: `button`. */
  uses: string[];
  /** The source of each example by its name. */
  code: Record<string, string>;
}

type Node = types.Node;
type PropsType = types.TSInterfaceDeclaration | types.TSTypeAliasDeclaration;

/** Types by their names, with the source that they stand in. */
type KnownTypes = ReadonlyMap<string, { source: string; declared: PropsType }>;

const isProduct = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|examples)\.tsx?$/.test(file);

/** Folders of the design system that hold no component of their own look. */
const withoutComponents = ['theme', 'visually-hidden'];

/** The names of all folders with components. */
export function componentFolders(designSystem: string): string[] {
  return readdirSync(designSystem, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutComponents.includes(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * Reads components, examples and what they are built on from the sources of a folder of the design system.
 * @throws when the folder exports no component, or when one of its examples has no name: the workshop would show less than there is.
 */
export function readFolderDocs(folder: string): FolderDocs {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
  const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const hash = createHash('sha256');
  for (const [file, source] of sources) hash.update(`${file}\n${source}\n`);
  const read = [...sources]
    .filter(([file]) => isProduct(file))
    .map(([file, source]) => ({ source, body: bodyOf(source, file) }));
  const types = read.flatMap(({ source, body }) =>
    body.flatMap((statement) => {
      const declared = declaredIn(statement);
      return declared && isPropsType(declared) ? [[declared.id.name, { source, declared }] as const] : [];
    }),
  );
  const typesByName = new Map(types);
  const shown = exportedNames(sources.get('index.ts') ?? '');
  const components = read
    .flatMap(({ source, body }) => body.flatMap((statement) => componentOf(statement, source, typesByName)))
    .filter(({ name }) => shown.has(name));
  if (components.length === 0)
    throw new Error(`${folder} exports no component that the workshop could show.`);
  const importedAs = (pattern: RegExp) => [
    ...new Set(
      read.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, name = '']) => name)).sort(),
    ),
  ];
  return {
    hash: hash.digest('hex').slice(0, 16),
    components,
    parts: importedAs(/from '@mui\/material\/([A-Z]\w+)'/g),
    uses: importedAs(/from '\.\.\/([\w-]+)\/index\.ts'/g),
    code: Object.assign(
      {},
      ...[...sources].filter(([file]) => file.endsWith('.examples.tsx')).map(([, source]) => codeOf(source)),
    ),
  };
}

/** Names that a folder's `index.ts` gives others. */
function exportedNames(index: string): Set<string> {
  return new Set(
    [...index.matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
}

function bodyOf(source: string, file: string): types.Statement[] {
  const plugins = ['typescript', 'jsx'] as const;
  return parse(source, { sourceType: 'module', sourceFilename: file, plugins: [...plugins] }).program.body;
}

/** What a statement declares, whether it exports it or not. */
function declaredIn(statement: types.Statement): Node | null | undefined {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}

function isPropsType(node: Node): node is PropsType {
  return node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
}

/** A function, or a part of another look, whose name begins with a capital, told with its comment and its properties. */
function componentOf(statement: types.Statement, source: string, typesByName: KnownTypes): ComponentDoc[] {
  const declared = declaredIn(statement);
  const [text, criteria] = splitComment(commentOf(statement));
  if (declared?.type === 'VariableDeclaration') {
    return declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' && /^[A-Z]/.test(id.name)
        ? [{ name: id.name, text, criteria, props: [] }]
        : [],
    );
  }
  if (declared?.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(declared.id?.name ?? '')) return [];
  const [first] = declared.params;
  const annotation =
    first && 'typeAnnotation' in first && first.typeAnnotation?.type === 'TSTypeAnnotation'
      ? first.typeAnnotation.typeAnnotation
      : undefined;
  return [{ name: declared.id?.name ?? '', text, criteria, props: propsOf(annotation, source, typesByName) }];
}

/** The properties of a type: those written there, those of the named type, those of all types that are joined. */
function propsOf(type: Node | null | undefined, source: string, typesByName: KnownTypes): PropDoc[] {
  const inner = (each: Node | null | undefined) => propsOf(each, source, typesByName);
  switch (type?.type) {
    case 'TSTypeReference': {
      const known = type.typeName.type === 'Identifier' ? typesByName.get(type.typeName.name) : undefined;
      return known ? propsOf(known.declared, known.source, typesByName) : [];
    }
    case 'TSInterfaceDeclaration':
      return [
        ...type.body.body.flatMap((member) => propOf(member, source, typesByName)),
        ...(type.extends ?? []).flatMap((each) => {
          const known =
            'expression' in each && each.expression.type === 'Identifier'
              ? typesByName.get(each.expression.name)
              : undefined;
          return known ? propsOf(known.declared, known.source, typesByName) : [];
        }),
      ];
    case 'TSTypeAliasDeclaration':
      return inner(type.typeAnnotation);
    case 'TSTypeLiteral':
      return type.members.flatMap((member) => propOf(member, source, typesByName));
    case 'TSIntersectionType':
      return type.types.flatMap(inner);
    default:
      return [];
  }
}

function propOf(member: Node, source: string, typesByName: KnownTypes): PropDoc[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const { key } = member;
  const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
  const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  return [
    {
      name,
      type: type ? typeText(type, source, typesByName) : oneLine(slice(source, member)).replace(name, ''),
      isOptional: member.optional === true,
      text: splitComment(commentOf(member))[0],
    },
  ];
}

/** A type as it is written; of a name for one of several words, the words. */
function typeText(type: Node, source: string, typesByName: KnownTypes): string {
  const name =
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const known = typesByName.get(name);
  return known?.declared.type === 'TSTypeAliasDeclaration' &&
    known.declared.typeAnnotation.type === 'TSUnionType'
    ? oneLine(slice(known.source, known.declared.typeAnnotation))
    : oneLine(slice(source, type));
}

/** The source of the element of each example: of all objects with a `name` and an `element`. */
function codeOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as { type?: string; properties?: Node[] };
    if (type === 'ObjectExpression' && properties) {
      const valueAt = (key: string) =>
        properties.flatMap((each) =>
          each.type === 'ObjectProperty' && each.key.type === 'Identifier' && each.key.name === key
            ? [each.value]
            : [],
        )[0];
      const element = valueAt('element');
      const name = valueAt('name');
      if (element) {
        // A name that is put together belongs to examples that are made in a loop: their source is the loop's.
        const key = name?.type === 'StringLiteral' ? name.value : madeInLoop;
        found[key] = unindented(source, element);
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(bodyOf(source, 'examples.tsx'));
  return found;
}

/** Under this name stands the source of examples that have no name of their own in it. */
export const madeInLoop = '*';

function slice(source: string, { start, end }: Node): string {
  return source.slice(start ?? 0, end ?? 0);
}

/** A piece of source, moved to the left edge. */
function unindented(source: string, node: Node): string {
  const lineStart = source.lastIndexOf('\n', node.start ?? 0) + 1;
  const indent = /^\s*/.exec(source.slice(lineStart))?.[0] ?? '';
  return slice(source, node).replaceAll(`\n${indent}`, '\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function commentOf({ leadingComments }: Node): string {
  return leadingComments?.filter(({ type }) => type === 'CommentBlock').at(-1)?.value ?? '';
}

/** A comment as its sentences and the entries of its list, without its marks. */
function splitComment(comment: string): [text: string, entries: string[]] {
  const lines = comment
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*\*+ ?/, '')
        .replaceAll('`', '')
        .trimEnd(),
    )
    .filter((line) => line !== '' && !line.startsWith('@'));
  const text: string[] = [];
  const entries: string[] = [];
  for (const line of lines) {
    if (/^\s*- /.test(line)) entries.push(line.replace(/^\s*- /, ''));
    else if (entries.length > 0) entries.push(`${entries.pop()} ${line.trim()}`);
    else text.push(line.trim());
  }
  return [text.join(' '), entries];
}
