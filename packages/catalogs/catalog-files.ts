import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#i18n/language.ts';
import { type PoFile, parsePoBytes } from '#i18n/po/po.ts';

/** The project's folder, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A catalog as it stands on the disk. */
export interface Catalog {
  language: Language;
  area: string;
  /** The file's path below the project's folder, as findings name it. */
  path: string;
  po: PoFile;
}

/** The path of a catalog below the project's folder. */
export function catalogPath(language: Language, area: string): string {
  return `locales/${language}/${area}.po`;
}

/** Reads one catalog, or undefined where there is none. */
export function readCatalog(language: Language, area: string, folder = projectFolder): Catalog | undefined {
  const path = catalogPath(language, area);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(folder + path);
  } catch {
    return undefined;
  }
  return { language, area, path, po: parsePoBytes(bytes) };
}

/** The text of a catalog's file as it stands on the disk. */
export function catalogText({ path }: Catalog, folder = projectFolder): string {
  return readFileSync(folder + path, 'utf8');
}

/** Reads every catalog of a language, by area name. */
export function readCatalogs(language: Language, folder = projectFolder): Catalog[] {
  let names: string[];
  try {
    names = readdirSync(`${folder}locales/${language}`);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.po'))
    .sort()
    .flatMap((name) => readCatalog(language, name.slice(0, -'.po'.length), folder) ?? []);
}
