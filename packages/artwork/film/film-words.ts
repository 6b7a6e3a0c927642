import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import film from '#features/film/content/film.json' with { type: 'json' };
import { htmlLang, type Language } from '#i18n/language.ts';
import { filmLength } from './timing.ts';
import { type Cue, captionFaults, writeVtt } from './vtt.ts';

/** A file that belongs beside the film, with its path from the project's folder. */
export type FilmFile = { path: string; text: string };

/** The context that the film's words carry in the catalogs. */
const context = 'film';

/** The caption and description files of one language; throws when a text is missing or cannot be read in its time. */
export async function filmFiles(language: Language, root: URL): Promise<FilmFile[]> {
  const translate = await filmTranslation(language, root);
  const cues = film.cues.map((cue) => translated(cue, translate));
  const descriptions = film.descriptions.map((cue) => translated(cue, translate));
  const faults = captionFaults(cues, filmLength);
  if (faults.length > 0) {
    throw new Error(
      `Captions in "${language}" that a viewer cannot read: ${faults.join('; ')}. Shorten them in locales/${language}/home.po.`,
    );
  }
  const code = htmlLang[language];
  return [
    { path: `public/film/captions-${code}.vtt`, text: writeVtt(cues, code, 'captions') },
    { path: `public/film/descriptions-${code}.vtt`, text: writeVtt(descriptions, code, 'descriptions') },
  ];
}

function translated(cue: Cue, translate: (text: string) => string): Cue {
  return { ...cue, text: translate(cue.text) };
}

async function filmTranslation(language: Language, root: URL): Promise<(text: string) => string> {
  const filename = `locales/${language}/home.po`;
  const source = await readFile(new URL(filename, root), 'utf8');
  const catalog = await formatter().parse(source, { locale: language, sourceLocale: 'eng', filename });
  const words = new Map<string, string>();
  for (const entry of Object.values(catalog)) {
    if (entry.context !== context || entry.obsolete || entry.message === undefined) continue;
    words.set(entry.message, entry.translation || (language === 'eng' ? entry.message : ''));
  }
  return (text) => {
    const translation = words.get(text);
    if (translation) return translation;
    throw new Error(
      `${filename} has no words for "${text}"; the film would fall silent there. Run \`npm run i18n:extract\` and translate it.`,
    );
  };
}
