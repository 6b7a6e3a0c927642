import { Text } from '../layout/index.ts';
import { Link } from '../link/index.ts';

interface ToTopProps {
  /** "Back to top" */
  label: string;
}

/**
 * The end of a part of a long page: the way back to its top, where the list of contents is. Renders a `p` with MUI's `Link`, not
 * on paper. The `body` is `#top`: no script is needed, and the Tab key begins anew there.
 *
 * - It leads to the top of the page.
 */
export function ToTop({ label }: ToTopProps) {
  return (
    <Text size="small" data-print="hide">
      <Link href="#top" alone>
        {label}
      </Link>
    </Text>
  );
}
