import { stripVTControlCharacters } from 'node:util';

/** Prints what the processes of the languages have to say, and forgets what was said when something is saved. */
export interface Voice {
  say(text: string): void;
  saved(): void;
}

/**
 * Says a thing once, though two languages find it and several tools in each, until the next save. Colours and the
 * time of day make no difference.
 */
export function createVoice(write: (text: string) => void): Voice {
  const said = new Set<string>();
  return {
    say(text) {
      const key = stripVTControlCharacters(text)
        .replaceAll(/\b\d{1,2}:\d\d:\d\d( [AP]M)?/g, '')
        .trim();
      if (key !== '' && said.has(key)) return;
      said.add(key);
      write(text);
    },
    saved: () => said.clear(),
  };
}
