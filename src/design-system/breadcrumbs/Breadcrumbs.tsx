import { styled } from '@mui/material/styles';
import { Anchor } from '../link/index.ts';
import { role, size } from '../theme/roles.ts';

interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** From the home page down; the last is this page and needs no target. */
  items: readonly { label: string; to?: string }[];
}

/** Where this page stands. Renders a `nav` with an ordered list. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <Trail aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.to !== undefined && index < items.length - 1 ? (
              <Anchor to={item.to}>{item.label}</Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled('nav')({
  fontSize: size.small,
  // A long word of Spanish in large letters is wider than a phone: it breaks before the page scrolls sideways.
  overflowWrap: 'anywhere',
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '2rem' },
  // A drawn slash, not a letter: it is not read out.
  '& li + li::before': {
    content: '""',
    flex: 'none',
    height: '1em',
    borderInlineStart: `2px solid ${role.mark}`,
    transform: 'rotate(18deg)',
  },
  '& a': { paddingBlock: '0.25rem', color: role.textMuted, '&:hover': { color: role.linkHover } },
  '& [aria-current]': { fontWeight: 650 },
});
