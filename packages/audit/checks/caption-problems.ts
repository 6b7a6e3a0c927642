import { languageOfText } from './language-of-text.ts';

/** One caption of a WebVTT file (https://www.w3.org/TR/webvtt1/), in seconds. */
interface Caption {
  start: number;
  end: number;
  lines: string[];
}

const most = { lines: 2, charactersPerSecond: 20, gap: 8 };

/**
 * What keeps a viewer from following captions: a file that is not there or is no WebVTT, more than two lines, more than
 * twenty characters a second, more than eight seconds without any, another language than the track says. A long silence
 * is captioned too, “[music]”, or nobody who does not hear knows that there is one. `seconds` is the film's length.
 */
export function captionProblems(file: string | undefined, language: string, seconds?: number): string[] {
  if (file === undefined) return ['The file of the captions cannot be loaded.'];
  const read = readCaptions(file);
  if (typeof read === 'string') return [read];
  if (read.length === 0) return ['The file of the captions holds no caption.'];
  const found: string[] = [];
  let until = 0;
  for (const { start, end, lines } of read) {
    const at = `“${lines.join(' ').slice(0, 30)}” at ${start.toFixed(1)} s`;
    const length = lines.join(' ').length;
    if (end <= start) found.push(`The caption ${at} ends before it begins.`);
    else if (length / (end - start) > most.charactersPerSecond)
      found.push(
        `The caption ${at} asks for ${Math.round(length / (end - start))} characters a second; 20 can be read.`,
      );
    if (lines.length > most.lines)
      found.push(`The caption ${at} takes ${lines.length} lines; 2 leave the picture free.`);
    if (start - until > most.gap)
      found.push(`Before the caption ${at} there is none for ${Math.round(start - until)} seconds.`);
    if (start < until - 0.001) found.push(`The caption ${at} begins before the one before it ends.`);
    until = Math.max(until, end);
  }
  if (seconds !== undefined && seconds - until > most.gap)
    found.push(`The last ${Math.round(seconds - until)} seconds of the film have no captions.`);
  const spoken = languageOfText(read.flatMap(({ lines }) => lines).join(' '));
  if (spoken !== undefined && spoken !== language)
    found.push(`The captions are called “${language}”, but their words are “${spoken}”.`);
  return found;
}

/** The captions of a file, or what makes it no WebVTT file. */
function readCaptions(file: string): Caption[] | string {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT([ \t].*)?(\n|$)/.test(text))
    return 'The file of the captions does not begin with “WEBVTT”; no browser shows it.';
  const captions: Caption[] = [];
  for (const block of text.split(/\n{2,}/).slice(1)) {
    if (/^(NOTE|STYLE|REGION)\b/.test(block) || block.trim() === '') continue;
    const lines = block.trim().split('\n');
    const timing = lines.findIndex((line) => line.includes('-->'));
    const times = /^(\S+)[ \t]+-->[ \t]+(\S+)/.exec(lines[timing] ?? '');
    const [start, end] = [secondsOf(times?.[1]), secondsOf(times?.[2])];
    if (timing < 0 || timing > 1 || start === undefined || end === undefined)
      return `“${lines[0]?.slice(0, 40)}” is no caption: its times cannot be read.`;
    captions.push({ start, end, lines: lines.slice(timing + 1).map((line) => line.replace(/<[^>]*>/g, '')) });
  }
  return captions;
}

function secondsOf(time: string | undefined): number | undefined {
  const match = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time ?? '');
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : undefined;
}
