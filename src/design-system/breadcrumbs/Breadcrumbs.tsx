import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { Link } from '../link/index.ts';

interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** From the home page down; the last is this page and needs no target. */
  items: readonly { label: string; to?: string }[];
}

/**
 * Where this page stands. MUI's `Breadcrumbs`: a `nav` with an ordered list, the slashes hidden from listeners. Our own
 * part: the last entry is no link and says that it is the current page.
 *
 * - It is a named landmark.
 * - The last entry is the current page, says so and is no link.
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs aria-label={label}>
      {items.map((item, index) =>
        item.to !== undefined && index < items.length - 1 ? (
          <Link key={item.label} to={item.to}>
            {item.label}
          </Link>
        ) : (
          <span key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item.label}
          </span>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
