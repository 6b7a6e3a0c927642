/**
 * What Orca's debug log says was spoken. The log holds a line for each event; of these, `SPEECH OUTPUT` is what goes to the voice,
 * with its text between quotes and what the voice is told behind it, once or, for the head of a cell, as a list.
 *
 *     06:05:38.455007 - SPEECH OUTPUT: 'Skip to main link.'{'established': False}
 *     06:05:39.102311 - SPEECH OUTPUT: 'Pays today'[{'established': False}]
 *
 * Firefox tells of a description that changed when it is next read, and no sooner: Orca has just said it with its field, hears
 * of the change, and says it again. So it is on any page, also on one of six lines without a framework, and no page can prevent
 * it: such an echo is left out.
 */
export function spokenIn(log: string): string[] {
  const spoken: string[] = [];
  let event = '';
  for (const [, begun, ended, text] of log.matchAll(lines)) {
    if (begun !== undefined) event = begun;
    else if (ended !== undefined) event = '';
    else {
      const words = (text ?? '').replace(/\s+/g, ' ').trim();
      const isEcho = event.endsWith(':accessible-description') && bare(words) === bare(spoken.at(-1) ?? '');
      if (isWorth(words) && !isEcho) spoken.push(words);
    }
  }
  return spoken;
}

/** The beginning and the end of what Orca does about one event, and each saying. */
const lines = new RegExp(
  [
    /^v{5} PROCESS OBJECT EVENT (\S+) v{5}$/,
    /^\^{5} PROCESS OBJECT EVENT (\S+) \^{5}$/,
    /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{.*\}|\[\{.*\}\])?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Without the full stop that Orca adds to a description in a row of sayings, and not to one alone. */
const bare = (words: string): string => words.replace(/\.$/, '');

/** The echo of a key, and an empty pause, are nothing that the page said. */
function isWorth(text: string): boolean {
  return text !== '' && !/^(tab|return|space|escape|shift|control|left shift|\p{L})$/iu.test(text);
}
