import { useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { SideSection } from '#design-system/side-section/index.ts';
import type { EthicsWords } from '../content/ethics.schema.ts';

/** Props of what belongs in a report. */
export interface EthicsSubjectsProps {
  /** In development alone: see `giveOnce`. */
  subjects: EthicsWords['subjects'] | null;
}

/** The element that the server alone writes. */
export const subjectsPart = 'ethics-subjects';

/** What belongs in a report of misconduct, as the server writes it. Renders a `div` with a section. */
export function WrittenEthicsSubjects({ subjects }: EthicsSubjectsProps) {
  const { t } = useLingui();
  const items = givenOnce(subjectsPart, subjects);
  return (
    <div id={subjectsPart}>
      <SideSection
        id="subjects"
        surface="tint"
        title={t({ message: 'What belongs here', comment: 'Heading above subjects of reports' })}
      >
        <DefinitionList items={items.map(({ id, title: term, text }) => ({ id, term, text }))} />
      </SideSection>
    </div>
  );
}
