import type { ComponentType, ReactNode } from 'react';
import { DepolluteArt, FurnaceArt, ScaleArt, ShredderArt } from '#design-system/art/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { keptParts } from './kept-parts.ts';
import { SustainabilityChapter } from './SustainabilityChapter.tsx';
import type { readReport } from './sustainability.server.ts';

type ReportWords = Pick<ReturnType<typeof readReport>, 'figures' | 'goals' | 'chapters'>;

interface ReportChaptersProps {
  /** In development alone: see `giveOnce`. */
  data: ReportWords | null;
}

const id = keptParts.reportChapters;

/** The report from its key figures to its last chapter, which browsers keep as it is served. Renders a `div`. */
export const ReportChapters: ComponentType<ReportChaptersProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenChapters : () => <KeptAsServed id={id} />;

/** Drawings beside the four kinds of work. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'work-buy': <ScaleArt />,
  'work-vehicles': <DepolluteArt />,
  'work-shred': <ShredderArt />,
  'work-melt': <FurnaceArt />,
};

function WrittenChapters({ data }: ReportChaptersProps) {
  const { figures, goals, chapters } = givenOnce(id, data);
  return (
    <div id={id}>
      <Stack gap="block">
        <Facts items={figures} most={2} />
        {chapters.map((chapter) => (
          <SustainabilityChapter key={chapter.id} chapter={chapter} goals={goals} drawings={drawings} />
        ))}
      </Stack>
    </div>
  );
}
