import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { AuditLine } from '../model/desk-store.ts';
import { actWords } from './desk-words.ts';
import { detailIn } from './detail-words.ts';
import { writeMoment } from './moment.ts';

interface TrailTableProps {
  lines: readonly AuditLine[];
  timeZone: string;
  caption: string;
  /** Lines of all submissions, each with its own. Default `false`. */
  withReference?: boolean;
}

/** Who did what, the newest first. Renders a table. */
export function TrailTable({ lines, timeZone, caption, withReference = false }: TrailTableProps) {
  const { i18n, t } = useLingui();
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { id: 'at', label: t({ message: 'When', comment: 'Column: date and time' }) },
        { id: 'who', label: t({ message: 'Who', comment: 'Column: name of a colleague' }) },
        { id: 'act', label: t({ message: 'What they did', comment: 'Column' }) },
        ...(withReference
          ? [{ id: 'reference', label: t({ message: 'Reference', comment: 'Column: number of a request' }) }]
          : []),
        { id: 'detail', label: t({ message: 'Details', comment: 'Column' }) },
      ]}
      rows={lines.map(({ id, at, name, act, reference, detail }) => ({
        id,
        cells: {
          at: writeMoment(at, timeZone),
          who: name,
          act: i18n._(actWords[act]),
          reference: reference && (
            <Link alone href={deskPath(language, recordRest(reference))}>
              {reference}
            </Link>
          ),
          detail: detailIn(i18n, detail) || undefined,
        },
      }))}
    />
  );
}
