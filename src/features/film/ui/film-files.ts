import { language } from '#i18n/current.ts';
import { htmlLang, type Language } from '#i18n/language.ts';

/** Where the film and its companions stand in `public/`. */
export const filmFiles = {
  /** The film with its narration, in the page's language. */
  mp4: `/film/recycling-${htmlLang[language]}.mp4`,
  /** The film with its narration and a voice that describes the picture, which waits for it. */
  described: `/film/recycling-described-${htmlLang[language]}.mp4`,
  posterAvif: '/film/poster.avif',
  posterJpeg: '/film/poster.jpg',
  captions: (language: Language) => `/film/captions-${htmlLang[language]}.vtt`,
  describedCaptions: (language: Language) => `/film/captions-described-${htmlLang[language]}.vtt`,
  descriptions: (language: Language) => `/film/descriptions-${htmlLang[language]}.vtt`,
} as const;

/** What a visitor may choose: the film narrated, or narrated and described. */
export type FilmVersion = 'narrated' | 'described';

/** Size of the picture, for the room that poster and player take before they have loaded. */
export const filmSize = { width: 1920, height: 1080 } as const;
