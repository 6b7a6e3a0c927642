import { array, type InferType, number, object, string } from 'yup';

const whole = () =>
  number().integer('must be whole').min(0, 'must be zero or more').required('must be a number');
const only = 'only the fields that the schema names';

/** The film of the library and its files. */
export const schema = object({
  /** Links the home page with `<home>`. */
  filesLead: object({ lead: string().required('must hold words') })
    .noUnknown(only)
    .required('must be there'),
  files: array(
    object({
      id: string()
        .matches(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
        .required('must be there'),
      /** Name in `public/film/`. */
      file: string()
        .matches(/\.(mp4|webm|vtt)$/, 'must be a film or its captions')
        .required('must be there'),
      kind: string()
        .oneOf(['MP4', 'WebM', 'WebVTT'] as const, 'must be a kind of file')
        .required('must be there'),
      /** Null where nobody speaks or reads: the film has no voice. */
      language: string()
        .nullable()
        .oneOf(['en', 'es', null] as const, 'must be en, es or null')
        .defined('must be there'),
      bytes: whole(),
      title: string().required('must hold words'),
    }).noUnknown(only),
  ).required('must be there'),
})
  .noUnknown(only)
  .required('must be there');

/** What `videos.json` holds. */
export type VideosContent = InferType<typeof schema>;
