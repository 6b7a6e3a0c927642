/**
 * Makes the film: renders the stills that are not there yet, moves over them, encodes the picture once and speaks its four
 * versions into `public/film`, with the poster. The results are committed, so only someone who changes the film runs this:
 *
 *   npm run film -w @site/artwork
 *   npm run film -w @site/artwork -- --stills      renders all stills again: the model or a camera has changed
 *
 * It needs Blender (see `world/`), Chromium (see browser.ts), ffmpeg with libx264 and libaom, and the voices of narrate.ts;
 * the README says how long it takes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFilm } from './frames.ts';
import { writeVersions } from './narrate.ts';
import { renderMissingCutouts } from './render-cutouts.ts';
import { renderStills } from './render-stills.ts';
import { filmLength, framesPerSecond } from './timing.ts';

const outputFolder = fileURLToPath(new URL('../../../public/film/', import.meta.url));
/** The moment the poster shows: the bar of new steel between the rolls. */
const posterSecond = 59;
/** Bits a second of the picture, which leaves the longest version, with its sound, below 9 MB. */
const pictureRate = '690k';

const workFolder = await mkdtemp(join(tmpdir(), 'film-'));
const picture = join(workFolder, 'picture.mp4');
const poster = join(workFolder, 'poster.png');

try {
  renderStills(process.argv.includes('--stills'));
  renderMissingCutouts(process.argv.includes('--stills'));
  await mkdir(outputFolder, { recursive: true });
  await paintPicture();
  await writeVersions(picture);
  const still = ['-i', poster, ...options('-vf scale=1280:720:flags=lanczos -frames:v 1 -map_metadata -1')];
  await ffmpeg([
    ...still,
    ...options('-c:v libaom-av1 -still-picture 1 -crf 23 -cpu-used 3 -pix_fmt yuv420p'),
    join(outputFolder, 'poster.avif'),
  ]);
  await ffmpeg([...still, ...options('-q:v 4 -pix_fmt yuvj420p'), join(outputFolder, 'poster.jpg')]);
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

/** Paints every picture and encodes it as it comes. */
async function paintPicture(): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    [
      ...options(`-y -loglevel error -f image2pipe -c:v mjpeg -framerate ${framesPerSecond} -i -`),
      // Browsers write JPEG in full range and the older matrix; video players expect the newer one.
      ...options('-vf zscale=rangein=full:range=limited:matrixin=170m:matrix=709'),
      ...options('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
      // Dark ground gets more than its share of the bits, or its slow gradients fall into bands.
      ...options('-c:v libx264 -preset medium -aq-mode 3 -g 250 -pix_fmt yuv420p -an'),
      ...options(`-b:v ${pictureRate} -maxrate 2400k -bufsize 4800k`),
      // Without dates and versions of the encoder inside, the same picture gives the same file.
      ...options('-map_metadata -1 -fflags +bitexact -flags:v +bitexact'),
      picture,
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
    throw new Error('ffmpeg could not encode the pictures; its message stands above.');
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
