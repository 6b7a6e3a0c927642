/** Renders one picture of the model with Blender: for the site's pages and for the film. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Crop } from './crops.ts';
import type { RenderedScheme } from './published-pictures.ts';

const script = fileURLToPath(new URL('model/render.py', import.meta.url));

/** What `model/render.py` needs to know. */
export interface StillSettings extends Omit<Crop, 'ratio' | 'traced'> {
  scheme: RenderedScheme;
  pixels: readonly [width: number, height: number];
  /** Widths that the picture is written in. */
  sizes: readonly number[];
  /** Folder for what lies between the rays and the picture. */
  scratch: string;
  /** Path of the picture without its width and `.png`. */
  target: string;
  /** Whether it is for the film, in which trucks, a train and an arm move: they are left out, and pieces are smaller. */
  film?: boolean;
  /** Whether the film's train is left out, because it moves. */
  leaves?: boolean;
  /** How bright the picture is developed. Default: as on a page, by day 0.86, by night 2.1. */
  exposure?: number;
  /** How much of the halo around bright things is left. Default: all. */
  glow?: number;
}

/** A thing alone, or an outline, as `model/cutouts.py` renders it from the whole model. */
export type CutoutSettings = {
  pixels: readonly [width: number, height: number];
  width: number;
  target: string;
} & Record<string, unknown>;

/** Writes the cut-outs of one light, all in one run, since building the model takes longer than most of them. */
export function renderCutouts(
  settings: Pick<StillSettings, 'scheme' | 'scratch' | 'exposure'>,
  cutouts: readonly CutoutSettings[],
): void {
  const frame = { centre: [0, 0, 0], width: 1, pixels: [8, 8], samples: 16, film: true, leaves: true };
  blender({ ...settings, ...frame, cutouts });
}

/** Writes `<target>-<size>.png` for every size; throws with Blender's message when it fails. */
export function renderStill(settings: StillSettings): void {
  blender(settings);
}

function blender(settings: object): void {
  const words = ['-b', '--factory-startup', '-noaudio', '--python-exit-code', '1', '--python', script, '--'];
  run('blender', [...words, JSON.stringify(settings)]);
}

/** Runs a program of the system at the lowest priority: a render takes minutes, and the machine belongs to others as well. */
export function run(command: string, words: readonly string[]): void {
  const { status, error, stderr } = spawnSync('nice', ['-n', '19', command, ...words], {
    encoding: 'utf8',
    // Blender tells of every pass over every picture: after fifty of them it would be stopped for telling too much.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error || status !== 0)
    throw new Error(
      `${command} ended with ${status ?? error}. ${stderr.slice(-2000)}\nInstall it: the README of packages/artwork says what.`,
    );
}
