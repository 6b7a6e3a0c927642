import { styled } from '@mui/material/styles';
import { PlainList } from '../list/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface TimelineProps {
  /** The oldest first, or the newest: as given. `day` is `when` for machines, `yyyy-mm-dd`. */
  items: readonly { id: string; when: string; day?: string; title: string; text: string }[];
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * What happened when, along a line. MUI's `List`: an `ol`.
 *
 * - The list says how many entries there are, though it shows no numbers.
 * - A heading says when and what, so that a reader who walks by headings hears both.
 */
export function Timeline({ items, headingLevel = 3 }: TimelineProps) {
  const Level = `h${headingLevel}` as const;
  return (
    <Frame component="ol" role="list">
      {items.map(({ id, when, day, title, text }) => (
        <li key={id} data-date={when.length > 6 ? 'long' : 'year'}>
          <Level>
            <span>{day === undefined ? when : <time dateTime={day}>{when}</time>}</span> <span>{title}</span>
          </Level>
          <p>{text}</p>
        </li>
      ))}
    </Frame>
  );
}

/** Room between the line and the words on either side of it. */
const rail = '2.25rem';
const mark = '1rem';

/** A year is set larger than a date in words; the title beside it stands on the same line of writing. */
const yearSize = size.h2;
const dateSize = size.h4;
const drop = (large: string, small: string) => `calc((${large} - ${small}) * 0.7)`;

const Frame = styled(PlainList)({
  '--when': '0rem',
  '& > li': {
    '--mark-top': `calc(${yearSize} / 2 - ${mark} / 2)`,
    display: 'flow-root',
    position: 'relative',
    maxWidth: 'none',
    paddingInlineStart: `calc(var(--when) + ${rail})`,
    paddingBlockEnd: space.block,
    '&[data-date=long]': { '--mark-top': `calc(${size.h3} * 0.6 - ${mark} / 2)` },
    // The line, from mark to mark; the last entry has none to lead to.
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(var(--mark-top) + ${mark}) calc(-1 * var(--mark-top))`,
      insetInlineStart: `calc(var(--when) + ${mark} / 2 - 1px)`,
      borderInlineStart: `2px solid ${role.border}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'var(--mark-top)',
      insetInlineStart: 'var(--when)',
      width: mark,
      height: mark,
      border: `4px solid ${role.mark}`,
      borderRadius: '50%',
    },
    '&:last-of-type': { paddingBlockEnd: 0 },
  },
  '& :is(h2, h3, h4)': {
    fontSize: size.h3,
    lineHeight: 1.2,
    '& > span': { display: 'block' },
    '& > span:first-of-type': {
      marginBlockEnd: space.s1,
      color: role.accent,
      fontSize: yearSize,
      lineHeight: 1,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& > [data-date=long] > * > span:first-of-type': { fontSize: dateSize, lineHeight: 1.2 },
  '& p': { marginBlockStart: space.s2 },
  [media.medium]: {
    '--when': 'clamp(8rem, 18vw, 15rem)',
    '& :is(h2, h3, h4) > span:first-of-type': {
      // Left of the line, without taking room from the title; the entry still grows with a date of several lines.
      float: 'inline-start',
      width: 'var(--when)',
      marginInlineStart: `calc(-1 * (var(--when) + ${rail}))`,
      paddingInlineEnd: space.s5,
      textAlign: 'end',
    },
    '& :is(h2, h3, h4) > span:last-of-type': { paddingBlockStart: drop(yearSize, size.h3) },
    '& > [data-date=long] > * > span:first-of-type': { paddingBlockStart: drop(size.h3, dateSize) },
    '& > [data-date=long] > * > span:last-of-type': { paddingBlockStart: 0 },
  },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
