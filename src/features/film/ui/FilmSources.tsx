import { language } from '#i18n/current.ts';
import { htmlLang, languages, ownName } from '#i18n/language.ts';
import { type FilmVersion, filmFiles } from './film-files.ts';

interface FilmSourcesProps {
  /** Default: narrated. */
  version?: FilmVersion;
}

/**
 * What every player of the film plays: one version in the page's language, and captions in both languages with the page's
 * own shown first. Beside the narrated version stands a description of the picture as a track; the described version
 * speaks it, and has none, so that nothing is said twice. Stands inside a `video`.
 */
export function FilmSources({ version = 'narrated' }: FilmSourcesProps) {
  const isDescribed = version === 'described';
  const captions = isDescribed ? filmFiles.describedCaptions : filmFiles.captions;
  return (
    <>
      <source src={isDescribed ? filmFiles.described : filmFiles.mp4} type="video/mp4" />
      {languages.map((each) => (
        <track
          key={each}
          kind="captions"
          src={captions(each)}
          srcLang={htmlLang[each]}
          label={ownName[each]}
          default={each === language}
        />
      ))}
      {!isDescribed && (
        <track
          kind="descriptions"
          src={filmFiles.descriptions(language)}
          srcLang={htmlLang[language]}
          label={ownName[language]}
        />
      )}
    </>
  );
}
