/** Writes and reads WebVTT, and knows when a caption can be read in its time. */

/** A text with the seconds between which it stands. */
export type Cue = { start: number; end: number; text: string };

/** What a viewer can read: two lines of 42 characters, 20 characters a second, and never long without a caption. */
export const captionLimits = { lines: 2, lineLength: 42, charactersPerSecond: 20, longestGap: 8 };

/** The text of a WebVTT file. Captions are broken into lines; a description is spoken and needs none. */
export function writeVtt(cues: readonly Cue[], language: string, kind: 'captions' | 'descriptions'): string {
  const blocks = cues.map(({ start, end, text }, index) => {
    const lines = kind === 'captions' ? breakLines(text, captionLimits.lineLength) : [text];
    return `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${lines.map(escapeText).join('\n')}\n`;
  });
  return `WEBVTT\nKind: ${kind}\nLanguage: ${language}\n\n${blocks.join('\n')}`;
}

/** The cues of a WebVTT file as this project writes them; a line break in a cue becomes a line break in its text. */
export function readVtt(file: string): Cue[] {
  const [header, ...blocks] = file.trim().split(/\n{2,}/);
  if (!header?.startsWith('WEBVTT')) {
    throw new Error(
      'A caption file must begin with "WEBVTT", or no browser shows it; write it with captions.ts.',
    );
  }
  return blocks.map((block) => {
    const [, times = '', ...lines] = block.split('\n');
    const match = /^(\S+) --> (\S+)$/.exec(times);
    if (!match?.[1] || !match[2]) {
      throw new Error(
        `"${times}" is no time range, so its caption would be lost; write the file with captions.ts.`,
      );
    }
    return { start: seconds(match[1]), end: seconds(match[2]), text: lines.map(unescapeText).join('\n') };
  });
}

/** What is wrong with captions for a film of `length` seconds; empty when a viewer can follow them. */
export function captionFaults(cues: readonly Cue[], length: number): string[] {
  const faults: string[] = [];
  let shownUntil = 0;
  for (const { start, end, text } of cues) {
    const lines = breakLines(text, captionLimits.lineLength);
    const at = `"${text.slice(0, 30)}…" at ${timestamp(start)}`;
    if (start < shownUntil) faults.push(`${at} begins before the caption before it ends`);
    if (end <= start || end > length) faults.push(`${at} ends before it begins, or after the film`);
    if (start - shownUntil > captionLimits.longestGap)
      faults.push(`${at} follows a gap of more than 8 seconds`);
    if (lines.length > captionLimits.lines) faults.push(`${at} takes ${lines.length} lines; 2 fit`);
    if (lines.some((line) => line.length > captionLimits.lineLength))
      faults.push(`${at} has a line over 42 characters`);
    if (text.length / (end - start) > captionLimits.charactersPerSecond)
      faults.push(`${at} is too long for its time`);
    shownUntil = end;
  }
  if (length - shownUntil > captionLimits.longestGap)
    faults.push('The end has no captions for more than 8 seconds');
  return faults;
}

/** Breaks a text into as few lines as fit, as even as they can be: nobody reads a last line of one word. */
export function breakLines(text: string, lineLength: number): string[] {
  const least = fill(text, lineLength).length;
  for (let length = Math.ceil(text.length / least); length < lineLength; length += 1) {
    const lines = fill(text, length);
    if (lines.length === least) return lines;
  }
  return fill(text, lineLength);
}

function fill(text: string, lineLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** 65.5 -> "00:01:05.500". */
function timestamp(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');
  const clock = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60];
  return `${clock.map((value) => part(value, 2)).join(':')}.${part(milliseconds % 1000, 3)}`;
}

function seconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
