import { Columns, Section, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { media, size } from '#design-system/theme/roles.ts';

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
      <nav aria-label={label}>
        <Columns count={{ medium: 2 }}>
          {first && <Way {...first} place="first" />}
          {second && <Way {...second} place="second" />}
        </Columns>
      </nav>
    </Section>
  );
}

function Way({ word, title, to, lang, place }: Neighbour & { place: 'first' | 'second' }) {
  return (
    // The second keeps its side when it is alone.
    <Panel data-place={place} sx={place === 'second' ? { [media.medium]: { gridColumn: 2 } } : undefined}>
      <Text muted>{word}</Text>
      <Link to={to} {...(lang && { lang })} sx={{ fontSize: size.h4, fontWeight: 650, lineHeight: 1.35 }}>
        {title}
      </Link>
    </Panel>
  );
}
