/** One yard in the list of all. */
export interface YardLine {
  id: string;
  name: string;
  address: string;
}

/**
 * A line as one text. A page's data writes every object with numbers in place of its keys, which no compression shortens:
 * fifty-eight objects weigh a kilobyte more than fifty-eight texts.
 */
export function packLine({ id, name, address }: YardLine): string {
  return [id, name, address].join('|');
}

/** The line of a text that `packLine` wrote. */
export function readLine(text: string): YardLine {
  const [id = '', name = '', address = ''] = text.split('|');
  return { id, name, address };
}
