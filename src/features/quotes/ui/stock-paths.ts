import { pathTo } from '#site/paths.ts';
import { defaultPeriod, type Period } from '../model/price-periods.ts';

/** Where the chart of a period stands, with the focus on its heading. */
export function chartPath(period: Period): string {
  return pathTo('stock-information', {
    hash: 'chart',
    ...(period === defaultPeriod ? {} : { search: { period } }),
  });
}
