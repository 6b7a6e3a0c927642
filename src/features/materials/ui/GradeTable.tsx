import { useLingui } from '@lingui/react/macro';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import type { HitPrices, MaterialGrade, Where } from '../model/catalogue.ts';
import { magnetWords, payWords, verdictKind, verdictWords } from './material-words.ts';

interface GradeTableProps {
  /** Names the table; unique on its page. */
  caption: string;
  grades: readonly MaterialGrade[];
  where: Where;
  /** What the yards pay today. Default: nothing is said of it. */
  prices?: HitPrices | null | undefined;
}

/** Grades: what is typical, what to know, how they are paid. Renders a table; each grade's name is a fragment's place. */
export function GradeTable({ caption, grades, where, prices }: GradeTableProps) {
  const { i18n, t } = useLingui();
  // Grades that we make and sell are paid by nobody here, and mostly need no preparing.
  const isPaid = grades.some(({ pay }) => pay !== 'none');
  const isPrepared = grades.some(({ note }) => note !== '');
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { id: 'grade', label: t({ message: 'Grade', comment: 'Head of a column: grade of scrap metal' }) },
        {
          id: 'typical',
          label: t({ message: 'What goes in it', comment: 'Head of a column: things of this grade' }),
        },
        ...(isPrepared
          ? [
              {
                id: 'know',
                label: t({ message: 'Good to know', comment: 'Head of a column: how to prepare this grade' }),
              },
            ]
          : []),
        {
          id: 'paid',
          label: isPaid
            ? t({ message: 'Magnet and payment', comment: 'Head of a column of grades' })
            : t({
                message: 'Magnet',
                comment: 'Head of a column: whether a magnet sticks to this grade of metal',
              }),
        },
      ]}
      rows={grades.map((grade) => ({
        id: grade.id,
        cells: {
          grade: <GradeName grade={grade} />,
          typical: grade.text,
          know: grade.note === '' ? undefined : grade.note,
          paid: (
            <CellLines min="7rem">
              {grade.magnet !== 'skip' && <span>{i18n._(magnetWords[grade.magnet])}</span>}
              {grade.pay !== 'none' && (
                <CellLines min="7rem">
                  {i18n._(payWords[grade.pay])}
                  {prices?.of[grade.id] && <Link to={prices.to + grade.id}>{prices.of[grade.id]}</Link>}
                  <Link to={where.to + grade.id}>
                    {where.label}
                    <VisuallyHidden> ({grade.name})</VisuallyHidden>
                  </Link>
                </CellLines>
              )}
            </CellLines>
          ),
        },
      }))}
      emptyText={t({
        message: 'Nothing special',
        comment: 'In the column Good to know: there is nothing to know',
      })}
    />
  );
}

function GradeName({ grade }: { grade: MaterialGrade }) {
  const { i18n, t } = useLingui();
  const code = grade.code;
  return (
    <CellLines min="7rem" id={grade.id}>
      <span>{grade.name}</span>
      {code !== '' && (
        <small>
          {t({
            message: `Industry code: ${code}`,
            comment: '{code} is a code word of the trade, such as Barley',
          })}
        </small>
      )}
      {grade.verdict !== 'yes' && (
        <small>
          <Verdict kind={verdictKind(grade.verdict)} label={i18n._(verdictWords[grade.verdict])} />
        </small>
      )}
    </CellLines>
  );
}
