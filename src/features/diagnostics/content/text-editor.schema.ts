import type { InferType } from 'yup';
import { record, words } from '#i18n/content-schema.ts';

const noted = (note: string) => words().meta({ translated: true, note });

/** What the editor of texts says that `npm run dev` brings into its pages. No build has it. */
export const schema = record({
  switch: noted('Switch in the development server; turns the marks on texts on and off'),
  on: noted('Announced when the switch is turned on; {count} is a number of texts'),
  off: noted('Announced when the switch is turned off'),
  editText: noted('Name of the button over a text; {text} is that text'),
  editHidden: noted(
    'Name of the button beside something whose name or description can be edited; {text} is that name',
  ),
  heading: noted('Heading of the box in which a text is edited'),
  choose: noted('Heading of a list of texts that read alike'),
  chooseLead: words(),
  reading: noted('Stands in the box while a text is read from its file'),
  note: noted('Label; what follows tells translators what the text is'),
  comment: noted('Label; what follows translators have noted for one another'),
  places: noted('Label; what follows are the files that hold or show the text'),
  nothingNoted: noted('Stands where there is no note or comment'),
  length: noted('Below a field; {count} is the number of characters in it'),
  lengthLimit: noted(
    'Below a field; {count} is the number of characters in it, {limit} the most it may have',
  ),
  fine: words(),
  error: noted('Stands before what is wrong with a text and keeps it from being saved'),
  warning: noted('Stands before what may be wrong with a text'),
  fuzzy: noted('{english} is the English that was translated'),
  save: noted('Button'),
  undo: noted('Button; puts the text back that stood there before'),
  close: noted('Button; closes the box'),
  saved: noted('{file} is the name of a file and a line'),
  undone: noted('{file} is the name of a file and a line'),
  unchanged: words(),
  changed: noted('{file} is the name of a file, {text} what it says now'),
  gone: noted('{file} is the name of a file'),
  damaged: noted('{file} is the name of a file and a line'),
  refused: noted('{file} is the name of a file, {reason} one or more sentences'),
  unwritable: noted('{file} is the name of a file, {reason} a sentence of the system'),
  unanswered: words(),
  kept: noted('Announced when the box is closed before what was typed was saved'),
});

/** The editor's words in one language; placeholders wait for their values. */
export type TextEditorWords = InferType<typeof schema>;

/** What the editor fills in when it knows it. */
export const laterValues = ['count', 'english', 'file', 'limit', 'reason', 'text'] as const;
