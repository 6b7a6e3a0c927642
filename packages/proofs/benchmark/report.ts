/** A figure beside the one that was asked for. */
export type Figure = {
  name: string;
  value: number;
  unit: '/s' | 'ms' | 'µs' | 'MB' | 's' | '';
  /** Left out for a figure that is only told. */
  wanted?: { atLeast: number } | { atMost: number };
};

/** What one measurement came to. */
export type Section = {
  title: string;
  figures: Figure[];
  /** How often each status came back. */
  statuses: Record<string, number>;
  /** What must never be, however slow the machine: a wrong status, a submission that was lost. */
  faults: string[];
};

/** Columns of the table; with the mark they stay within 80. */
const widths = { name: 40, value: 14, wanted: 16 };

/** The sections as a table, in lines of at most 80 characters. A figure that misses its mark is marked, not a fault. */
export function reportOf(sections: readonly Section[]): string {
  const head = row('', 'measured', 'wanted');
  return [head, ...sections.map(sectionOf)].join('\n');
}

function sectionOf({ title, figures, statuses, faults }: Section): string {
  const counts = Object.entries(statuses).map(
    ([status, count]) => `${status} × ${count.toLocaleString('en')}`,
  );
  return [
    title,
    ...figures.map(({ name, value, unit, wanted }) => {
      const mark = wanted === undefined || isMet(value, wanted) ? '' : '  missed';
      return row(`  ${name}`, withUnit(value, unit), wanted ? wantedText(wanted, unit) : '') + mark;
    }),
    ...(counts.length > 0 ? [`  statuses: ${counts.join(', ')}`.slice(0, 80)] : []),
    ...faults.map((fault) => `  FAULT: ${fault}`.slice(0, 80)),
    '',
  ].join('\n');
}

/** Whether a figure is as it was asked for. */
export function isMet(value: number, wanted: { atLeast: number } | { atMost: number }): boolean {
  return 'atLeast' in wanted ? value >= wanted.atLeast : value <= wanted.atMost;
}

function row(name: string, value: string, wanted: string): string {
  return `${name.padEnd(widths.name)}${value.padStart(widths.value)}${wanted.padStart(widths.wanted)}`.trimEnd();
}

function wantedText(wanted: { atLeast: number } | { atMost: number }, unit: Figure['unit']): string {
  return 'atLeast' in wanted ? `>= ${withUnit(wanted.atLeast, unit)}` : `<= ${withUnit(wanted.atMost, unit)}`;
}

function withUnit(value: number, unit: Figure['unit']): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
  return unit === '' ? number : `${number} ${unit}`;
}
