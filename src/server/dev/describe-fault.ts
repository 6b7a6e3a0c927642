import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** An error as Vite and its bundler throw it, or pass it on as plain data. */
interface Fault {
  message: string;
  stack?: string;
  /** A plug-in of Vite's may put anything here. */
  id?: unknown;
  loc?: { file?: string; line: number; column: number };
  frame?: string;
}

/**
 * What somebody who has just saved a file needs to read: the place, what is wrong, the lines around it. No stack of the
 * tools, which is the same for every fault; and the same words whoever reports it, so that it can be said once.
 * @param root The project's folder; files are named from there.
 */
export function describeFault(error: unknown, root: string): string {
  if (!isFault(error)) return String(error);
  const { id, loc, frame } = error;
  const file = (loc?.file ?? (typeof id === 'string' ? id : undefined))?.split('?')[0];
  if (file === undefined || loc === undefined) return plain(error.stack || error.message, root);
  const place = `${relative(root, file)}:${loc.line}:${loc.column}`;
  const lines = frame && !error.message.includes(frame) ? [frame] : [];
  return plain([place, error.message, ...lines].join('\n'), root);
}

function isFault(error: unknown): error is Fault {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

/**
 * Without colours, stack and times of saving, files named from the project's folder. Our own errors say all in their
 * message; where a file has no syntax, Node puts place and lines before it.
 */
function plain(text: string, root: string): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .replaceAll(`${pathToFileURL(root)}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll(/\?t=\d+/g, '')
    .replace(/^Error: /, '')
    .trim();
}
