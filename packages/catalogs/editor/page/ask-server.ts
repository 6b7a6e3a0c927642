import { type AskEditor, editorEvents } from '../editor-messages.ts';

/** The part of `import.meta.hot` that carries questions. */
export interface HotChannel {
  on(event: string, hear: (message: never) => void): void;
  send(event: string, message?: unknown): void;
}

/** How long an answer may take, in milliseconds: the first one waits for the dictionaries. */
const patience = 30_000;

/** Asks over the web socket of hot reload; answers come back with the number of their question. */
export function askOver(hot: HotChannel): AskEditor {
  const waiting = new Map<string, { resolve(answer: unknown): void; reject(error: Error): void }>();
  hot.on(editorEvents.answer, ({ id, answer, fault }: { id: string; answer?: unknown; fault?: string }) => {
    const question = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) question?.resolve(answer);
    else question?.reject(new Error(fault));
  });
  return (question) =>
    new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      setTimeout(() => {
        if (waiting.delete(id)) reject(new Error('The development server does not answer.'));
      }, patience);
      hot.send(editorEvents.question, { id, question });
    });
}
