import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import type { HitPrices, MaterialGrade, Where } from '../model/catalogue.ts';
import type { CatalogueWords } from './catalogue.server.ts';
import { HitPrice } from './HitPrice.tsx';
import { verdictKind } from './material-words.ts';

interface GradeTableProps {
  /** Names the table; unique on its page. */
  caption: string;
  grades: readonly MaterialGrade[];
  words: CatalogueWords['lists'];
  where: Where;
  /** What the yards pay today. Default: nothing is said of it. */
  prices?: HitPrices | null | undefined;
}

/** Grades: what is typical, what to know, how they are paid. Renders a table; each grade's name is a fragment's place. */
export function GradeTable({ caption, grades, words, where, prices }: GradeTableProps) {
  // Grades that we make and sell are paid by nobody here, and mostly need no preparing.
  const isPaid = grades.some(({ pay }) => pay !== 'none');
  const isPrepared = grades.some(({ note }) => note !== '');
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { id: 'grade', label: words.grade },
        { id: 'typical', label: words.typical },
        ...(isPrepared ? [{ id: 'know', label: words.know }] : []),
        { id: 'paid', label: isPaid ? words.both : words.magnet },
      ]}
      rows={grades.map((grade) => ({
        id: grade.id,
        cells: {
          grade: <GradeName grade={grade} words={words} />,
          typical: grade.text,
          know: grade.note === '' ? undefined : grade.note,
          paid: (
            <CellLines min="7rem">
              {grade.magnet !== 'skip' && <span>{words.magnets[grade.magnet]}</span>}
              {grade.pay !== 'none' && (
                <CellLines min="7rem">
                  {words.pays[grade.pay]}
                  <HitPrice prices={prices} grade={grade.id} />
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
      emptyText={words.nothing}
    />
  );
}

function GradeName({ grade, words }: { grade: MaterialGrade; words: GradeTableProps['words'] }) {
  return (
    <CellLines min="7rem" id={grade.id}>
      <span>{grade.name}</span>
      {grade.code !== '' && <small>{grade.code}</small>}
      {grade.verdict !== 'yes' && (
        <small>
          <Verdict kind={verdictKind(grade.verdict)} label={words.verdicts[grade.verdict] ?? ''} />
        </small>
      )}
    </CellLines>
  );
}
