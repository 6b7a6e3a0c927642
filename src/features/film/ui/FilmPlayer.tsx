import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { FilmSources } from './FilmSources.tsx';
import { filmFiles, filmSize } from './film-files.ts';
import { Screen } from './Screen.ts';

/**
 * Plays the film from its beginning as soon as it stands on the page, and falls silent when it leaves. Renders a native
 * `video` with captions in both languages, this page's shown first, and a box that describes the picture in words.
 *
 * Browsers load description tracks but show or speak none, so the words stand under the picture in a region that
 * screen readers speak.
 */
export function FilmPlayer() {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isDescribed, setIsDescribed] = useState(false);
  const description = useDescription(video, isDescribed);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.currentTime = 0;
    // A browser that allows no film to start by script leaves the visitor the player's own play button.
    film.play()?.catch(() => undefined);
    // A removed player would go on sounding.
    return () => film.pause();
  }, []);

  return (
    <Stack>
      <Screen
        // The dialog's heading and the box under the film stay on the screen, on a wide window too.
        below={isDescribed ? '25rem' : '17rem'}
        ref={video}
        controls
        playsInline
        preload="none"
        poster={filmFiles.posterJpeg}
        width={filmSize.width}
        height={filmSize.height}
      >
        <FilmSources />
        <p>
          <Trans>
            Your browser does not support video. <a href={filmFiles.mp4}>Download the film</a> to watch it in
            another program.
          </Trans>
        </p>
      </Screen>
      <CheckboxField
        id="film-described"
        name="described"
        label={t({
          message: 'Describe the picture in words',
          comment: 'Checkbox under the film, for people who cannot see it',
        })}
        checked={isDescribed}
        onChange={(event) => setIsDescribed(event.currentTarget.checked)}
      />
      <Panel
        variant="marked"
        component="p"
        aria-live="polite"
        hidden={!isDescribed}
        sx={{ maxWidth: 'none', minHeight: '4.8em' }}
      >
        {description}
      </Panel>
    </Stack>
  );
}

/** What the picture shows now, as the description track has it; empty while nobody asked for it. */
function useDescription(video: React.RefObject<HTMLVideoElement | null>, isWanted: boolean): string {
  const [text, setText] = useState('');

  useEffect(() => {
    const track = [...(video.current?.textTracks ?? [])].find(({ kind }) => kind === 'descriptions');
    if (!track || !isWanted) return;
    track.mode = 'hidden';
    const show = () => {
      const cue = track.activeCues?.[0];
      // Between two descriptions the last one stays readable.
      if (cue instanceof VTTCue) setText(cue.text);
    };
    track.addEventListener('cuechange', show);
    show();
    return () => {
      track.removeEventListener('cuechange', show);
      track.mode = 'disabled';
      setText('');
    };
  }, [video, isWanted]);

  return text;
}
