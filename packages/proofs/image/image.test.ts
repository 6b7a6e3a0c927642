import { spawnSync } from 'node:child_process';
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
import { ignoredBy, readContainerfile, readCopy, readVariables } from './containerfile.ts';
import { layOut } from './lay-out.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** A small project with one file that must stay out. */
function smallProject(): { context: string; scratch: string } {
  const [context, scratch] = ['context', 'scratch'].map((name) =>
    mkdtempSync(join(tmpdir(), `image-test-${name}-`)),
  );
  for (const folder of [context, scratch])
    onTestFinished(() => rmSync(`${folder}`, { recursive: true, force: true }));
  for (const folder of ['src/pages', 'data']) mkdirSync(join(`${context}`, folder), { recursive: true });
  for (const file of ['package.json', 'src/main.js', 'src/pages/home.js', 'data/secret'])
    writeFileSync(join(`${context}`, file), file);
  return { context: `${context}`, scratch: `${scratch}` };
}

function laidOut(containerfile: string, build?: string): { root: string; lines: string[] } {
  const lines: string[] = [];
  const root = layOut(readContainerfile(containerfile), {
    ...smallProject(),
    ignored: 'data\n',
    build,
    report: (line) => lines.push(line),
  });
  return { root, lines };
}

test('reads the stages of our file, lines that go on, and what the last one sets', () => {
  const stages = readContainerfile(readFileSync(join(project, 'deploy/Containerfile'), 'utf8'));
  expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', undefined]);
  const last = stages.at(-1);
  expect(readVariables(last?.steps ?? [])).toMatchObject({ PORT: '3000', DATA_DIR: '/data' });
  expect(last?.steps.find(({ verb }) => verb === 'HEALTHCHECK')?.rest).toMatch(
    /^--interval=10s .* CMD \["node"/,
  );
  expect(() => readContainerfile('COPY a b')).toThrow(/before the first FROM/);
});

test.each([
  ['a b folder/', { from: undefined, sources: ['a', 'b'], target: 'folder/' }],
  ['--from=build /site/build build', { from: 'build', sources: ['/site/build'], target: 'build' }],
])('reads COPY %s', (rest, copy) => {
  expect(readCopy(rest)).toEqual(copy);
});

test.each(['--chown=node a b', 'a'])('refuses COPY %s, which it cannot do', (rest) => {
  expect(() => readCopy(rest)).toThrow();
});

test('leaves out what is ignored, with all that lies below, and nothing that is only called alike', () => {
  const isIgnored = ignoredBy('# a comment\n.env\ndata\npackages/*/node_modules\n');
  expect(
    ['.env', 'data/site.db', 'packages/audit/node_modules/x'].filter((path) => !isIgnored(path)),
  ).toEqual([]);
  expect(['xenv', 'database', 'src/data', 'packages/audit/x/node_modules'].filter(isIgnored)).toEqual([]);
});

test('copies as an engine does, from stage to stage, and only what the build is given', () => {
  const { root, lines } = laidOut(
    'FROM node AS build\nCOPY . .\nFROM node\nCOPY package.json ./\nCOPY --from=build /site/src code\nRUN mkdir /data\n',
  );
  expect(readdirSync(join(root, 'site'), { recursive: true }).sort()).toEqual(
    ['code', 'code/main.js', 'code/pages', 'code/pages/home.js', 'package.json'].sort(),
  );
  expect(existsSync(join(root, '../0-build/site/data'))).toBe(false);
  expect(lines.at(-1)).toMatch(/^not run {3}RUN mkdir \/data: /);
});

test.each([
  ['what is not there', 'FROM node\nCOPY public public\n'],
  ['what is ignored', 'FROM node\nCOPY data data\n'],
  ['what no stage has', 'FROM node\nCOPY --from=built /site/src src\n'],
  ['a command that fails', 'FROM node\nRUN npm run nothing\n'],
])('stops at %s', (_name, containerfile) => {
  expect(() => laidOut(containerfile)).toThrow(/COPY|RUN/);
});

test('a finished build takes the place of the stage that makes one', () => {
  const build = mkdtempSync(join(tmpdir(), 'image-test-build-'));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  writeFileSync(join(build, 'build.json'), '{}');
  const { root, lines } = laidOut(
    'FROM node AS build\nRUN npm ci\nRUN npm run build\nFROM node\nCOPY --from=build /site/build build\n',
    build,
  );
  expect(readdirSync(join(root, 'site/build'))).toEqual(['build.json']);
  expect(lines.filter((line) => line.startsWith('left out'))).toHaveLength(2);
});

test.each([[['--build', 'docs']], [['--builds']], [['stray']]])('the command refuses %j with 2', (args) => {
  const { status, stderr } = spawnSync(process.execPath, ['packages/proofs/image/run.ts', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run image');
});
