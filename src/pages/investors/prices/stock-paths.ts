import { pathTo } from '#site/paths.ts';

/** How far back the chart of prices can go. */
export const periods = ['1m', '6m', '1y', '3y'] as const;

/** One of them. */
export type Period = (typeof periods)[number];

/** What the page shows unasked. */
export const defaultPeriod: Period = '1y';

/** Where the chart of a period stands, with the focus on its heading. */
export function chartPath(period: Period): string {
  return pathTo('stock-information', {
    hash: 'chart',
    ...(period === defaultPeriod ? {} : { search: { period } }),
  });
}
