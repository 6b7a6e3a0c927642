import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

/** What React is told of a page. */
export type RenderToTextOptions = Pick<RenderToPipeableStreamOptions, 'nonce' | 'onError'> & {
  /** Milliseconds after which a page that still waits for something is given without it. */
  longest: number;
};

/**
 * Renders a page to its whole HTML, with all that it waits for.
 * @throws what its shell threw: there is no page then.
 */
export async function renderToText(
  page: ReactNode,
  { longest, ...options }: RenderToTextOptions,
): Promise<string> {
  const { promise: ready, resolve: onAllReady, reject: onShellError } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, { ...options, onAllReady, onShellError });
  const overdue = setTimeout(() => stream.abort(), longest).unref();
  try {
    await ready;
    return await text(stream.pipe(new PassThrough()));
  } finally {
    // It holds the page and all that it was made of: left alone, each page of the last seconds would stay in memory.
    clearTimeout(overdue);
  }
}
