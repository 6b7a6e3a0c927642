import { styled } from '@mui/material/styles';
import { Section } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface Neighbour {
  /** Above the link: which of the two it is. */
  word: string;
  title: string;
  to: string;
  /** Language of the title, where it is not the page's. */
  lang?: string | undefined;
}

interface NeighboursProps {
  /** Names the links. */
  label: string;
  /** Stands where reading begins. */
  first: Neighbour | null;
  second: Neighbour | null;
}

/** Ways to what came before and after in a list, named by their titles. Renders a section with a `nav`, or nothing. */
export function Neighbours({ label, first, second }: NeighboursProps) {
  if (!first && !second) return null;
  return (
    <Section surface="tint" room="block">
      <Frame aria-label={label}>
        {first && <Way {...first} place="first" />}
        {second && <Way {...second} place="second" />}
      </Frame>
    </Section>
  );
}

function Way({ word, title, to, lang, place }: Neighbour & { place: 'first' | 'second' }) {
  return (
    <div data-place={place}>
      <p>{word}</p>
      <Anchor to={to} lang={lang}>
        {title}
      </Anchor>
    </div>
  );
}

const Frame = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.block} ${space.column}`,
  '& p': { color: role.textMuted },
  '& a': { fontSize: size.h4, fontWeight: 650, lineHeight: 1.35 },
  '& > div': { paddingBlockStart: space.s4, borderBlockStart: `3px solid ${role.text}` },
  [media.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The second keeps its side when it is alone.
    '& > [data-place=second]': { gridColumn: 2 },
  },
  [media.print]: { display: 'none' },
});
