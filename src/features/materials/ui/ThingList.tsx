import { Trans, useLingui } from '@lingui/react/macro';
import { Fold } from '#design-system/fold/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pathTo } from '#site/paths.ts';
import type { EverydayThing, HitPrices, Where } from '../model/catalogue.ts';
import { magnetWords, payWords, verdictKind, verdictWords } from './material-words.ts';
import { Things } from './thing-list-styles.ts';

interface ThingListProps {
  /** Name of the list, for listeners. */
  label: string;
  things: readonly EverydayThing[];
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
export function ThingList({ label, things, isOpen = false, where, prices }: ThingListProps) {
  const { i18n } = useLingui();
  return (
    <Things role="list" aria-label={label}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Fold
            open={isOpen}
            summary={thing.name}
            aside={
              <>
                <span data-part="pay">{thing.pay !== 'none' && i18n._(payWords[thing.pay])}</span>
                <Verdict kind={verdictKind(thing.verdict)} label={i18n._(verdictWords[thing.verdict])} />
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
              {thing.verdict !== 'no' && <ThingFacts thing={thing} prices={prices} />}
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
function ThingFacts({ thing, prices }: { thing: EverydayThing; prices: ThingListProps['prices'] }) {
  const { i18n } = useLingui();
  return (
    <dl>
      {thing.magnet !== 'skip' && (
        <div>
          <dt>
            <Trans comment="Before what a magnet does on a thing: sticks, does not stick …">Magnet</Trans>
          </dt>
          <dd>{i18n._(magnetWords[thing.magnet])}</dd>
        </div>
      )}
      {thing.pay !== 'none' && (
        <div>
          <dt>
            <Trans comment="Before how a thing is paid: by the pound …">Paid</Trans>
          </dt>
          <dd>{i18n._(payWords[thing.pay])}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans comment="Before the grades of scrap that a thing becomes">Bought as</Trans>
        </dt>
        {thing.grades.map(({ id, name }) => (
          <dd key={id}>
            <Link to={pathTo('what-we-buy', { hash: id })}>{name}</Link>
            {prices?.of[id] && (
              <>
                : <Link to={prices.to + id}>{prices.of[id]}</Link>
              </>
            )}
          </dd>
        ))}
      </div>
    </dl>
  );
}
