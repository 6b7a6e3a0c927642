import { spawnSync } from 'node:child_process';
import type { Finding } from './finding.ts';

/**
 * What GNU `msgfmt --check` says of the files, where it is installed; nothing where it is not. Our own rules find more,
 * but translators' tools are built on this one, and its word is the last on what PO is.
 */
export function gettextFindings(paths: string[], folder: string): Finding[] {
  return paths.flatMap((path) => {
    const { error, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', path], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return error ? [] : readMsgfmt(stderr);
  });
}

/** A header that names a project and a person suits a mailing list; ours names the language and the encoding. */
const expectedSilence = /header field '.*' (?:missing|still has the initial default value)/;

/** Reads the lines that msgfmt prints: `file:line: text`, with ` warning:` where it still goes on. */
export function readMsgfmt(output: string): Finding[] {
  return output.split('\n').flatMap((line): Finding[] => {
    const [, file, number, warning, reason] = /^(.+?\.po):(\d+): (warning: )?(.+)$/.exec(line) ?? [];
    if (file === undefined || reason === undefined || expectedSilence.test(reason)) return [];
    const severity = warning ? 'warning' : 'error';
    return [
      { rule: 'gettext', severity, file, line: Number(number), column: 1, found: '', values: { reason } },
    ];
  });
}
