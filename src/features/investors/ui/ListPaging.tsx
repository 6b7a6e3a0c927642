import { useLingui } from '@lingui/react/macro';
import { Paging } from '#design-system/paging/index.ts';

interface ListPagingProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  /** The address of a page. Its fragment should name the list's heading, which then takes the focus. */
  to: (page: number) => string;
  /** Words of the links to either side. */
  newer: string;
  older: string;
}

/** Ways to newer and older entries of a list. Renders a `nav`, or nothing where all stand on one page. */
export function ListPaging({ page, pages, to, newer, older }: ListPagingProps) {
  const { t } = useLingui();
  return (
    <Paging
      label={t({ message: 'Pages of the list', comment: 'Names links to older and newer entries' })}
      position={t({ message: `Page ${page} of ${pages}`, comment: 'Which page of a list this is' })}
      previous={page > 1 ? { to: to(page - 1), label: newer } : undefined}
      next={page < pages ? { to: to(page + 1), label: older } : undefined}
    />
  );
}
