import { useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import type { SearchHit, SearchKind } from '../model/ports.ts';

interface SearchResultsProps {
  /** How many there are, and for what. */
  heading: string;
  /** The best first. */
  hits: readonly SearchHit[];
}

/**
 * What was found, in groups by kind, each with its count: the group with the best answer first, documents last. Renders a
 * section with lists of headings.
 */
export function SearchResults({ heading, hits }: SearchResultsProps) {
  const { t } = useLingui();
  const kindNames: Record<SearchKind, string> = {
    page: t({ message: 'Pages', comment: 'Heading above pages that a search found' }),
    yard: t({ message: 'Yards', context: 'search', comment: 'Heading above yards that a search found' }),
    job: t({ message: 'Jobs', comment: 'Heading above open jobs that a search found' }),
    material: t({ message: 'Materials', comment: 'Heading above things we buy that a search found' }),
    question: t({ message: 'Questions', comment: 'Heading above questions that a search found' }),
    news: t({ message: 'News', comment: 'Heading above news that a search found' }),
    document: t({ message: 'Documents', comment: 'Heading above documents that a search found' }),
  };
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const groups = kinds
    .toSorted((one, other) => Number(one === 'document') - Number(other === 'document'))
    .map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }));
  return (
    <Section room="tight">
      <Column span={12}>
        <Stack>
          <Heading level={2} size="h4" id="results">
            {heading}
          </Heading>
          {groups.map(({ kind, found }) => (
            <Stack key={kind} gap="tight">
              <Heading level={3} size="h4" id={`results-${kind}`}>
                {t({
                  message: `${{ group: kindNames[kind] }} (${{ count: found.length }})`,
                  comment: 'Heading of a group of search results: Pages (12)',
                })}
              </Heading>
              <RuledList component="ol" room="medium" aria-labelledby={`results-${kind}`}>
                {found.map((hit) => (
                  <Result key={hit.path} hit={hit} />
                ))}
              </RuledList>
            </Stack>
          ))}
        </Stack>
      </Column>
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
      <Heading level={4}>
        <Link to={hit.path}>{name}</Link>
      </Heading>
      {hit.excerpt.length > 0 && (
        <Text
          muted
          sx={{
            marginBlockStart: space.s2,
            '& mark': { background: 'none', color: role.text, fontWeight: 700 },
          }}
        >
          {hit.excerpt.map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
            part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
          )}
        </Text>
      )}
    </li>
  );
}
