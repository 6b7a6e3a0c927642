import type { InferType } from 'yup';
import { record, words } from '#i18n/content-schema.ts';
import { blocks } from './blocks.ts';
/** The notice at collection. */
export const schema = record({ title: words(), lead: words(), blocks: blocks() });

/** What `notice.json` holds. */
export type NoticeContent = InferType<typeof schema>;
