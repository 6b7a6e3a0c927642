import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '#i18n/language.ts';
import type { Form } from './matrix.ts';

/** What the audit is asked for. */
export interface Options {
  form: Form;
  /** Only this page of the manifest. */
  page?: string;
  /** Only this language. */
  language?: Language;
  /** Forget what an earlier run of this commit has seen. */
  fresh: boolean;
  help: boolean;
}

/** A call that means nothing; its message says what would. */
export class WrongCall extends Error {}

/**
 * Reads the words behind the command.
 * @throws {WrongCall} when they mean nothing.
 */
export function readOptions(words: readonly string[], pageIds: readonly string[]): Options {
  const { page, language, short, fresh, resume, help } = parse(words);
  if (fresh && resume) throw new WrongCall('--fresh starts anew and --resume goes on: choose one');
  if (short && page !== undefined) {
    throw new WrongCall('--short takes every page and --page one: choose one');
  }
  if (page !== undefined && !pageIds.includes(page)) {
    throw new WrongCall(`there is no page "${page}"; these there are:\n${columns(pageIds)}`);
  }
  if (language !== undefined && !isLanguage(language)) {
    throw new WrongCall(`"${language}" is no language of the site; "eng" and "es" are`);
  }
  return {
    form: page !== undefined || language !== undefined ? 'page' : short ? 'short' : 'full',
    ...(page !== undefined && { page }),
    ...(language !== undefined && { language }),
    fresh: fresh === true,
    help: help === true,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        page: { type: 'string' },
        language: { type: 'string' },
        short: { type: 'boolean' },
        fresh: { type: 'boolean' },
        resume: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

/** Words side by side, within 80 columns. */
function columns(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 76) lines[lines.length - 1] = `${last}  ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines.join('\n');
}

/** The folder of a run below `audit/<commit>/`: only a full run is the commit's report, and no part may overwrite it. */
export function folderOf({ form, page, language }: Options): string {
  if (form === 'full') return '.';
  if (form === 'short') return 'short';
  return [page ?? 'every-page', language].filter((part) => part !== undefined).join('-');
}
