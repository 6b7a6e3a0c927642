import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { captionProblems } from './caption-problems.ts';
import { inContentCells } from './page-check.ts';

/** Every film has captions in both languages that can be read in their time, the page's own shown first. */
export const captions: Check = {
  id: 'captions',
  title: { eng: 'Captions of films', es: 'Subtítulos de las películas' },
  fix: {
    eng: 'Give the video a track kind="captions" for each language; two lines, 20 characters a second, no gap over 8 seconds.',
    es: 'Ponga en el video un track kind="captions" por idioma; dos líneas, 20 caracteres por segundo, sin huecos de más de 8 segundos.',
  },
  criteria: ['1.2.2'],
  appliesTo: inContentCells,
  run: async ({ page, keep }) => {
    await installDomHelpers(page);
    const films = await page.evaluate(async () => {
      const { exposed, fault, languageOf } = window.auditDom;
      return await Promise.all(
        exposed<HTMLVideoElement>('video').map(async (video) => ({
          place: fault(video, ''),
          language: languageOf(video),
          seconds: Number.isFinite(video.duration) ? video.duration : undefined,
          tracks: await Promise.all(
            [...video.querySelectorAll('track')]
              .filter((track) => track.kind === 'captions' || track.kind === 'subtitles')
              .map(async (track) => ({
                place: fault(track, ''),
                kind: track.kind,
                language: track.srclang.toLowerCase().split('-')[0] ?? '',
                label: track.label,
                isDefault: track.default,
                file: await fetch(track.src).then(
                  (answer) => (answer.ok ? answer.text() : undefined),
                  () => undefined,
                ),
                name: new URL(track.src, document.baseURI).pathname.split('/').at(-1) ?? '',
              })),
          ),
        })),
      );
    });
    const faults = films.flatMap(({ place, language, seconds, tracks }) => {
      const real = tracks.filter(({ kind }) => kind === 'captions');
      const missing = ['en', 'es'].filter((each) => !real.some((track) => track.language === each));
      const found = missing.map((each) => ({ ...place, message: `The film has no captions in “${each}”.` }));
      const shownFirst = real.find(({ isDefault }) => isDefault);
      if (shownFirst && shownFirst.language !== language)
        found.push({
          ...shownFirst.place,
          message: `The captions in “${shownFirst.language}” are shown first on a page in “${language}”.`,
        });
      for (const track of real) {
        if (track.label === '')
          found.push({
            ...track.place,
            message: 'The captions have no label, so the menu of the player cannot name them.',
          });
        for (const problem of captionProblems(track.file, track.language, seconds))
          found.push({ ...track.place, message: problem });
      }
      return found;
    });
    for (const { file, name } of films.flatMap(({ tracks }) => tracks))
      if (file !== undefined) await keep('captions', name || 'captions.vtt', file);
    return reportOf({ looked: films.length, faults });
  },
};
