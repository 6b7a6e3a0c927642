import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import type { SearchHit, SearchKind } from '../model/ports.ts';

interface SearchResultsProps {
  /** How many there are, and for what. */
  heading: string;
  /** The best first. */
  hits: readonly SearchHit[];
}

/** What was found, in groups by kind; the group with the best answer first. Renders a section with lists of headings. */
export function SearchResults({ heading, hits }: SearchResultsProps) {
  const { t } = useLingui();
  const kindNames: Record<SearchKind, string> = {
    page: t({ message: 'Pages', comment: 'Heading above pages that a search found' }),
    yard: t({ message: 'Yards', context: 'search', comment: 'Heading above yards that a search found' }),
    material: t({ message: 'Materials', comment: 'Heading above things we buy that a search found' }),
    question: t({ message: 'Questions', comment: 'Heading above questions that a search found' }),
    news: t({ message: 'News', comment: 'Heading above news that a search found' }),
    document: t({ message: 'Documents', comment: 'Heading above documents that a search found' }),
  };
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return (
    <Section labelledBy="results">
      <Column span={12}>
        <Heading level={2} id="results">
          {heading}
        </Heading>
      </Column>
      {kinds.map((kind) => (
        <Group key={kind}>
          <Heading level={3} size="h3" id={`results-${kind}`}>
            {kindNames[kind]}
          </Heading>
          <ol aria-labelledby={`results-${kind}`}>
            {hits
              .filter((hit) => hit.kind === kind)
              .map((hit) => (
                <Result key={hit.path} hit={hit} />
              ))}
          </ol>
        </Group>
      ))}
    </Section>
  );
}

interface ResultProps {
  hit: SearchHit;
}

/** One result: its name, the passage in it, and the words around what was asked for. Renders an `li`. */
function Result({ hit }: ResultProps) {
  const name = hit.heading ? `${hit.title}: ${hit.heading}` : hit.title;
  return (
    <li>
      <h4>
        <Link to={hit.path}>{name}</Link>
      </h4>
      {hit.excerpt.length > 0 && (
        <p>
          {hit.excerpt.map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
            part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
          )}
        </p>
      )}
    </li>
  );
}

const Group = styled('div')({
  '& ol': {
    listStyle: 'none',
    margin: `${space.s4} 0 0`,
    padding: 0,
    borderTop: `3px solid ${role.text}`,
  },
  '& li': { maxWidth: 'none', paddingBlock: space.s4, borderBottom: `1px solid ${role.line}` },
  '& h4': { fontSize: size.h4, lineHeight: 1.3 },
  '& h4 a': { display: 'inline-block', minHeight: '1.5rem' },
  '& p': { marginTop: space.s2, color: role.textMuted },
  '& mark': { background: 'none', color: role.text, fontWeight: 700 },
});
