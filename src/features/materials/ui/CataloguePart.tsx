import { Contents } from '#design-system/contents/index.ts';
import { Column, Heading, Stack, WideOnly } from '#design-system/layout/index.ts';
import type { HitPrices } from '../model/catalogue.ts';
import type { CatalogueWords, CataloguePart as Part } from './catalogue.server.ts';
import { FamilySection } from './FamilySection.tsx';
import { familyArt } from './family-art.tsx';
import { GradeTable } from './GradeTable.tsx';
import { ThingList } from './ThingList.tsx';

/** As many answers are shown unfolded; a longer list is easier to look over with its rows closed. */
const mostUnfolded = 5;

interface CataloguePartProps {
  part: Part;
  words: CatalogueWords['lists'];
  prices?: HitPrices | null | undefined;
}

/** What answers: by family, or for a text the best first. Renders columns of the page's grid. */
export function CataloguePart({ part, words, prices }: CataloguePartProps) {
  const { groups, art, things, grades, where } = part;
  if (groups.length > 0) {
    return (
      <>
        <Column span={3} since="wide">
          <Contents
            label={words.families}
            items={groups.map(({ family }) => ({ id: family.id, label: family.name }))}
          />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="section">
            {groups.map((group) => (
              <FamilySection key={group.family.id} {...group} words={words} where={where} />
            ))}
          </Stack>
        </Column>
      </>
    );
  }
  return (
    <>
      <Column from={1} span={9}>
        <Stack gap="block">
          {things.length > 0 && (
            <Stack>
              <Heading level={3}>{words.things}</Heading>
              <ThingList
                label={words.things}
                things={things}
                words={words}
                isOpen={things.length <= mostUnfolded}
                where={where}
                prices={prices}
              />
            </Stack>
          )}
          {grades.length > 0 && (
            <Stack>
              <Heading level={3}>{words.grades}</Heading>
              <GradeTable
                caption={words.grades}
                grades={grades}
                words={words}
                where={where}
                prices={prices}
              />
            </Stack>
          )}
        </Stack>
      </Column>
      <Column from={10} span={3}>
        <WideOnly>{familyArt[art]}</WideOnly>
      </Column>
    </>
  );
}
