import { Stack } from '#design-system/layout/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { GradeFamily } from './GradeFamily.tsx';
import { gradeFamiliesId } from './grade-families-id.ts';
import type { readProducts } from './products.server.ts';

/** What the tables of all grades are made of. */
export type GradeFamiliesData = Pick<ReturnType<typeof readProducts>, 'families' | 'columns' | 'papers'>;

/** Props of the tables of all grades. */
export interface GradeFamiliesProps {
  /** In development alone: see `giveOnce`. */
  data: GradeFamiliesData | null;
}

/** Every grade, family by family, as the server writes it. Renders a `div`. */
export function WrittenGradeFamilies({ data }: GradeFamiliesProps) {
  const { families, columns, papers } = givenOnce(gradeFamiliesId, data);
  return (
    <div id={gradeFamiliesId}>
      <Stack gap="section">
        {families.map((family) => (
          <GradeFamily key={family.id} family={family} columns={columns} papersLabel={papers.label} />
        ))}
      </Stack>
    </div>
  );
}
