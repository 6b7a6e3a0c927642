import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { ToTop } from '#design-system/contents/index.ts';
import { Fold } from '#design-system/fold/index.ts';
import { Heading, Text } from '#design-system/layout/index.ts';
import { RenderedPicture } from '#design-system/picture/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import type { CatalogueGroup, Where } from '../model/catalogue.ts';
import type { CatalogueWords } from './catalogue.server.ts';
import { familyArt } from './family-art.tsx';
import { GradeTable } from './GradeTable.tsx';
import { ThingList } from './ThingList.tsx';

interface FamilySectionProps extends CatalogueGroup {
  /** What the grades unfold from. */
  gradesLabel: string;
  words: CatalogueWords['lists'];
  where: Where;
}

/**
 * One family of the catalogue: its pictures or its drawing, its things, its grades, the way back to the top. Renders a `section`
 * without a name, below its heading.
 */
export function FamilySection({ family, things, grades, gradesLabel, words, where }: FamilySectionProps) {
  const { t } = useLingui();
  const { name, pictures } = family;
  return (
    <section>
      <Opening data-pictures={pictures?.length}>
        <div>
          <Heading level={3} size="h2" id={family.id}>
            {name}
          </Heading>
          <Text muted>{family.text}</Text>
        </div>
        {pictures ? (
          <div data-part="pictures">
            {pictures.map((picture) => (
              <RenderedPicture
                key={picture.name}
                name={picture.name}
                alt={picture.alt}
                sizes="(min-width: 740px) 36vw, 100vw"
              />
            ))}
          </div>
        ) : (
          <div data-part="art">{familyArt[family.art]}</div>
        )}
      </Opening>
      {things.length > 0 && <ThingList label={name} things={things} words={words} where={where} />}
      {grades.length > 0 && (
        <Fold summary={gradesLabel} open={things.length === 0} link>
          <GradeTable caption={gradesLabel} grades={grades} words={words} where={where} />
        </Fold>
      )}
      <ToTop label={t({ message: 'Back to top', comment: 'Link at the end of a part of a long page' })} />
    </section>
  );
}

const Opening = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'end',
  marginBlockEnd: space.s5,
  '& > div:first-of-type': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
  '& > [data-part=art]': { maxWidth: '11rem', [media.print]: { display: 'none' } },
  '& > [data-part=pictures]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space.column,
    [media.print]: { display: 'none' },
  },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(10rem, 18vw, 17rem)',
    gap: space.column,
    '& > [data-part=art]': { maxWidth: 'none' },
    // A link to the family shows all of the picture, whose foot the heading stands at.
    '&[data-pictures="1"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& h3': { scrollMarginBlockStart: '9rem' },
    },
    '&[data-pictures="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
