import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/site-content.po';
import tasks from '../content/easy-read.json';
import { type EasyReadTasks, schema } from '../content/easy-read.schema.ts';

/** The five tasks in easy words, in the language of this build. */
export function readEasyRead(): EasyReadTasks {
  return translateContent(schema, tasks, 'easy-read', messages);
}
