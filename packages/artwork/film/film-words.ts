import film from '#features/film/content/film.json' with { type: 'json' };
import { schema } from '#features/film/content/film.schema.ts';
import { describedTime } from '#features/film/model/described-time.ts';
import holds from '#features/film/model/film-holds.json' with { type: 'json' };
import { htmlLang, type Language } from '#i18n/language.ts';
import { readCatalog } from '#i18n/read-catalog.server.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { filmLength } from './timing.ts';
import { captionFaults, writeVtt } from './vtt.ts';

/** A file that belongs beside the film, with its path from the project's folder. */
export type FilmFile = { path: string; text: string };

/** The caption and description files of one language; throws when a text is missing or cannot be read in its time. */
export async function filmFiles(language: Language, root: URL): Promise<FilmFile[]> {
  const catalog = await readCatalog(root, language, 'company-content');
  const { cues, descriptions } = translateContent(schema, film, 'film', catalog);
  const faults = captionFaults(cues, filmLength);
  if (faults.length > 0) {
    throw new Error(
      `Captions in "${language}" that a viewer cannot read: ${faults.join('; ')}. Shorten them in ${catalog.file}.`,
    );
  }
  const code = htmlLang[language];
  // The same captions on the clock of the described version, whose picture waits after some of them.
  const late = cues.map(({ start, end, text }) => {
    const begin = describedTime(start, holds);
    return { start: begin, end: begin + end - start, text };
  });
  return [
    { path: `public/film/captions-${code}.vtt`, text: writeVtt(cues, code, 'captions') },
    { path: `public/film/captions-described-${code}.vtt`, text: writeVtt(late, code, 'captions') },
    { path: `public/film/descriptions-${code}.vtt`, text: writeVtt(descriptions, code, 'descriptions') },
  ];
}
