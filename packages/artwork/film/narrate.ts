/**
 * Speaks the film: writes its four versions, narrated and described in English and Spanish, the captions of the
 * described ones, and where their pictures wait. The picture is copied as it is from the file that is published, so
 * new words need no new picture; `render-film.ts` calls this with a new picture. Needs the voices (Debian:
 * apt install festival festvox-us-slt-hts espeak-ng ffmpeg) and about two minutes:
 *
 *   node packages/artwork/film/narrate.ts
 */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import film from '#features/film/content/film.json' with { type: 'json' };
import { schema } from '#features/film/content/film.schema.ts';
import type { Hold } from '#features/film/model/described-time.ts';
import { htmlLang, type Language, languages } from '#i18n/language.ts';
import { readCatalog } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { mix, voiceTrack } from './mix.ts';
import { noteSizes } from './note-sizes.ts';
import { composeSound, sampleRate } from './sound.ts';
import { run, say } from './speech.ts';
import { described, isSaid, narrated, type SpokenCue, type SpokenVersion } from './spoken-version.ts';
import type { Cue } from './vtt.ts';

const root = new URL('../../../', import.meta.url);
const published = (name: string): string => fileURLToPath(new URL(`public/film/${name}`, root));

/** How loud speech is on the web: broadcasts of spoken word aim at the same. */
const speechLoudness = -16;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await mkdtemp(join(tmpdir(), 'film-picture-'));
  const picture = join(folder, 'picture.mp4');
  await copyFile(published('recycling-en.mp4'), picture);
  await writeVersions(picture);
  await rm(folder, { recursive: true, force: true });
}

/** Writes every version of the film with the picture of a file. */
export async function writeVersions(picture: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'film-voice-'));
  try {
    const said = await Promise.all(languages.map((language) => sayFilm(language, folder)));
    // One set of waits for all languages, as long as the longest needs, so that captions of each fit every version.
    const longest = film.descriptions.map((_, index) =>
      Math.max(...said.map(({ seen }) => seen[index]?.length ?? 0)),
    );
    let holds: Hold[] = [];
    for (const { code, cues, narration, seen } of said) {
      const waiting = seen.map((line, index) => ({ ...line, length: longest[index] ?? line.length }));
      const full = described(cues, narration, waiting);
      holds = full.holds;
      await encode(narrated(narration), picture, `recycling-${code}.mp4`, folder);
      await encode(full, picture, `recycling-described-${code}.mp4`, folder);
    }
    await writeFile(
      new URL('src/features/film/model/film-holds.json', root),
      `${JSON.stringify(holds, null, 2)}\n`,
    );
    await noteSizes(root);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every sentence of the film in one language. */
async function sayFilm(language: Language, folder: string) {
  const catalog = await readCatalog(root, language, 'company-content');
  const { cues, descriptions } = translateContent(schema, film, 'film', catalog);
  const own = await mkdtemp(join(folder, `${language}-`));
  return {
    code: htmlLang[language],
    cues,
    narration: await sayAll(cues.filter(isSaid), language, own, true),
    seen: await sayAll(descriptions, language, own, false),
  };
}

async function sayAll(
  cues: readonly Cue[],
  language: Language,
  folder: string,
  inTime: boolean,
): Promise<SpokenCue<Float32Array>[]> {
  const said: SpokenCue<Float32Array>[] = [];
  for (const cue of cues) {
    const sound = await say(cue.text, language, folder, inTime ? cue.end - cue.start : Infinity);
    said.push({ ...cue, sound, length: sound.length / sampleRate });
  }
  return said;
}

async function encode(
  { lines, holds, starts, length }: SpokenVersion<Float32Array>,
  picture: string,
  name: string,
  folder: string,
): Promise<void> {
  const raw = `-f f32le -ar ${sampleRate} -ac`;
  const voice = join(folder, 'voice.f32');
  await writeFile(voice, new Uint8Array(voiceTrack(lines, length).buffer));
  const gain = 10 ** ((speechLoudness - (await loudness(voice, `${raw} 1`))) / 20);
  const sound = join(folder, 'sound.f32');
  const music = composeSound(sampleRate, { starts, length });
  await writeFile(sound, new Uint8Array(mix(music, lines, gain).buffer));
  // A picture that waits is a frame that stands longer: only its times are written anew, no frame is encoded again.
  const shift = (stamp: string): string =>
    [
      stamp,
      ...holds.map(({ at, seconds }) => `gte(${stamp}*TB,${(at - 0.02).toFixed(2)})*${seconds}/TB`),
    ].join('+');
  await run('ffmpeg', [
    ...`-y -loglevel error -i ${picture} ${raw} 2 -i ${sound} -map 0:v -map 1:a -c:v copy`.split(' '),
    ...(holds.length > 0 ? ['-bsf:v', `setts=pts='${shift('PTS')}':dts='${shift('DTS')}'`] : []),
    ...'-c:a aac -b:a 88k -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:a +bitexact'.split(
      ' ',
    ),
    published(name),
  ]);
}

/** How loud a track of speech is, in LUFS; the quiet between sentences does not count. */
async function loudness(file: string, format: string): Promise<number> {
  const said = await run('ffmpeg', [
    ...`-loglevel error -nostats ${format} -i ${file} -af ebur128=metadata=1,ametadata=print:key=lavfi.r128.I:file=- -f null -`.split(
      ' ',
    ),
  ]);
  const values = [...said.toString().matchAll(/lavfi\.r128\.I=(\S+)/g)];
  const last = Number(values.at(-1)?.[1]);
  if (!Number.isFinite(last)) throw new Error('The loudness of the speech cannot be measured with ffmpeg.');
  // The same voice from two loudspeakers is twice the power of the one channel measured here.
  return last + 10 * Math.log10(2);
}
