import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Contours } from '#design-system/contours/index.ts';
import { Grid, Heading, OpeningEnd, Text } from '#design-system/layout/index.ts';
import { measure, media, role, size } from '#design-system/theme/roles.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { FrontDesk } from './FrontDesk.tsx';
import { FrontDeskMore } from './FrontDeskMore.tsx';
import { homeDescription } from './home-description.ts';

interface HomeBannerProps {
  /** What holds now, under the desk. */
  children: ReactNode;
}

/**
 * Opens both homes: one line of type over the whole width, a sentence, the front desk, what holds now, other errands, and the range beneath,
 * from edge to edge of the window. All but the range stand in the first screen. Renders a `div`.
 */
export function HomeBanner({ children }: HomeBannerProps) {
  const { i18n } = useLingui();
  return (
    <Ground data-surface="plate">
      <Grid>
        <Words>
          <Heading level={1} size="display">
            <Trans comment="The banner of the home page; fixed by contract">Where change begins</Trans>
          </Heading>
          <Text>{i18n._(homeDescription)}</Text>
          <FrontDesk />
          {children}
          <FrontDeskMore />
        </Words>
      </Grid>
      <OpeningEnd />
      <Range data-print="hide">
        <Contours cut="ridge" />
      </Range>
    </Ground>
  );
}

const Ground = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: 'clamp(1rem, 3vw, 5rem)',
  overflow: 'hidden',
});

/** Type that fills the page's width in one line, which depends on how long the words are in this build's language. */
const oneLine: Choices<string> = {
  eng: 'min(1rem + 7.9vw, 10.4rem)',
  es: 'min(0.85rem + 6.5vw, 8.6rem)',
};

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.75rem, 2vw, 2.25rem)',
  '& > h1': {
    // Two lines on phones and tablets, then one. The rem part lets the type grow with the visitor's own size.
    fontSize: 'min(0.5rem + 11vw, 7rem)',
    lineHeight: 0.96,
    marginInlineStart: '-0.04em',
  },
  '& > p': {
    maxWidth: measure.line,
    fontSize: size.small,
    lineHeight: 1.5,
    [media.medium]: { fontSize: size.lead },
  },
  '@media (min-width: 1100px)': { '& > h1': { fontSize: choiceFor(oneLine, language) } },
});

/** The lines rise out of the dark under the words and are cut by the window's edges. */
const Range = styled('div')({
  height: 'clamp(8rem, 20vw, 26rem)',
  color: role.contour,
  maskImage: 'linear-gradient(to bottom, transparent, black 40%)',
  pointerEvents: 'none',
});
