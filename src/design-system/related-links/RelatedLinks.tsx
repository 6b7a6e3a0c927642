import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/index.ts';
import { PlainList } from '../list/index.ts';
import { SideSection } from '../side-section/index.ts';
import { media, role, size, space } from '../theme/roles.ts';

interface RelatedLinksProps {
  heading: string;
  headingId: string;
  items: readonly { id: string; label: string; to: string; text?: string }[];
}

/**
 * Closes a page with ways onward. A `section` with MUI's `List` of `Link`s.
 *
 * - Who moves by headings finds it by its own.
 * - A link's name is its label alone; the sentence under it is read after it.
 */
export function RelatedLinks({ heading, headingId, items }: RelatedLinksProps) {
  return (
    <SideSection id={headingId} title={heading}>
      <Ways role="list">
        {items.map(({ id, label, to, text }) => (
          <li key={id}>
            <Link component={Anchor} to={to}>
              <span>{label}</span>
              <Icon name="arrow" />
            </Link>
            {text && <p>{text}</p>}
          </li>
        ))}
      </Ways>
    </SideSection>
  );
}

const Ways = styled(PlainList)({
  // Two beside each other where their names have the room: ways onward are chosen among, not read through.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: space.column,
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    position: 'relative',
    maxWidth: 'none',
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.s4,
    minHeight: '2.75rem',
    paddingBlock: space.s3,
    overflowWrap: 'break-word',
    fontSize: size.h3,
    fontWeight: 650,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    '& > span': { minWidth: 0 },
    '& > svg': { color: role.mark },
    // The whole row takes the press.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': { paddingBlockEnd: space.s3, color: role.textMuted, marginBlockStart: `calc(-1 * ${space.s2})` },
  [media.motion]: { '& a:hover > svg': { transform: 'translateX(6px)' } },
  [media.print]: {
    '& > li': { breakInside: 'avoid' },
    // On paper the address stands behind the words, and nothing can be pressed.
    '& a': { flexWrap: 'wrap', justifyContent: 'start' },
    '& a::after': { position: 'static' },
    '& a > svg': { display: 'none' },
  },
});
