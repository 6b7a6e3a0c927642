import { type InferType, object } from 'yup';
import { blocks, only, present, words } from './schema-parts.ts';

/** The notice at collection. */
export const schema = object({ title: words(), lead: words(), blocks: blocks() })
  .noUnknown(only)
  .required(present);

/** What `notice.json` holds. */
export type NoticeContent = InferType<typeof schema>;
