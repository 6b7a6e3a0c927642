import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Contours } from '#design-system/contours/index.ts';
import { Grid, Heading, Text } from '#design-system/layout/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { homeDescription } from './home-description.ts';

/**
 * Opens both homes: one line of type over the whole width, a sentence, and the range beneath, from edge to edge of the
 * window. Renders a `div`.
 */
export function HomeBanner() {
  const { i18n } = useLingui();
  return (
    <Ground data-surface="plate">
      <Grid>
        <Words>
          <Heading level={1} size="display">
            <Trans comment="The banner of the home page; fixed by contract">Where change begins</Trans>
          </Heading>
          <Text size="lead">{i18n._(homeDescription)}</Text>
        </Words>
      </Grid>
      <Range data-print="hide">
        <Contours cut="ridge" />
      </Range>
    </Ground>
  );
}

const Ground = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockStart: 'clamp(2.5rem, 1rem + 6vw, 8rem)',
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
  gap: space.block,
  '& > h1': {
    // Three lines on a phone, two on a tablet, then one. The rem part lets the type grow with the visitor's own size.
    fontSize: 'min(1rem + 14.5vw, 8rem)',
    lineHeight: 0.96,
    marginInlineStart: '-0.04em',
  },
  '& > p': { maxWidth: '36em' },
  [media.medium]: { '& > h1': { fontSize: 'calc(1rem + 10.5vw)' } },
  '@media (min-width: 1100px)': { '& > h1': { fontSize: choiceFor(oneLine, language) } },
});

/** The lines rise out of the dark under the words and are cut by the window's edges. */
const Range = styled('div')({
  height: 'clamp(13rem, 34vw, 40rem)',
  marginBlockStart: 'clamp(0rem, 2vw, 2rem)',
  color: role.contour,
  maskImage: 'linear-gradient(to bottom, transparent, black 40%)',
  pointerEvents: 'none',
});
