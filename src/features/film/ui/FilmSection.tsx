import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Button } from '#design-system/button/index.ts';
import { Heading, Section, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { measure, media, role, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { filmFiles, filmSize } from './film-files.ts';
import { useFilmDialog } from './use-film-dialog.ts';

/**
 * The company's film: its poster, a button that plays it in a dialog, and a link to the film in words, which the page of the
 * videos tells scene by scene. Renders a `section`. Without script the button gives way to a link to the file.
 */
export function FilmSection() {
  const { t } = useLingui();
  // Safari gives a pressed button no focus, so the dialog could not know where to return it.
  const playButton = useRef<HTMLElement>(null);
  const { Dialog, isOpen, prepare, open, close } = useFilmDialog();
  const title = t({
    message: 'How old metal becomes new',
    comment: 'Heading of the film on the home page and in its window',
  });
  return (
    <Section surface="plate" bleed>
      <Stage>
        <div>
          <div>
            <Heading level={2} id="film">
              {title}
            </Heading>
            <Text size="lead">
              <Trans>
                From the scale to the shredder, through the furnace and back into a bridge: 75 seconds, with
                captions in English and Spanish.
              </Trans>
            </Text>
            <noscript>
              <p>
                <Link href={filmFiles.mp4}>
                  <Trans comment="Link to the film's file, for browsers without script">
                    Watch the film (MP4, 1080p)
                  </Trans>
                </Link>
              </p>
            </noscript>
            <p>
              <Link to={pathTo('videos', { hash: 'film-words' })} alone>
                <Trans comment="Link to the film's transcript: its captions and what its picture shows">
                  The film in words
                </Trans>
              </Link>
            </p>
          </div>
          <Poster onPointerEnter={prepare} onFocus={prepare}>
            <picture>
              <source srcSet={filmFiles.posterAvif} type="image/avif" />
              <img
                src={filmFiles.posterJpeg}
                alt=""
                width={filmSize.width}
                height={filmSize.height}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <div data-print="hide">
              <Button ref={playButton} icon="play" aria-haspopup="dialog" onClick={open}>
                <Trans comment="Button that opens the film in a window and plays it">Play the film</Trans>
              </Button>
            </div>
          </Poster>
        </div>
      </Stage>
      {Dialog && <Dialog open={isOpen} onClose={close} title={title} returnFocusTo={playButton} />}
    </Section>
  );
}

/** From 993 px on, words stand on the grid's left edge and the picture runs to the window's right one. */
const Stage = styled('div')({
  containerType: 'inline-size',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.block },
  '& > div > div:first-of-type': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s5,
    paddingInline: space.gutter,
  },
  [media.wide]: {
    '& > div': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      alignItems: 'center',
      gap: space.column,
    },
    '& > div > div:first-of-type': {
      paddingInlineStart: `max(${space.gutter}, (100cqi - ${measure.page}) / 2)`,
      paddingInlineEnd: 0,
    },
  },
});

const Poster = styled('div')({
  position: 'relative',
  '& img': { display: 'block', width: '100%', height: 'auto', backgroundColor: role.line },
  '& button': { width: '100%', minHeight: '3.75rem' },
  // At the picture's corner on its own ground, so that no letter stands on the picture. A small one it would cover.
  [media.medium]: {
    '& > div': { position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0 },
    '& button': { minHeight: 'clamp(4rem, 6vw, 6rem)', paddingInline: 'clamp(1.5rem, 3vw, 3.5rem)' },
  },
  [media.noScript]: { '& > div': { display: 'none' } },
});
