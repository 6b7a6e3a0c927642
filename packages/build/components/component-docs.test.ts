import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { componentFolders, readFolderDocs } from './component-docs.ts';

const button = `import MuiButton from '@mui/material/Button';
import { Icon } from '../icon/index.ts';

type Tone = 'loud' | 'quiet';

interface ButtonProps {
  /** What it says. */
  label: string;
  tone?: Tone;
}

/**
 * Something to press. MUI's \`Button\`.
 *
 * - It has a name,
 *   always.
 * - It can be pressed.
 */
export function Button({ label, tone }: ButtonProps) {
  return null;
}

/** Not for others. */
export function Inner() {
  return null;
}
`;

/** A folder of a design system with these files. */
function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'components-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'button');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const files = {
  'Button.tsx': button,
  'index.ts': "export { Button } from './Button.tsx';",
  'Button.examples.tsx': `export const examples = [
  {
    name: 'loud',
    element: (
      <div>
        <Button label="a" />
      </div>
    ),
  },
];`,
};

test('a component is told by its comment, its promises, its properties, its parts and the source of its states', () => {
  const { components, parts, uses, code } = readFolderDocs(folderOf(files));
  expect(components).toEqual([
    {
      name: 'Button',
      text: "Something to press. MUI's Button.",
      criteria: ['It has a name, always.', 'It can be pressed.'],
      props: [
        { name: 'label', type: 'string', isOptional: false, text: 'What it says.' },
        { name: 'tone', type: "'loud' | 'quiet'", isOptional: true, text: '' },
      ],
    },
  ]);
  expect([parts, uses]).toEqual([['Button'], ['icon']]);
  expect(code).toEqual({ loud: '<div>\n  <Button label="a" />\n</div>' });
});

test('the hash is another when a file is', () => {
  const hashOf = (more: Record<string, string>) => readFolderDocs(folderOf({ ...files, ...more })).hash;
  expect(hashOf({})).toBe(hashOf({}));
  expect(hashOf({ 'Button.tsx': `${button}\n` })).not.toBe(hashOf({}));
});

test('a folder that exports no component is a fault', () => {
  expect(() => readFolderDocs(folderOf({ 'Button.tsx': button }))).toThrow('exports no component');
});

const designSystem = fileURLToPath(new URL('../../../src/design-system/', import.meta.url));
const readme = readFileSync(join(designSystem, 'README.md'), 'utf8');

/** What every folder of the design system says of itself, read once. */
const docs = new Map(
  componentFolders(designSystem).map((name) => [name, readFolderDocs(join(designSystem, name))]),
);

test('each folder of the design system can be told, and each of its examples has a source', () => {
  expect(docs.size).toBeGreaterThan(30);
  for (const { components, code } of docs.values()) {
    expect(Object.keys(code)).not.toEqual([]);
    for (const { text } of components) expect(text).not.toBe('');
  }
});

test('each folder of the design system promises something, and has a test', () => {
  const without = [...docs].filter(([name, { components }]) => {
    const isTested = readdirSync(join(designSystem, name)).some((file) => /\.test\.tsx?$/.test(file));
    return !isTested || components.every(({ criteria }) => criteria.length === 0);
  });
  expect(without.map(([name]) => name)).toEqual([]);
});

const mui = fileURLToPath(new URL('../../../node_modules/@mui/material/', import.meta.url));

/** The parts of MUI that the README names behind a component: in the first clause after an arrow that follows its name. */
function saidOf(component: string): string[] {
  const entry = readme.split(/\n- /).find((each) => each.includes(`\`${component}`)) ?? '';
  const [, after = ''] = entry.slice(entry.indexOf(`\`${component}`)).split('→');
  const [clause = ''] = after.split(/ · |[.;]\s/);
  return [...clause.matchAll(/`([A-Z]\w+)`/g)].map(([, part = '']) => part);
}

/** Pieces of the README that name one of these components. A drawing has no line of its own: `CarArt` stands for all of them. */
function piecesOf(components: readonly { name: string }[]): string[] {
  const names = components.map(({ name }) => (name.endsWith('Art') ? 'CarArt' : name));
  return readme.split(/\n- | · /).filter((piece) => names.some((name) => piece.match(`\`${name}\\b`)));
}

/** The same, with the folder that has no page in the workshop. */
const told = new Map([
  ...docs,
  ['visually-hidden', readFolderDocs(join(designSystem, 'visually-hidden'))] as const,
]);

test('every component that a folder of the design system exports stands in its README', () => {
  const unnamed = [...told].flatMap(([folder, { components }]) =>
    components
      .filter((component) => piecesOf([component]).length === 0)
      .map(({ name }) => `${folder}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('of a folder without parts of MUI the README says whose parts it takes, or "native" and the reason', () => {
  const silent = [...told].filter(([, { components, parts }]) => {
    const said = piecesOf(components).join('\n');
    return parts.length === 0 && !/→ `[A-Z]|\b[Nn]ative\b[^:;]*: \S/.test(said);
  });
  expect(silent.map(([folder]) => folder)).toEqual([]);
});

test('the README of the design system names the parts of MUI that each folder is built on, and no others', () => {
  for (const [folder, { components, parts, uses }] of docs) {
    const said = new Set(components.flatMap(({ name }) => saidOf(name)));
    // `Table`, its `Container`, `Head`, `Body`, `Cell`.
    const isSaid = (part: string) => said.has(part) || said.has(part.replace(/^Table/, ''));
    expect([folder, parts.filter((part) => !isSaid(part))]).toEqual([folder, []]);
    // A folder may also name what it is built on through another folder, and another component on its line.
    const named = [parts, ...uses.map((used) => docs.get(used)?.parts ?? [])].flat();
    const isBuiltOn = (part: string) => named.includes(part) || named.includes(`Table${part}`);
    const others = [...said].filter((part) => existsSync(join(mui, part)) && !isBuiltOn(part));
    if (parts.length > 0) expect([folder, others]).toEqual([folder, []]);
  }
});
