/**
 * What Orca's debug log says was spoken. The log holds a line for each event; of these, `SPEECH OUTPUT` is what goes to the voice,
 * with its text between quotes and what the voice is told behind it, once or, for the head of a cell, as a list.
 *
 *     06:05:38.455007 - SPEECH OUTPUT: 'Skip to main link.'{'established': False}
 *     06:05:39.102311 - SPEECH OUTPUT: 'Pays today'[{'established': False}]
 */
export function spokenIn(log: string): string[] {
  const line = /^\d\d:\d\d:\d\d\.\d+ - SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{.*\}|\[\{.*\}\])?$/gm;
  return [...log.matchAll(line)].map(([, text = '']) => text.replace(/\s+/g, ' ').trim()).filter(isWorth);
}

/** The echo of a key, and an empty pause, are nothing that the page said. */
function isWorth(text: string): boolean {
  return text !== '' && !/^(tab|return|space|escape|shift|control|left shift|\p{L})$/iu.test(text);
}
