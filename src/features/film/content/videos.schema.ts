import type { InferType } from 'yup';
import { listOf, oneOf, pattern, record, whole, words } from '#i18n/content-schema.ts';
/** The film of the library and its files. */
export const schema = record({
  /** Links the home page with `<home>`. */
  filesLead: record({ lead: words() }),
  files: listOf({
    id: pattern(/^[a-z0-9-]+$/, 'be small letters, digits and hyphens'),
    /** Name in `public/film/`. */
    file: pattern(/\.(mp4|vtt)$/, 'be a film or its captions'),
    kind: oneOf(['MP4', 'WebVTT']),
    /** In which a voice speaks, or its words are read. */
    language: oneOf(['en', 'es']),
    bytes: whole(0),
    title: words(),
  }),
});

/** What `videos.json` holds. */
export type VideosContent = InferType<typeof schema>;
