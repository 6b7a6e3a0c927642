/** Says sentences with free voices of Debian (see the README), as mono samples of the film's rate. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { sampleRate } from './sound.ts';

/** The most a sentence may be quickened to end with its caption; more would be heard. */
export const mostTempo = 1.15;

/** What a voice would read wrong, as it is said. */
const sayings: Choices<[string, string][]> = {
  eng: [['3,000 °F', 'three thousand degrees Fahrenheit']],
  es: [['3,000 °F', 'tres mil grados Fahrenheit']],
};

/**
 * One sentence in the language's voice.
 * @param longest Seconds it may take: it is quickened for them, and refused when that is not enough.
 */
export async function say(
  text: string,
  language: Language,
  folder: string,
  longest = Infinity,
): Promise<Float32Array> {
  const words = choiceFor(sayings, language).reduce((said, [from, to]) => said.replaceAll(from, to), text);
  const file = join(folder, 'sentence.wav');
  const script = join(folder, 'sentence.txt');
  await writeFile(script, `${words}\n`, 'utf8');
  if (language === 'eng')
    await run('text2wave', ['-eval', '(voice_cmu_us_slt_arctic_hts)', '-o', file, script]);
  else
    await run('espeak-ng', ['-v', 'es-419', '-s', '178', '-p', '40', '-a', '90', '-f', script, '-w', file]);
  const plain = await read(file, 'anull');
  const tempo = plain.length / sampleRate / longest;
  if (tempo > mostTempo) {
    throw new Error(
      `"${text}" takes ${(plain.length / sampleRate).toFixed(2)} s and has ${longest.toFixed(2)} s; give its cue in film.json more time.`,
    );
  }
  return tempo > 1 ? read(file, `atempo=${(tempo + 0.005).toFixed(3)}`) : plain;
}

/** The samples of a file without the silence around them, its lowest rumble and what hisses above speech. */
async function read(file: string, filter: string): Promise<Float32Array> {
  const quiet = 'silenceremove=start_periods=1:start_threshold=-48dB';
  const filters = `${quiet},areverse,${quiet},areverse,highpass=f=80,${filter}`;
  const bytes = await run('ffmpeg', [
    ...`-loglevel error -i ${file} -af ${filters} -ar ${sampleRate} -ac 1 -f f32le -`.split(' '),
  ]);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Runs a program and gives what it wrote; throws when it fails. */
export async function run(program: string, words: string[]): Promise<Buffer> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new Error(`${program} could not do its part of the sound; its message stands above.`);
  return Buffer.concat(chunks);
}
