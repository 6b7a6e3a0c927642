import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isReleased, type Language } from '#i18n/language.ts';
import type { FromLanguage, ToLanguage } from './messages.ts';
import type { LanguageProcess, StartLanguage } from './supervise-languages.ts';

/**
 * Forks `dev-language.ts`, or another module that speaks as it does, for one language. A released language's process knows
 * of no draft, so its pages are what they are without one; a draft's process knows all that are begun.
 */
export function startLanguageWith(
  say: (text: string) => void,
  module = new URL('./dev-language.ts', import.meta.url),
): StartLanguage {
  return (language: Language) => {
    const child = fork(fileURLToPath(module), [language], {
      env: {
        ...process.env,
        SITE_LANGUAGE: language,
        SITE_DRAFTS: isReleased(language) ? '' : process.env.SITE_DRAFTS,
      },
    });
    const stop = () => void child.kill();
    process.once('exit', stop);
    const ended = once(child, 'exit').then(([code, signal]) => {
      process.off('exit', stop);
      return signal === null ? `exit code ${code}` : `signal ${signal}`;
    });
    const ready = new Promise<LanguageProcess>((resolve, reject) => {
      child.on('message', (message: FromLanguage) => {
        if (message.kind === 'said') say(message.text);
        else if (message.kind === 'fault') reject(new Error(message.text));
        else {
          const showFault = (text: string) => void child.send({ kind: 'fault', text } satisfies ToLanguage);
          const readAtStart = new Set(message.readAtStart);
          resolve({ port: message.port, readAtStart, ended, showFault, stop });
        }
      });
      void ended.then((how) =>
        reject(new Error(`The server of "${language}" ended (${how}) as it started.`)),
      );
    });
    // Whoever gave up waiting for it must not be told that it never came.
    ready.catch(() => undefined);
    return { ready, stop };
  };
}
