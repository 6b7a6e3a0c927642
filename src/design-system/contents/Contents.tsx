import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { PlainList } from '../list/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface ContentsProps {
  /** Names the list for all: "On this page". */
  label: string;
  /** Ids of headings on this page, in their order. */
  items: readonly { id: string; label: string }[];
  /** In two columns on a narrow window and not on paper, where it would push away what one came for. Default `false`. */
  brief?: boolean;
}

/**
 * The way into a long page. A `nav` with an ordered list of links to headings, MUI's `List` and `Link`; on a wide window it stays in
 * sight beside the text, in the column it stands in.
 *
 * - The label that is seen names the navigation.
 * - Each link leads to its heading.
 * - A list longer than the window scrolls by itself, so that its end can be reached.
 * - The part that is being read is marked, by weight and a thicker line (`mark-current.ts`, in the page script).
 * - A line along the window's edge says how far the page is read, where the browser can move it (`show-progress.ts`).
 */
export function Contents({ label, items, brief = false }: ContentsProps) {
  return (
    <Frame aria-label={label} brief={brief}>
      <p aria-hidden="true">{label}</p>
      <List component="ol" role="list">
        {items.map(({ id, label: words }) => (
          <li key={id}>
            {/* The page script marks the current one, perhaps before React comes. */}
            <Link href={`#${id}`} suppressHydrationWarning>
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </List>
    </Frame>
  );
}

/** Room that the focus ring of a link needs inside the scrolling list. */
const ringRoom = '0.75rem';

const Frame = styled('nav', { shouldForwardProp: (name) => name !== 'brief' })<{ brief: boolean }>(
  ({ brief }) => ({
    ...(brief && {
      [media.narrow]: { '& ol': { columns: '2 9rem' }, '& a::before': { display: 'none' } },
    }),
    '& > p': {
      paddingBlock: space.s3,
      borderBlockStart: `3px solid ${role.text}`,
      maxWidth: 'none',
      fontWeight: 650,
    },
    '& li': { maxWidth: 'none', borderBlockStart: `1px solid ${role.line}`, counterIncrement: 'part' },
    '& a': {
      display: 'flex',
      gap: space.s3,
      alignItems: 'baseline',
      minHeight: '2.75rem',
      paddingBlock: '0.6rem',
      overflowWrap: 'break-word',
      lineHeight: 1.4,
      textDecoration: 'none',
      '& > span': {
        minWidth: 0,
        textDecoration: 'underline',
        textDecorationThickness: 'from-font',
        textUnderlineOffset: '0.18em',
      },
      '&:is(:hover, [aria-current]) > span': { textDecorationThickness: '0.16em' },
      '&[aria-current]': { fontWeight: 650 },
      '&::before': {
        content: 'counter(part)',
        minWidth: '1.5em',
        color: role.textMuted,
        fontSize: size.small,
        fontVariantNumeric: 'tabular-nums',
      },
    },
    // Only where the window is tall enough to show the list and be read beside it.
    [`${media.wide} and (min-height: 36rem)`]: {
      position: 'sticky',
      insetBlockStart: space.s5,
      maxHeight: `calc(100dvh - 2 * ${space.s5})`,
      overflowY: 'auto',
      marginInline: `calc(-1 * ${ringRoom})`,
      paddingInline: ringRoom,
      paddingBlockEnd: ringRoom,
    },
    [media.print]: brief ? { display: 'none' } : { display: 'block !important', breakInside: 'avoid' },
  }),
);

const List = styled(PlainList)({ counterReset: 'part' });
