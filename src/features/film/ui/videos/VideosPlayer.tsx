import { Trans, useLingui } from '@lingui/react/macro';
import { FilmSources } from '../FilmSources.tsx';
import { filmFiles, filmSize } from '../film-files.ts';
import { Screen } from '../Screen.ts';

/**
 * The film where it stands, with the browser's own controls: it plays without any script, and loads nothing before
 * somebody presses play. Renders a `video` with captions in both languages, the page's own shown first.
 */
export function VideosPlayer() {
  const { t } = useLingui();
  return (
    <Screen
      controls
      playsInline
      preload="none"
      poster={filmFiles.posterJpeg}
      width={filmSize.width}
      height={filmSize.height}
      aria-label={t({ message: 'How old metal becomes new', comment: 'Title of the film, names its player' })}
    >
      <FilmSources />
      <p>
        <Trans>Your browser shows no videos. The files below play in other programs.</Trans>
      </p>
    </Screen>
  );
}
