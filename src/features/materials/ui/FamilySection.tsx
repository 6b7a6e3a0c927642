import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Icon } from '#design-system/icon/index.ts';
import { Heading, Text } from '#design-system/layout/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import type { CatalogueGroup, Where } from '../model/catalogue.ts';
import { familyArt } from './family-art.tsx';
import { GradeTable } from './GradeTable.tsx';
import { ThingList } from './ThingList.tsx';

interface FamilySectionProps extends CatalogueGroup {
  where: Where;
}

/** One family of the catalogue: its drawing, its things, its grades. Renders a `section` named by its heading. */
export function FamilySection({ family, things, grades, where }: FamilySectionProps) {
  const { t } = useLingui();
  const { name } = family;
  const count = grades.length;
  // What the shredder makes is sold to mills; nobody is paid by it.
  const gradesLabel = grades.every(({ verdict }) => verdict === 'sold')
    ? t({
        message: `${name}: grades we sell (${count})`,
        comment: '{name} is a family of metals, {count} how many grades it has. Unfolds a table',
      })
    : t({
        message: `${name}: grades we pay by (${count})`,
        comment: '{name} is a family of metals, {count} how many grades it has. Unfolds a table',
      });
  return (
    <Family aria-labelledby={family.id}>
      <Opening>
        <div>
          <Heading level={3} size="h2" id={family.id}>
            {name}
          </Heading>
          <Text muted>{family.text}</Text>
        </div>
        <div data-part="art">{familyArt[family.art]}</div>
      </Opening>
      {things.length > 0 && <ThingList label={name} things={things} where={where} />}
      {count > 0 && (
        <Grades open={things.length === 0} suppressHydrationWarning>
          <summary>
            <span>{gradesLabel}</span>
            <Icon name="chevron" />
          </summary>
          <GradeTable caption={gradesLabel} grades={grades} where={where} />
        </Grades>
      )}
    </Family>
  );
}

const Family = styled('section')({
  '& + &': { marginBlockStart: space.section },
  scrollMarginTop: space.s6,
});

const Opening = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'end',
  marginBlockEnd: space.s5,
  '& > div:first-of-type': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
  '& > [data-part=art]': { maxWidth: '11rem', [media.print]: { display: 'none' } },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(10rem, 18vw, 17rem)',
    gap: space.column,
    '& > [data-part=art]': { maxWidth: 'none' },
  },
});

const Grades = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s4,
    minHeight: '3.5rem',
    paddingBlock: space.s3,
    color: role.link,
    fontWeight: 650,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > span': { minWidth: 0 },
    '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > svg': { flex: 'none', color: role.mark, transition: 'transform 160ms' },
  },
  '&[open] > summary > svg': { transform: 'scaleY(-1)' },
  [media.print]: {
    '& > summary > svg': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
});
