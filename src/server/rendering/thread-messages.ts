import { findSourceMap } from 'node:module';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#i18n/language.ts';
import type { SentResult } from './loader-results.ts';

/** What a thread is started with: where the builds lie. */
export type ThreadData = { folders: Record<Language, string> };

/** A page that is to be rendered from what its loaders gave. */
export type RenderOrder = {
  language: Language;
  url: string;
  method: string;
  /** Without ports: what a page reads, its loaders have read. */
  context: Omit<RequestContext, 'ports'>;
  results: Record<string, SentResult>;
  /** Parts whose words the thread missed when it tried, with what the main thread's loaders gave. */
  given?: Record<string, unknown>;
};

/** A page as a thread rendered it. */
export type RenderedPage = {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
  /** What the log must hear of, in the order in which it came up. */
  faults: RenderFault[];
};

/** A fault of a page: of the loader of a route, whose error the main thread has, or of the rendering. */
export type RenderFault = { route: string } | { error: SentError };

/** An error with what the log needs of it: a copied one would lose its name and its code. */
export type SentError = { name: string; message: string; stack: string; code?: string };

/** From the main thread: a page to render, and a value that its loaders promised. */
export type ToThread =
  | { kind: 'render'; id: number; order: RenderOrder }
  | { kind: 'settled'; id: number; route: string; name: string; value?: unknown; error?: unknown };

/** From a thread: that it can render, how that ended, that it needs words which loaders gave, and what nobody waited for. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; error: SentError }
  | { kind: 'missing'; id: number; part: string }
  | { kind: 'stray'; error: SentError };

/** Writes an error down for another thread. Whatever else was thrown is named by what it is. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, message, stack, ...code };
}

/** The error that another thread wrote down, placed in the sources: the maps of the builds are here alone. */
export function receivedError({ message, stack, ...rest }: SentError): Error {
  const end = stack.indexOf(message) + message.length;
  const placed = stack
    .slice(end)
    .replace(/(?:file:\/\/)?(\/[^\s():]+):(\d+):(\d+)/g, (place, file: string, line, column) => {
      const entry = findSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) return place;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
  return Object.assign(new Error(message), rest, { stack: stack.slice(0, end) + placed });
}
