import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * Puts the source maps of a build's scripts into a folder of their own, as they lay below the first one.
 * @returns How many.
 */
export function moveMaps(client: string, maps: string): number {
  const found = globSync('**/*.map', { cwd: client });
  // A second call for one build finds none left, and must not take away what the first one put there.
  if (found.length > 0) rmSync(maps, { recursive: true, force: true });
  for (const file of found) {
    mkdirSync(dirname(join(maps, file)), { recursive: true });
    renameSync(join(client, file), join(maps, file));
  }
  return found.length;
}

/** `https://…/assets/es/careers-Bx3.js:1:2345`, as a browser names a place. */
const place = /[^\s()]*\/(assets\/([\w-]+)\/[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * A stack from a visitor's browser with the places of our sources instead of those in its scripts.
 * @param builds The folder that holds a build for each language; a place that none of them knows stays as it is.
 */
export function readStack(stack: string, builds: string): string {
  return stack.replaceAll(place, (whole, script: string, language: string, line: string, column: string) => {
    const file = join(builds, language, 'maps', `${script}.map`);
    if (!existsSync(file)) return whole;
    const entry = new SourceMap(JSON.parse(readFileSync(file, 'utf8'))).findOrigin(
      Number(line),
      Number(column),
    );
    if (!('fileName' in entry)) return whole;
    return `${entry.fileName.replace(/^(\.\.\/)+/, '')}:${entry.lineNumber}:${entry.columnNumber} (${basename(script)})`;
  });
}
