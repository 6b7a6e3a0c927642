import { useLingui } from '@lingui/react/macro';
import { Paging } from '#design-system/paging/index.ts';

interface DeskPagingProps {
  page: number;
  pages: number;
  /** The address of a page by its number; the first is 1. */
  pageAt: (page: number) => string;
  /** What the ways are called. */
  newer: string;
  older: string;
}

/** The ways through a list, the newest first. Renders a `nav`, or nothing where the list has one page. */
export function DeskPaging({ page, pages, pageAt, newer, older }: DeskPagingProps) {
  const { t } = useLingui();
  return (
    <Paging
      label={t({ message: 'Pages of the list', comment: 'Names the ways to other pages of a list' })}
      position={t({ message: `Page ${page} of ${pages}`, comment: 'Which page of a list this is' })}
      previous={page > 1 ? { to: pageAt(page - 1), label: newer } : undefined}
      next={page < pages ? { to: pageAt(page + 1), label: older } : undefined}
    />
  );
}
