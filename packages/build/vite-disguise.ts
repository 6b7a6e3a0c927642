import { readCatalogs } from '@site/catalogs/catalog-files.ts';
import {
  type DisguiseName,
  disguiseCompiled,
  disguiseNames,
  disguiseOf,
} from '@site/catalogs/disguise/disguise-catalog.ts';
import { numberMessages } from '@site/catalogs/disguise/message-numbers.ts';
import type { Plugin } from 'vite';

/** The setting that asks for a disguise. `npm run build` is never given it, and builds in disguise lie elsewhere. */
const setting = 'SITE_DISGUISE';

/**
 * The disguise that was asked for, or undefined for the site as it is.
 * @throws when the name is not known.
 */
export function wantedDisguise(): DisguiseName | undefined {
  const name = process.env[setting];
  if (name === undefined || name === '') return undefined;
  const known = disguiseNames.find((each) => each === name);
  if (known === undefined)
    throw new Error(`${setting} is "${name}"; use one of ${disguiseNames.join(', ')}.`);
  return known;
}

/** The folder of a build, from the project's: `build/eng`, or `.cache/pseudo/build/eng` in disguise. */
export function buildFolder(language: string): string {
  const disguise = wantedDisguise();
  return disguise === undefined ? `build/${language}` : `.cache/${disguise}/build/${language}`;
}

/** Disguises every catalog after Lingui has compiled it: in memory, so that no file holds what a build could pick up. */
export function disguisePlugin(name: DisguiseName): Plugin {
  const choose = disguiseOf(name, numberMessages(readCatalogs('eng')));
  return {
    name: 'disguise',
    transform(code, id) {
      const area = /\/locales\/\w+\/([\w-]+)\.po$/.exec(id.split('?')[0] ?? '')?.[1];
      return area === undefined ? undefined : { code: disguiseCompiled(code, area, choose), map: null };
    },
  };
}
