import type { Language } from '#i18n/language.ts';
import { htmlLang } from '#i18n/language.ts';

/** Where the film and its companions stand in `public/`. */
export const filmFiles = {
  mp4: '/film/recycling.mp4',
  webm: '/film/recycling.webm',
  posterAvif: '/film/poster.avif',
  posterJpeg: '/film/poster.jpg',
  captions: (language: Language) => `/film/captions-${htmlLang[language]}.vtt`,
  descriptions: (language: Language) => `/film/descriptions-${htmlLang[language]}.vtt`,
} as const;

/** Size of the picture, for the room that poster and player take before they have loaded. */
export const filmSize = { width: 1920, height: 1080 } as const;
