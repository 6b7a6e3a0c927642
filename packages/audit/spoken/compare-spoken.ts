import type { SpokenResult } from './judge-spoken.ts';

/**
 * What is spoken otherwise than in the former record, a line each: first how the verdict of a task has changed, then what is no
 * longer spoken, what is spoken now, and what comes in another order. So a release is read in a minute, and not two records.
 */
export function comparedWith(former: readonly SpokenResult[], now: readonly SpokenResult[]): string[] {
  const before = new Map(former.map((each) => [keyOf(each), each]));
  const after = new Set(now.map(keyOf));
  return [
    ...now.flatMap((each) => {
      const was = before.get(keyOf(each));
      const lines = was === undefined ? ['new'] : [...verdictChange(was, each), ...wordChanges(was, each)];
      return lines.map((line) => `${keyOf(each)}: ${line}`);
    }),
    ...former.filter((each) => !after.has(keyOf(each))).map((each) => `${keyOf(each)}: no longer done`),
  ];
}

const keyOf = ({ id, language }: SpokenResult) => `${id} (${language})`;

function verdictChange(was: SpokenResult, is: SpokenResult): string[] {
  const [before, after] = [was.faults.length, is.faults.length];
  if (before === 0 && after > 0) return [`was right, is WRONG: ${is.faults.join('; ')}`];
  return before > 0 && after === 0 ? ['was WRONG, is right'] : [];
}

function wordChanges(was: SpokenResult, is: SpokenResult): string[] {
  const [before, after] = [comparable(was.spoken), comparable(is.spoken)];
  const gone = without(before, after).map((text) => `no longer spoken: ${text}`);
  const come = without(after, before).map((text) => `spoken now: ${text}`);
  if (gone.length + come.length > 0) return [...gone, ...come];
  return before.join('\n') === after.join('\n') ? [] : ['the same, in another order'];
}

/** Which links a browser has visited depends on the tasks before, and on no release; so does the sum of a page's parts. */
function comparable(spoken: readonly string[]): string[] {
  return spoken
    .filter((text) => !/^Page has \d+ /.test(text))
    .map((text) => text.replace(/ visited link/g, ' link'));
}

/** What is left of some words when each of the others has taken one of its like: twice and once differ. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
