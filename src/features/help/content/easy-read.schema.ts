import type { InferType } from 'yup';
import { id, listOf, oneOf, words } from '#i18n/content-schema.ts';
import { pageId } from '#site/page-id.ts';

/** The drawings that the steps choose from. */
export const easyReadDrawings = [
  'drum',
  'car',
  'catalogue',
  'gate',
  'hard-hat',
  'magnet-sticks',
  'office',
  'papers',
  'scale',
  'ticket',
  'tow',
  'yard',
] as const;

/**
 * Five tasks in easy words: short sentences, one thing in each, a drawing beside each step. Written after the European rules
 * for easy-to-read information; nobody who needs such texts has tested these yet, and the page says so.
 */
export const schema = listOf({
  id: id(),
  /** Where the task is done. */
  page: pageId(),
  title: words(),
  steps: listOf({
    id: id(),
    art: oneOf(easyReadDrawings),
    title: words(),
    /** `<page>…</page>` leads to the page of the task. */
    text: words(),
  }),
});

/** What `easy-read.json` holds. */
export type EasyReadTasks = InferType<typeof schema>;
