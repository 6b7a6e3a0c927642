import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField, RadioGroup } from '#design-system/field/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { describedTime, filmTime } from '../model/described-time.ts';
import holds from '../model/film-holds.json';
import { FilmSources } from './FilmSources.tsx';
import { type FilmVersion, filmFiles, filmSize } from './film-files.ts';
import { Screen } from './Screen.ts';

/**
 * Plays the film from its beginning as soon as it stands on the page, and falls silent when it leaves. Renders a native
 * `video` with captions in both languages, this page's shown first, a choice of its versions, and a box that describes
 * the picture in words. A change of version goes on where the film was, with the captions that were shown. The way to the file
 * is not `Anchor`: only a browser that knows no `video` shows it.
 *
 * The described version speaks its description, so the box is gone there: nothing is said twice. Browsers load description tracks but show or speak none, so the words stand under the picture in a region that
 * screen readers speak.
 */
export function FilmPlayer() {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isDescribed, setIsDescribed] = useState(false);
  const [version, setVersion] = useState<FilmVersion>('narrated');
  const resume = useRef<Moment>(null);
  const hasBox = version === 'narrated';
  const isShown = isDescribed && hasBox;
  const description = useDescription(video, isShown);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.currentTime = 0;
    // A browser that allows no film to start by script leaves the visitor the player's own play button.
    film.play()?.catch(() => undefined);
    // A removed player would go on sounding.
    return () => film.pause();
  }, []);

  useEffect(() => {
    const film = video.current;
    const moment = resume.current;
    if (!film || !moment) return;
    resume.current = null;
    const showCaptions = () => {
      for (const track of film.textTracks) {
        if (track.kind === 'captions')
          track.mode = track.language === moment.captions ? 'showing' : 'disabled';
      }
    };
    showCaptions();
    // A browser chooses tracks by itself once it has read the film, and would show a second one.
    film.addEventListener('loadedmetadata', showCaptions, { once: true });
    film.volume = moment.volume;
    film.muted = moment.muted;
    film.playbackRate = moment.rate;
    film.currentTime = version === 'described' ? describedTime(moment.time, holds) : moment.time;
    if (moment.isPlaying) film.play()?.catch(() => undefined);
    return () => film.pause();
  }, [version]);

  const choose = (next: FilmVersion) => {
    const film = video.current;
    if (film) {
      resume.current = {
        time: version === 'described' ? filmTime(film.currentTime, holds) : film.currentTime,
        isPlaying: !film.paused,
        captions: [...film.textTracks].find(({ kind, mode }) => kind === 'captions' && mode === 'showing')
          ?.language,
        volume: film.volume,
        muted: film.muted,
        rate: film.playbackRate,
      };
    }
    setVersion(next);
  };

  return (
    <Stack>
      <Screen
        // Another version is another film with other tracks; a browser reads them when its player is made.
        key={version}
        // The dialog's heading and the box under the film stay on the screen, on a wide window too.
        below={isShown ? '33rem' : '25rem'}
        ref={video}
        controls
        playsInline
        preload="none"
        poster={filmFiles.posterJpeg}
        width={filmSize.width}
        height={filmSize.height}
      >
        <FilmSources version={version} />
        <p>
          <Trans>
            Your browser does not support video. <a href={filmFiles.mp4}>Download the film</a> to watch it in
            another program.
          </Trans>
        </p>
      </Screen>
      <RadioGroup
        id="film-version"
        name="version"
        legend={t({
          message: 'Version',
          context: 'film',
          comment: 'Question under the film: with narration alone, or with a description as well',
        })}
        options={[
          {
            value: 'narrated',
            label: t({ message: 'Narrated', context: 'film', comment: 'Version of the film' }),
          },
          {
            value: 'described',
            label: t({
              message: 'Narrated and described',
              context: 'film',
              comment: 'Version of the film: a voice also tells what the picture shows',
            }),
          },
        ]}
        value={version}
        onChange={(event) => choose(event.currentTarget.value as FilmVersion)}
      />
      {hasBox && (
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
      )}
      <Panel
        variant="marked"
        component="p"
        aria-live="polite"
        hidden={!isShown}
        sx={{ maxWidth: 'none', minHeight: '4.8em' }}
      >
        {description}
      </Panel>
    </Stack>
  );
}

/** How the film stood when its version was changed; `time` is the film's own. */
interface Moment {
  time: number;
  isPlaying: boolean;
  captions: string | undefined;
  volume: number;
  muted: boolean;
  rate: number;
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
