import { type ESTree, parseSync } from 'vite';

/** One way that a run can take through a file; offsets are those of the source, as Node runs it untouched. */
export interface Branch {
  kind: 'function' | 'then' | 'else' | 'no else' | 'case' | 'catch' | '&&' | '||' | '??';
  /** Where the branch itself begins: code that has been run when its counter is not zero. */
  offset: number;
  /** For `no else`, where its `if` begins: the way was taken when the `if` ran more often than its `then`. */
  from?: number;
}

/**
 * Every branch of a TypeScript file. Also an `if` without `else` has two, since a guard that never lets anything pass
 * is as unproven as one that never stops anything, and a function is one, since nobody knows what it does until called.
 */
export function readBranches(path: string, code: string): Branch[] {
  const branches: Branch[] = [];
  walk(parseSync(path, code, { lang: 'ts' }).program, branches);
  return branches;
}

function walk(node: ESTree.Node | ESTree.Program, branches: Branch[]): void {
  branches.push(...branchesAt(node));
  for (const child of Object.values(node) as unknown[]) {
    for (const item of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (isNode(item)) walk(item, branches);
    }
  }
}

function branchesAt(node: ESTree.Node | ESTree.Program): Branch[] {
  switch (node.type) {
    case 'IfStatement': {
      const then: Branch = { kind: 'then', offset: node.consequent.start };
      if (node.alternate) return [then, { kind: 'else', offset: node.alternate.start }];
      return [then, { kind: 'no else', offset: node.consequent.start, from: node.start }];
    }
    case 'ConditionalExpression':
      return [
        { kind: 'then', offset: node.consequent.start },
        { kind: 'else', offset: node.alternate.start },
      ];
    case 'LogicalExpression':
      return [{ kind: node.operator, offset: node.right.start }];
    case 'SwitchCase':
      return node.consequent.slice(0, 1).map(({ start }) => ({ kind: 'case', offset: start }));
    case 'CatchClause':
      return node.body.body.slice(0, 1).map(({ start }) => ({ kind: 'catch', offset: start }));
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const { body } = node;
      return body
        ? [{ kind: 'function', offset: body.type === 'BlockStatement' ? body.start + 1 : body.start }]
        : [];
    }
    default:
      return [];
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}
