import { language } from '#i18n/current.ts';
import { htmlLang, languages, ownName } from '#i18n/language.ts';
import { filmFiles } from './film-files.ts';

/**
 * What every player of the film plays: both formats, captions in both languages with the page's own shown first, and the
 * description of the picture in the page's language. Stands inside a `video`.
 */
export function FilmSources() {
  return (
    <>
      <source src={filmFiles.webm} type="video/webm" />
      <source src={filmFiles.mp4} type="video/mp4" />
      {languages.map((each) => (
        <track
          key={each}
          kind="captions"
          src={filmFiles.captions(each)}
          srcLang={htmlLang[each]}
          label={ownName[each]}
          default={each === language}
        />
      ))}
      <track
        kind="descriptions"
        src={filmFiles.descriptions(language)}
        srcLang={htmlLang[language]}
        label={ownName[language]}
      />
    </>
  );
}
