import { Fold } from '#design-system/fold/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';
import type { EverydayThing, HitPrices, Where } from '../model/catalogue.ts';
import type { CatalogueWords } from './catalogue.server.ts';
import { HitPrice } from './HitPrice.tsx';
import { verdictKind } from './material-words.ts';
import { Things } from './thing-list-styles.ts';

interface ThingListProps {
  /** Name of the list, for listeners. */
  label: string;
  things: readonly EverydayThing[];
  words: CatalogueWords['lists'];
  /** Shows every answer at once: for a short list. Default `false`. */
  isOpen?: boolean;
  where: Where;
  /** What the yards pay today. Default: nothing is said of it. */
  prices?: HitPrices | null | undefined;
}

/**
 * Everyday things, a row each: its name, how it is paid, whether it is bought; what to do with it unfolds. Renders a
 * named `ul` of folds, which work before any script. The place of a fragment is inside the part that unfolds: a browser
 * that goes there opens it.
 */
export function ThingList({ label, things, words, isOpen = false, where, prices }: ThingListProps) {
  return (
    <Things role="list" aria-label={label}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Fold
            open={isOpen}
            summary={thing.name}
            aside={
              <>
                <span data-part="pay">{words.pays[thing.pay]}</span>
                <Verdict kind={verdictKind(thing.verdict)} label={words.verdicts[thing.verdict] ?? ''} />
              </>
            }
          >
            <div id={thing.id} data-part="more">
              {thing.note !== '' && (
                <p>
                  <strong>{thing.note}</strong>
                </p>
              )}
              <p>{thing.text}</p>
              {thing.verdict !== 'no' && <ThingFacts thing={thing} words={words} prices={prices} />}
              {thing.pay !== 'none' && (
                <Link to={where.to + thing.id}>
                  {where.label}
                  <VisuallyHidden> ({thing.name})</VisuallyHidden>
                </Link>
              )}
            </div>
          </Fold>
        </li>
      ))}
    </Things>
  );
}

/** What the magnet says, how the thing is paid and what it becomes. Renders a `dl`. */
function ThingFacts({
  thing,
  words,
  prices,
}: Pick<ThingListProps, 'words' | 'prices'> & { thing: EverydayThing }) {
  return (
    <dl>
      {thing.magnet !== 'skip' && (
        <div>
          <dt>{words.magnet}</dt>
          <dd>{words.magnets[thing.magnet]}</dd>
        </div>
      )}
      {thing.pay !== 'none' && (
        <div>
          <dt>{words.paid}</dt>
          <dd>{words.pays[thing.pay]}</dd>
        </div>
      )}
      <div>
        <dt>{words.becomes}</dt>
        {thing.grades.map(({ id, name }) => (
          <dd key={id}>
            <Link to={pathTo('what-we-buy', { hash: id })}>{name}</Link>
            <HitPrice prices={prices} grade={id} before=": " />
          </dd>
        ))}
      </div>
    </dl>
  );
}
