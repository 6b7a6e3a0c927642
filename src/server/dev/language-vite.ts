import type { Server } from 'node:http';
import { createLogger, createServer, type Logger, type ViteDevServer } from 'vite';
import type { Language } from '#i18n/language.ts';

export interface LanguageViteOptions {
  language: Language;
  /** The project's folder, without a slash at its end: the router compares folders as text, and would watch nothing. */
  root: string;
  /** Carries the web socket of hot reload. */
  server: Server;
  /** True of a file that the process has read once and for all. */
  isReadAtStart(file: string): boolean;
  sayFault(error: unknown): void;
}

/**
 * Vite for one language behind a server of ours. Files that the process has read once are kept from its watcher: Vite
 * would start itself anew with them, half, since the rest of the process would still have the old ones.
 */
export function createLanguageVite(options: LanguageViteOptions): Promise<ViteDevServer> {
  const { language, root, server, isReadAtStart, sayFault } = options;
  return createServer({
    root,
    mode: language,
    appType: 'custom',
    // The router has a logger of its own, which goes by this; ours says what it would say.
    logLevel: 'silent',
    clearScreen: false,
    customLogger: loggerOf(sayFault),
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: [isReadAtStart] },
    },
  });
}

/** Vite's, but a fault in a file is said as we say it, whichever part of Vite stumbles over it. */
function loggerOf(sayFault: (error: unknown) => void): Logger {
  const logger = createLogger('info', { allowClearScreen: false });
  return {
    ...logger,
    // A catalog of every page is a list of thirty modules; three tell what was taken up.
    info: (message, options) => logger.info(message.replace(/((?:[^,]*, ){2}[^,]*), .*/s, '$1 …'), options),
    error(message, options) {
      if (options?.error) sayFault(options.error);
      else logger.error(message, options);
    },
  };
}
