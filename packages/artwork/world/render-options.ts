import { parseArgs } from 'node:util';
import { type CropName, crops } from './crops.ts';
import { type RenderedScheme, renderedSchemes } from './published-pictures.ts';

/** What one run of the command renders. */
export interface RenderOptions {
  crops: readonly CropName[];
  schemes: readonly RenderedScheme[];
  /** Width of a quick look that is written to a scratch folder and published nowhere. */
  draft: number | null;
  /** Rays per pixel in place of those of the table. */
  samples: number | null;
}

/** Reads `--crop port --scheme night --draft 480 --samples 12`; a crop or scheme that there is none of is refused by name. */
export function readRenderOptions(words: readonly string[]): RenderOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      crop: { type: 'string', multiple: true },
      scheme: { type: 'string', multiple: true },
      draft: { type: 'string' },
      samples: { type: 'string' },
    },
  });
  return {
    crops: choose('crop', Object.keys(crops) as CropName[], values.crop),
    schemes: choose('scheme', renderedSchemes, values.scheme),
    draft: wholeNumber('draft', values.draft),
    samples: wholeNumber('samples', values.samples),
  };
}

function choose<Name extends string>(
  what: string,
  known: readonly Name[],
  asked?: string[],
): readonly Name[] {
  return (
    asked?.map((name) => {
      const found = known.find((each) => each === name);
      if (!found)
        throw new Error(
          `The model has no ${what} "${name}", so nothing was rendered. It has: ${known.join(', ')}.`,
        );
      return found;
    }) ?? known
  );
}

function wholeNumber(what: string, text?: string): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new Error(`--${what} is "${text}", and has to be a whole number above 0, as in --${what} 480.`);
  return Number(text);
}
