import { formatBytes } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/company-content.po';
import film from '../../content/film.json';
import { schema as filmSchema } from '../../content/film.schema.ts';
import videos from '../../content/videos.json';
import { schema as videosSchema } from '../../content/videos.schema.ts';

/** One scene of the film: when it begins, what its picture shows and what its captions say meanwhile. */
export interface FilmScene {
  /** Minutes and seconds, `0:05`. */
  at: string;
  picture: string;
  captions: string[];
}

/** The files of the film, and the film in words, in this build's language. */
export function readVideos() {
  const { files, filesLead } = translateContent(videosSchema, videos, 'videos', messages);
  return {
    filesLead,
    files: files.map(({ bytes, ...file }) => ({ ...file, size: formatBytes(bytes) })),
    scenes: readScenes(),
  };
}

function readScenes(): FilmScene[] {
  const { cues, descriptions } = translateContent(filmSchema, film, 'film', messages);
  return descriptions.map(({ start, text }, index) => {
    const end = descriptions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return {
      at: clock(start),
      picture: text,
      captions: cues.filter((cue) => cue.start >= start && cue.start < end).map((cue) => cue.text),
    };
  });
}

/** `64.5` → `1:04`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
