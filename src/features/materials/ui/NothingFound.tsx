import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Column, Heading } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { pathTo } from '#site/paths.ts';

interface NothingFoundProps {
  /** What comes near the question. */
  near: readonly { id: string; name: string }[];
  families: readonly { id: string; name: string }[];
}

/** What to do when the catalogue has no answer: what comes near, whom to ask, the families. Renders a column. */
export function NothingFound({ near, families }: NothingFoundProps) {
  const { t } = useLingui();
  const phone = brand.phones.scrap.display;
  return (
    <Column from={1} span={8}>
      <Prose>
        {near.length > 0 && (
          <>
            <Heading level={3}>
              <Trans comment="Heading above things that come near what was searched">Perhaps you mean</Trans>
            </Heading>
            <ul>
              {near.map(({ id, name }) => (
                <li key={id}>
                  <Link to={pathTo('what-we-buy', { hash: id })}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Heading level={3}>
          <Trans comment="Heading above advice when a search found nothing">We may buy it all the same</Trans>
        </Heading>
        <p>
          <Trans comment="{phone} is a telephone number. The link opens questions and answers">
            Take a picture, hold a magnet to it, and call <Link href={brand.phones.scrap.href}>{phone}</Link>:
            a person who grades metal answers. The{' '}
            <Link to={pathTo('frequently-asked-questions')} _t="questions">
              frequently asked questions
            </Link>{' '}
            help too.
          </Trans>
        </p>
        <Heading level={3}>
          <Trans comment="Heading above families of metals, when a search found nothing">
            Look in a family
          </Trans>
        </Heading>
        <ul
          aria-label={t({
            message: 'Families to look in',
            comment: 'Name of the list of families of metals',
          })}
        >
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
