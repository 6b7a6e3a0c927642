import { Link } from '#design-system/link/index.ts';
import type { HitPrices } from '../model/catalogue.ts';

interface HitPriceProps {
  prices: HitPrices | null | undefined;
  /** Id of the grade. */
  grade: string;
  /** What stands before the price. Default: nothing. */
  before?: string;
}

/** What the yards pay for a grade, and below it what the visitor's own load brings. Renders a link and a line, or nothing. */
export function HitPrice({ prices, grade, before }: HitPriceProps) {
  if (!prices?.of[grade]) return null;
  const own = prices.own[grade];
  return (
    <>
      {before}
      <Link to={prices.to + grade}>{prices.of[grade]}</Link>
      {own && <div data-part="own">{own}</div>}
    </>
  );
}
