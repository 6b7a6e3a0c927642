import type { Disaster, Figures } from './scenario.ts';

/** True when nothing went wrong. */
export function isClean({ faults }: Figures): boolean {
  return Object.values(faults).every((count) => count === 0);
}

/** The outcome of one scenario, in lines of at most 80 characters. */
export function reportOf(title: string, disaster: Disaster, figures: Figures): string {
  const { rounds, acknowledged, replayed, faults, refusals, deliveries, recoveries } = figures;
  const sorted = [...recoveries].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slowest = sorted.at(-1) ?? 0;
  const { lost, twice, halves, refused, deaths, damaged, undelivered, unknown } = faults;
  return [
    `${isClean(figures) ? 'clean ' : 'FAULTY'}  ${title}`,
    `  ${rounds} rounds, ${acknowledged} acknowledged, ${replayed} of them again after a repeat`,
    `  lost ${lost}, doubled ${twice}, half stored ${halves}, refused ${refused}${refusals && ` (${refusals})`}, deaths ${deaths}, damaged ${damaged}`,
    `  ${deliveries.expected} deliveries: undelivered ${undelivered}, of nothing stored ${unknown}, repeated ${deliveries.again}`,
    `  the last arrived ${seconds(deliveries.took)} after the last start`,
    `  from ${disaster === 'database' ? "the database's return" : 'the kill'} to acknowledging again: ${seconds(median)}, slowest ${seconds(slowest)}`,
    '',
  ].join('\n');
}

/** What clean rounds prove: with none of n failed, the true rate is below 3/n with a confidence of 95 %. */
export function boundOf(rounds: number): string {
  return `No fault in ${rounds} rounds: at 95 % confidence fewer than ${((3 / rounds) * 100).toFixed(1)} % of kills do harm.\n`;
}

/** `1234` → `1.2 s`. */
function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
