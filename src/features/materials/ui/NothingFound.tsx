import { brand } from '#brand';
import { Column, Heading } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Prose, RichText } from '#design-system/rich-text/index.ts';
import { pathTo } from '#site/paths.ts';
import type { CatalogueWords } from './catalogue.server.ts';

interface NothingFoundProps {
  words: CatalogueWords['nothing'];
  /** What comes near the question. */
  near: readonly { id: string; name: string }[];
  families: readonly { id: string; name: string }[];
}

/** What to do when the catalogue has no answer: what comes near, whom to ask, the families. Renders a column. */
export function NothingFound({ words, near, families }: NothingFoundProps) {
  return (
    <Column from={1} span={8}>
      <Prose>
        {near.length > 0 && (
          <>
            <Heading level={3}>{words.near}</Heading>
            <ul>
              {near.map(({ id, name }) => (
                <li key={id}>
                  <Link to={pathTo('what-we-buy', { hash: id })}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Heading level={3}>{words.heading}</Heading>
        <p>
          <RichText
            text={words.text}
            links={{
              phone: { href: brand.phones.scrap.href },
              questions: { to: pathTo('frequently-asked-questions') },
            }}
          />
        </p>
        <Heading level={3}>{words.families}</Heading>
        <ul aria-label={words.label}>
          {families.map(({ id, name }) => (
            <li key={id}>
              <Link to={pathTo('what-we-buy', { search: { family: id }, hash: 'results' })}>{name}</Link>
            </li>
          ))}
        </ul>
      </Prose>
    </Column>
  );
}
