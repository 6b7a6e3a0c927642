import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Grid, Heading, OpeningEnd, Text } from '#design-system/layout/index.ts';
import { RenderedPicture } from '#design-system/picture/index.ts';
import { measure, media, size } from '#design-system/theme/roles.ts';
import { choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { besides, oneLine, twoLines } from './banner-type.ts';
import { FrontDesk } from './FrontDesk.tsx';
import { FrontDeskMore } from './FrontDeskMore.tsx';
import { homeDescription } from './home-description.ts';

interface HomeBannerProps {
  /** What holds now, under the desk. */
  children: ReactNode;
}

/**
 * Opens both homes: the claim, a sentence, the front desk, what holds now, other errands. On a wide window the works at night lie beside the
 * first three, from there to the edge; on a narrow one they follow. All but the picture of the narrow one stand in the first screen. Renders a `div`.
 */
export function HomeBanner({ children }: HomeBannerProps) {
  const { i18n, t } = useLingui();
  return (
    <Ground data-surface="plate">
      <Grid>
        <Words>
          <Heading level={1}>
            <Trans comment="The banner of the home page; fixed by contract">Where change begins</Trans>
          </Heading>
          <Text>{i18n._(homeDescription)}</Text>
          <FrontDesk />
          {children}
          <FrontDeskMore />
        </Words>
      </Grid>
      <OpeningEnd />
      <Scene data-print="hide">
        <RenderedPicture
          name="works"
          scheme="night"
          alt={t({
            message:
              'Scale model of our works at night: cranes load a ship, a train crosses an arched bridge, molten steel lights the melt shop, and a glowing bar is rolled beside stacks of finished steel.',
            comment: 'Says the large picture of the home page to people who cannot see it',
          })}
        />
      </Scene>
    </Ground>
  );
}

const Ground = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: 'clamp(1rem, 3vw, 5rem)',
  overflow: 'hidden',
});

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.75rem, 2vw, 2.25rem)',
  '& > h1': {
    // Two lines on phones and tablets, then one. The rem part lets the type grow with the visitor's own size.
    fontSize: twoLines,
    lineHeight: 0.96,
    letterSpacing: '-0.034em',
    marginInlineStart: '-0.04em',
  },
  '& > p': {
    maxWidth: measure.line,
    fontSize: size.small,
    [media.medium]: { fontSize: size.lead },
  },
  [`@media (min-width: ${besides}px)`]: {
    '& > h1': { fontSize: choiceFor(oneLine, language) },
    '& > :is(h1, p, div:first-of-type)': { maxWidth: '54%' },
  },
});

/** Rises out of the dark of the ground, is cut by the window's edges and sinks into the dark again over what holds now. */
const Scene = styled('div')({
  height: 'min(52vw, 30rem)',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [`@media (min-width: ${besides}px)`]: {
    position: 'absolute',
    inset: '0 0 auto auto',
    width: '46%',
    height: 'min(20rem + 14.4vw, 40rem)',
    maskImage: 'linear-gradient(to right, transparent, black 30%), linear-gradient(black 70%, transparent)',
    maskComposite: 'intersect',
  },
});
