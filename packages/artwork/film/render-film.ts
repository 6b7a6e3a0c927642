/**
 * Draws the film and encodes it once into `public/film`: H.264 and VP9 with sound, and the poster. The results are
 * committed, so only someone who changes the film runs this. It needs Chromium (see browser.ts) and ffmpeg with
 * libx264, libvpx-vp9, libopus and libaom (Debian: apt install chromium ffmpeg), and takes about fifteen minutes:
 *
 *   nice node packages/artwork/film/render-film.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFilm } from './frames.ts';
import { composeSound, sampleRate } from './sound.ts';
import { filmLength, framesPerSecond } from './timing.ts';

const outputFolder = fileURLToPath(new URL('../../../public/film/', import.meta.url));
/** The moment the poster shows: the furnace at its brightest. */
const posterSecond = 54;

const workFolder = await mkdtemp(join(tmpdir(), 'film-'));
const master = join(workFolder, 'master.mkv');
const sound = join(workFolder, 'sound.f32');
const poster = join(workFolder, 'poster.png');

try {
  await mkdir(outputFolder, { recursive: true });
  await writeFile(sound, new Uint8Array(composeSound().buffer));
  await drawMaster();
  const inputs = [
    '-i',
    master,
    ...options(`-f f32le -ar ${sampleRate} -ac 2 -i`),
    sound,
    ...options('-map 0:v -map 1:a'),
  ];
  // Without dates and versions of the encoder inside, the same drawing gives the same file.
  const plain = options('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -shortest');
  await ffmpeg([
    ...inputs,
    ...options('-c:v libx264 -preset slow -crf 28 -tune animation -g 250 -pix_fmt yuv420p'),
    ...options('-c:a aac -b:a 96k -movflags +faststart'),
    ...plain,
    join(outputFolder, 'recycling.mp4'),
  ]);
  // VP9 only looks ahead, and so spends its bits where they show, when it may read the film twice.
  const vp9 = [
    ...options(
      '-c:v libvpx-vp9 -crf 43 -b:v 0 -deadline good -row-mt 1 -g 250 -pix_fmt yuv420p -passlogfile',
    ),
    join(workFolder, 'vp9'),
  ];
  await ffmpeg(['-i', master, ...vp9, ...options('-pass 1 -cpu-used 5 -an -f null -')]);
  await ffmpeg([
    ...inputs,
    ...vp9,
    ...options('-pass 2 -cpu-used 3 -c:a libopus -b:a 64k'),
    ...plain,
    join(outputFolder, 'recycling.webm'),
  ]);
  const still = ['-i', poster, ...options('-vf scale=1280:720:flags=lanczos -frames:v 1 -map_metadata -1')];
  await ffmpeg([
    ...still,
    ...options('-c:v libaom-av1 -still-picture 1 -crf 30 -cpu-used 3 -pix_fmt yuv420p'),
    join(outputFolder, 'poster.avif'),
  ]);
  await ffmpeg([...still, ...options('-q:v 6 -pix_fmt yuvj420p'), join(outputFolder, 'poster.jpg')]);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

/** Draws every picture and keeps them nearly without loss, to encode from twice. */
async function drawMaster(): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    [
      ...options(`-y -loglevel error -f image2pipe -c:v mjpeg -framerate ${framesPerSecond} -i -`),
      // Browsers write JPEG in full range and the older matrix; video players expect the newer one.
      ...options('-vf zscale=rangein=full:range=limited:matrixin=170m:matrix=709'),
      ...options(
        '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
      ),
      ...options('-c:v libx264 -preset ultrafast -crf 6'),
      master,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  await openFilm(async (frame) => {
    await writeFile(poster, await frame(posterSecond, 'image/png'));
    const count = Math.round(filmLength * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      if (!encoder.stdin.write(await frame(index / framesPerSecond, 'image/jpeg')))
        await once(encoder.stdin, 'drain');
      if (index % 250 === 0) console.log(`picture ${index} of ${count}`);
    }
  });
  encoder.stdin.end();
  await ended;
  if (encoder.exitCode !== 0)
    throw new Error('ffmpeg could not keep the pictures; its message stands above.');
}

/** Options as they stand on a command line; none of ours holds a space. */
function options(line: string): string[] {
  return line.split(' ');
}

async function ffmpeg(words: string[]): Promise<void> {
  const run = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(run, 'close');
  if (run.exitCode !== 0)
    throw new Error(`ffmpeg could not write ${words.at(-1)}; its message stands above.`);
}
