import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const track = (language: 'en' | 'es', file = `captions-${language}`, more = '') =>
  `<track kind="captions" srclang="${language}" label="${language === 'en' ? 'English' : 'Español'}" src="/files/${file}.vtt" ${more}>`;
const both = track('en', 'captions-en', 'default') + track('es');
const descriptions = (language = 'en', file = `descriptions-${language}`) =>
  `<track kind="descriptions" srclang="${language}" label="Descriptions" src="/files/${file}.vtt">`;
const film = (parts: { tracks?: string; descriptions?: string; attributes?: string; transcript?: string }) =>
  `<video aria-label="The way of a car" width="320" height="180" ${parts.attributes ?? 'controls preload="none"'}><source src="/files/film.webm" type="video/webm">${parts.tracks ?? both}${parts.descriptions ?? descriptions()}</video>
${parts.transcript ?? '<p><a href="/film/words">Transcript of the film</a></p>'}`;
const file = (name: string) =>
  `<p><a href="/files/pdf/${name}.pdf">Prices for copper, March 2026 (PDF, 40 KB, English)</a></p>`;
const criteria = ['1.3.1', '2.4.2', '3.1.1'];

/** Films, captions, what plays by itself, PDF files. */
export const mediaFaults: SeededFaults = [
  seededFault(
    {
      id: 'captions-missing',
      title: 'A film has no captions.',
      criteria: ['1.2.2'],
      caughtBy: ['captions', 'video-caption'],
    },
    { main: film({ tracks: '' }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-one-language',
      title: 'A film has no Spanish captions.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-en', 'default') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-broken',
      title: 'The file of the captions is no WebVTT.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-broken', 'default') + track('es') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-lost',
      title: 'The file of the captions is not there.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-lost', 'default') + track('es') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-gap',
      title: 'For 31 seconds there are no captions.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-gap', 'default') + track('es') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-fast',
      title: 'A caption goes before it can be read.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-fast', 'default') + track('es') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-tall',
      title: 'A caption takes three lines.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-tall', 'default') + track('es') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-swapped',
      title: 'The English captions are called Spanish.',
      criteria: ['1.2.2', '3.1.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en', 'captions-en', 'default') + track('es', 'captions-en') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'captions-default-foreign',
      title: 'The English page shows Spanish captions first.',
      criteria: ['1.2.2'],
      caughtBy: ['captions'],
    },
    { main: film({ tracks: track('en') + track('es', 'captions-es', 'default') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'description-missing',
      title: 'Nothing describes the picture of a film.',
      criteria: ['1.2.3', '1.2.5'],
      caughtBy: ['audio-descriptions'],
    },
    { main: film({ descriptions: '' }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'description-empty',
      title: 'The description of the picture is an empty file.',
      criteria: ['1.2.5'],
      caughtBy: ['audio-descriptions'],
    },
    { main: film({ descriptions: descriptions('en', 'descriptions-empty') }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'transcript-missing',
      title: 'A film has no transcript.',
      criteria: ['1.2.3', '1.2.8'],
      caughtBy: ['audio-descriptions'],
    },
    { main: film({ transcript: '' }) },
    { main: film({}) },
  ),
  seededFault(
    {
      id: 'film-plays-by-itself',
      title: 'A film plays as the page opens.',
      criteria: ['1.4.2', '2.2.2'],
      caughtBy: ['media-autoplay', 'no-autoplay-audio'],
    },
    { main: film({ attributes: 'controls autoplay' }) },
    { main: film({ attributes: 'controls' }) },
  ),
  seededFault(
    {
      id: 'player-without-controls',
      title: 'A film has no controls.',
      criteria: ['2.1.1', '1.4.2'],
      caughtBy: ['media-autoplay'],
    },
    { main: film({ attributes: 'preload="none"' }) },
    { main: film({}) },
  ),
  seededFault(
    { id: 'pdf-untagged', title: 'A PDF file has no tags.', criteria, caughtBy: ['pdf-tags'] },
    { main: file('untagged-en') },
    { main: file('good-en') },
  ),
  seededFault(
    { id: 'pdf-untitled', title: 'A PDF file has no title.', criteria, caughtBy: ['pdf-tags'] },
    { main: file('nameless-en') },
    { main: file('good-en') },
  ),
  seededFault(
    {
      id: 'pdf-without-language',
      title: 'A PDF file does not say its language.',
      criteria,
      caughtBy: ['pdf-tags'],
    },
    { main: file('mute-en') },
    { main: file('good-en') },
  ),
  seededFault(
    {
      id: 'pdf-other-language',
      title: 'A PDF file is in another language than its link says.',
      criteria,
      caughtBy: ['pdf-tags'],
    },
    { main: file('good-es') },
    { main: file('good-en') },
  ),
];

/** Faults of files that came after the last whole score. */
export const laterMediaFaults: SeededFaults = [
  seededFault(
    {
      id: 'pdf-undeclared',
      title: 'A tagged PDF file does not say that it keeps PDF/UA.',
      criteria,
      caughtBy: ['pdf-tags'],
    },
    { main: file('undeclared-en') },
    { main: file('good-en') },
  ),
  seededFault(
    {
      id: 'pdf-joined-words',
      title: 'Two texts of a PDF file stand side by side without a space, and are read as one word.',
      criteria,
      caughtBy: ['pdf-tags'],
    },
    { main: file('joined-en') },
    { main: file('good-en') },
  ),
];
