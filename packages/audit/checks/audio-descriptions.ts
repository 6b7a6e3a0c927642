import { pageCheck } from './page-check.ts';

/** What only the picture of a film tells is told in words too: while it plays, and as a text to read. */
export const audioDescriptions = pageCheck(
  {
    id: 'audio-descriptions',
    title: { eng: 'Films in words', es: 'Películas en palabras' },
    fix: {
      eng: 'Add a track kind="descriptions" in the page’s language, and the transcript beside the film or a link to it.',
      es: 'Agregue un track kind="descriptions" en el idioma de la página y, junto a la película, la transcripción o un enlace a ella.',
    },
    criteria: ['1.2.3', '1.2.5', '1.2.8'],
  },
  async () => {
    const { exposed, fault, languageOf, tidy } = window.auditDom;
    const films = exposed<HTMLVideoElement>('video');
    const faults = [];
    for (const film of films) {
      // A picture that moves without a sound and without a control is decoration, not a film.
      if (film.muted && !film.controls && film.loop) continue;
      const tracks = [...film.querySelectorAll<HTMLTrackElement>('track[kind=descriptions]')];
      const own = tracks.find((track) => track.srclang.toLowerCase().startsWith(languageOf(film)));
      if (tracks.length === 0) faults.push(fault(film, 'No track describes what only the picture tells.'));
      else if (!own)
        faults.push(fault(film, 'The picture is described in another language than the page’s.'));
      if (own) {
        const file = await fetch(own.src).then(
          (answer) => (answer.ok ? answer.text() : ''),
          () => '',
        );
        if (!file.includes('-->'))
          faults.push(
            fault(own, 'The file with the description of the picture cannot be loaded, or is empty.'),
          );
      }
      const says =
        /transcript|transcripción|transcripcion|(film|video) in words|(película|video|filme) en palabras|full text of the (film|video)|(film|video), scene by scene|(película|video|filme), escena por escena/i;
      const hasTranscript = [...document.querySelectorAll('a[href], summary, h1, h2, h3, h4, button')].some(
        (each) => says.test(tidy(each.textContent)) || says.test(each.getAttribute('aria-label') ?? ''),
      );
      if (!hasTranscript)
        faults.push(fault(film, 'No transcript stands beside the film, and no link leads to one.'));
    }
    return { looked: films.length, faults };
  },
);
