import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { FilmSources } from '../FilmSources.tsx';
import { filmFiles, filmSize } from '../film-files.ts';
import { Screen } from '../Screen.ts';

/**
 * The film where it stands, with the browser's own controls: it plays without any script, and loads nothing before
 * somebody presses play. Renders a `video` with captions in both languages, the page's own shown first, and under it the version
 * that is described as well: a link to its file, since a page that is written once cannot change its film without a script.
 */
export function VideosPlayer() {
  const { t } = useLingui();
  return (
    <Stack>
      <Screen
        controls
        playsInline
        preload="none"
        poster={filmFiles.posterJpeg}
        width={filmSize.width}
        height={filmSize.height}
        aria-label={t({
          message: 'How old metal becomes new',
          comment: 'Title of the film, names its player',
        })}
      >
        <FilmSources />
        <p>
          <Trans>Your browser shows no videos. The files below play in other programs.</Trans>
        </p>
      </Screen>
      <Text>
        <Trans comment="Under the film; the link plays its other version, named as on the home page">
          <Link href={filmFiles.described}>Narrated and described</Link>: a voice also tells what the picture
          shows.
        </Trans>
      </Text>
    </Stack>
  );
}
