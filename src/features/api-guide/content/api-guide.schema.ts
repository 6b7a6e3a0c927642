import type { InferType } from 'yup';
import { columns, key, listOf, record, wordList, words } from '#i18n/content-schema.ts';

const label = (note: string) => words().meta({ note });
const table = (note: string) => record({ caption: label(note), columns: columns() });

/** What the page about the API says around the description itself. */
export const schema = record({
  contents: record({ label: label('Name of the list of contents') }),
  start: record({
    heading: label('Heading: what to know before the first call'),
    text: wordList(),
    exampleLabel: label('Above a command that can be typed'),
    sites: table('Caption of a table: the two addresses under which the API answers'),
    /** Both sites, by their language. */
    languages: listOf({ id: key(), label: label('A language, as a word in a table') }),
    document: label(
      'The links lead to the same description for programs and to the terms of use; keep their tags',
    ),
  }),
  limits: record({
    heading: label('Heading above limits and the human check'),
    lead: words(),
    headers: table('Caption of a table of HTTP headers'),
  }),
  /** What calls are about, by their tag in the description. */
  groups: listOf({ id: key(), name: label('Heading above calls of one kind') }),
  call: record({
    details: label('Unfolds what belongs to one call'),
    parameters: table('Caption of a table; {call} is a call such as GET /api/prices'),
    body: record({ caption: label('Caption of a table; {call} is a call, {type} a media type') }),
    otherBody: label('{type} is a media type, {shape} the name of a shape further down, a link'),
    example: label('Above a command; {call} is a call such as GET /api/prices'),
    answers: table('Caption of a table; {call} is a call such as GET /api/prices'),
    otherStatus: label('In a table of HTTP statuses: every status that is not named'),
    headers: label('Followed by names of HTTP headers'),
    bodyOf: label('Followed by a media type and what it holds'),
    places: listOf({ id: key(), label: label('Where a parameter stands in a request') }),
  }),
  errors: record({
    heading: label('Heading above the form of errors'),
    text: wordList(),
    fields: table('Caption of a table'),
    kinds: table('Caption of a table of kinds of errors'),
    fieldCodes: table('Caption of a table: why a field of a form is refused'),
    common: label('Heading above what holds for every call'),
  }),
  shapes: record({
    heading: label('Heading above the fields of bodies and answers'),
    lead: words(),
    fields: table('Caption of a table; {shape} is the name of a shape such as Prices'),
  }),
  types: listOf({ id: key(), label: label('A type of value in a table, in small letters') }),
  rules: record({
    yes: label('In the column “Required”'),
    no: label('In the column “Required”'),
    orNull: label('Behind a type: “text, or null”'),
    whole: label('In the column “Field”: the answer as a whole'),
    shape: label('Followed by the name of a shape'),
    characters: label('{limits} are numbers such as 1–250'),
    entries: label('{limits} are numbers such as 1–6, how many a list may have'),
    numbers: label('{limits} are numbers such as 400–599, between which a value lies'),
    from: label('A lower limit alone: {limit} is a number'),
    upTo: label('An upper limit alone: {limit} is a number'),
    oneOf: label('Followed by values'),
    pattern: label('Followed by a regular expression'),
    plain: label('A rule of texts'),
    example: label('Followed by a value'),
  }),
});

/** What `api-guide.json` holds. */
export type ApiGuideWords = InferType<typeof schema>;
