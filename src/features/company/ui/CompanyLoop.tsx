import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { FurnaceArt, RebarArt, ShredderArt, UnloadArt } from '#design-system/art/index.ts';
import { Heading, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { LoopStation } from './company.server.ts';

interface CompanyLoopProps {
  stations: readonly LoopStation[];
  /** How the last station leads back to the first. */
  returning: string;
}

const drawings: Record<string, ComponentType> = {
  yard: UnloadArt,
  shredder: ShredderArt,
  mill: FurnaceArt,
  rebar: RebarArt,
};

/**
 * The way of metal through the group and back. Renders an `ol` and a sentence; on a wide window a line runs through the
 * stations and returns under them, on a narrow one it runs down beside them.
 */
export function CompanyLoop({ stations, returning }: CompanyLoopProps) {
  return (
    <Track>
      {/* Without numbers: the line tells the order. */}
      <PlainList component="ol" role="list">
        {stations.map(({ id, title, text }) => {
          const Art = drawings[id];
          return (
            <li key={id}>
              <div data-part="art" data-print="hide">
                {Art && <Art />}
              </div>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </li>
          );
        })}
      </PlainList>
      <p>
        <span>{returning}</span>
      </p>
    </Track>
  );
}

const line = `3px solid ${role.mark}`;
const node = '1.125rem';

/** The head of an arrow: two edges of a square that stands on its corner. */
const arrowhead = {
  content: '""',
  position: 'absolute',
  width: '0.75rem',
  height: '0.75rem',
  borderBlockStart: line,
  borderInlineEnd: line,
} as const;

const wide = {
  '--art': 'clamp(8rem, 17vw, 17rem)',
  // The line: a frame whose upper edge the drawings stand on, and whose lower edge carries the way back.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(var(--art) + ${space.s4}) 0 1.6em`,
    border: line,
    borderRadius: '2rem',
    pointerEvents: 'none',
  },
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space.column,
    paddingInline: space.block,
  },
  '& > ol > li': { padding: 0 },
  '& > ol > li::before': { insetBlockStart: `calc(var(--art) + ${space.s4} - ${node} / 2 + 1.5px)` },
  '& > ol > li::after': {
    ...arrowhead,
    insetBlockStart: `calc(var(--art) + ${space.s4} - 0.25rem)`,
    insetInlineEnd: 0,
    rotate: '45deg',
  },
  '& [data-part=art]': {
    display: 'flex',
    alignItems: 'flex-end',
    height: 'var(--art)',
    maxWidth: 'none',
    marginBlockEnd: `calc(${space.s4} + ${space.s6})`,
    '& > svg': { maxHeight: '100%' },
  },
  '& > p': { marginBlockStart: space.block, padding: 0, textAlign: 'center', maxWidth: 'none' },
  '& > p > span': {
    display: 'inline-block',
    maxWidth: '44ch',
    paddingInline: space.s5,
    backgroundColor: role.surface,
  },
  '& > p::before': {
    ...arrowhead,
    insetBlockEnd: 'calc(1.6em - 0.45rem)',
    insetInlineStart: '12%',
    rotate: '225deg',
  },
} as const;

const Track = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  '& > ol > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.s3,
    maxWidth: 'none',
    marginInlineStart: `calc(${node} / 2)`,
    paddingInlineStart: space.s6,
    paddingBlockEnd: space.block,
    borderInlineStart: line,
    // The station on the line.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: `calc(${node} / -2 - 1.5px)`,
      width: node,
      height: node,
      border: line,
      borderRadius: '50%',
      backgroundColor: role.surface,
    },
  },
  '& [data-part=art]': { maxWidth: '18rem' },
  '& > p': {
    position: 'relative',
    marginInlineStart: `calc(${node} / 2)`,
    paddingInlineStart: space.s6,
    fontSize: size.lead,
    fontWeight: 600,
    lineHeight: 1.4,
  },
  [media.wide]: {
    ...wide,
    '& > ol > li': { ...wide['& > ol > li'], borderInlineStart: 0, marginInlineStart: 0 },
  },
});
