import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { CarArt, CatalogueArt, YardArt } from '#design-system/art/index.ts';
import { Contours } from '#design-system/contours/index.ts';
import { LateDrawings } from '#design-system/late-drawings.tsx';
import { Section } from '#design-system/layout/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { Tile } from '#design-system/tile/index.ts';
import { pathTo } from '#site/paths.ts';
import { type WayName, waysOnward } from './ways-onward.ts';

interface WaysOnwardProps {
  /** The tiles, the most important first: it takes the larger part of the grid. */
  ways: readonly WayName[];
}

/** What stands in each tile, drawn. */
const drawings: Record<WayName, ComponentType> = {
  locations: YardArt,
  products: CatalogueArt,
  services: CarArt,
};

/** The tiles of a home, as a mosaic of one large and one or two small ones. Renders a `section`. */
export function WaysOnward({ ways }: WaysOnwardProps) {
  const { i18n } = useLingui();
  return (
    <Section>
      <Mosaic data-ways={ways.length}>
        {ways.map((name, index) => {
          const { page, title, text } = waysOnward[name];
          const Art = drawings[name];
          return (
            <Cell key={name} data-cell="">
              <Tile
                to={pathTo(page)}
                title={i18n._(title)}
                text={i18n._(text)}
                headingLevel={2}
                art={
                  index === 0 ? (
                    <LateDrawings>
                      <Contours cut="corner" />
                    </LateDrawings>
                  ) : undefined
                }
              />
              <Drawing data-drawing="" data-print="hide">
                <LateDrawings>
                  <Art />
                </LateDrawings>
              </Drawing>
            </Cell>
          );
        })}
      </Mosaic>
    </Section>
  );
}

const Cell = styled('div')({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '25rem',
  // A hand on the tile lifts what is drawn on it; nothing else changes, so the eye need not look again.
  [media.motion]: {
    '& > [data-drawing]': { transition: 'transform 160ms' },
    '&:hover > [data-drawing]': { transform: 'translateY(-8px)' },
  },
});

/** Stands on the tile above its words, and lets presses through to it. */
const Drawing = styled('div')({
  position: 'absolute',
  insetBlockStart: 'clamp(1.5rem, 2.6vw, 3.25rem)',
  insetInlineEnd: 'clamp(1.25rem, 2.2vw, 2.75rem)',
  width: 'min(64%, 20rem)',
  pointerEvents: 'none',
  // Where letters are set very large there is room for words alone.
  '@container (max-width: 13rem)': { display: 'none' },
});

const Mosaic = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.column,
  [media.medium]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridAutoRows: 'minmax(clamp(24rem, 31vw, 36rem), auto)',
    '& > [data-cell]': { gridColumn: 'span 5', minHeight: 0 },
    '& > :first-of-type': { gridColumn: 'span 7', gridRow: 'span 2' },
    '& [data-drawing]': { width: '58%' },
    '& > :first-of-type [data-drawing]': {
      // In the middle of what the words leave free.
      display: 'grid',
      alignContent: 'center',
      insetBlockEnd: '11rem',
      width: '88%',
    },
    '&[data-ways="2"]': {
      gridAutoRows: 'minmax(clamp(27rem, 42vw, 46rem), auto)',
      '& > :first-of-type': { gridRow: 'auto' },
      '& [data-drawing]': { width: '80%' },
      '& > :first-of-type [data-drawing]': { display: 'block', insetBlockEnd: 'auto', width: '64%' },
    },
  },
});
