import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Heading, Stack } from '#design-system/layout/index.ts';
import { media } from '#design-system/theme/roles.ts';
import type { CataloguePart as Part } from './catalogue.server.ts';
import { FamilySection } from './FamilySection.tsx';
import { familyArt } from './family-art.tsx';
import { GradeTable } from './GradeTable.tsx';
import { ThingList } from './ThingList.tsx';

/** As many answers are shown unfolded; a longer list is easier to look over with its rows closed. */
const mostUnfolded = 5;

/** What answers: by family, or for a text the best first. Renders columns of the page's grid. */
export function CataloguePart({ part }: { part: Part }) {
  const { t } = useLingui();
  const { groups, art, things, grades, where } = part;
  const thingsLabel = t({ message: 'Things', comment: 'Heading above everyday things that were found' });
  const gradesLabel = t({
    message: 'Grades of metal',
    comment: 'Heading above grades of scrap that were found',
  });
  if (groups.length > 0) {
    return (
      <>
        <Column span={3} since="wide">
          <Contents
            label={t({
              message: 'Families of metal',
              comment: 'Name of the list of links to families of metals',
            })}
            items={groups.map(({ family }) => ({ id: family.id, label: family.name }))}
          />
        </Column>
        <Column from={4} span={9} since="wide">
          {groups.map((group) => (
            <FamilySection key={group.family.id} {...group} where={where} />
          ))}
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
              <Heading level={3}>{thingsLabel}</Heading>
              <ThingList
                label={thingsLabel}
                things={things}
                isOpen={things.length <= mostUnfolded}
                where={where}
              />
            </Stack>
          )}
          {grades.length > 0 && (
            <Stack>
              <Heading level={3}>{gradesLabel}</Heading>
              <GradeTable caption={gradesLabel} grades={grades} where={where} />
            </Stack>
          )}
        </Stack>
      </Column>
      <Column from={10} span={3}>
        <Drawing>{familyArt[art]}</Drawing>
      </Column>
    </>
  );
}

const Drawing = styled('div')({
  display: 'none',
  [media.medium]: { display: 'block' },
  [media.print]: { display: 'none' },
});
