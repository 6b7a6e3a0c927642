import { bar, drawBars, drawLine, drawPoint, type Point } from './chart-marks.ts';
import { digitsOf, scaleOver } from './chart-scale.ts';
import { color, frame, looks } from './look.ts';
import { drawFoothills } from './range.ts';
import type { Sheet } from './Sheet.ts';
import { rule, writeTable } from './table.ts';

export interface ChartContent {
  kind: 'bar' | 'line';
  title: string;
  summary: string;
  unit: string;
  /** Says what the drawing shows to those who do not see it. */
  alt: string;
  years: readonly number[];
  series: readonly { label: string; values: readonly number[] }[];
  /** Writes a value with this many digits after the point. Default: as many as the figures have. */
  format: (value: number, digits?: number) => string;
  target?: { value: number; label: string };
  /** Head of the table's first column. */
  measure: string;
}

const names = 168;
const plotHeight = 108;
const column = (frame.right - frame.left - names) / 5;
const middleOf = (index: number) => frame.left + names + column * (index + 0.5);

/**
 * A chart whose table stands right under it, each year below its marks: the table's heads are the chart's axis, its
 * rows are the legend.
 */
export function writeChart(sheet: Sheet, chart: ChartContent): void {
  const width = frame.right - frame.left;
  const summary = sheet.heightOf(chart.summary, looks.body, width);
  const rows = chart.series.map(({ label }) => sheet.heightOf(label, looks.cellStrong, names - 24) + 8);
  const height = 78 + summary + plotHeight + rows.reduce((sum, each) => sum + each, 0);
  if (!sheet.hasRoom(height)) {
    drawFoothills(sheet);
    sheet.newPage();
  }
  rule(sheet, 1.5, color.text);
  sheet.y += 10;
  sheet.tagged('P', () => sheet.put(chart.title, looks.caption, frame.left, sheet.y, width));
  sheet.y += 17;
  sheet.tagged('P', () => sheet.put(chart.summary, looks.body, frame.left, sheet.y, width));
  sheet.y += summary + 8;
  const top = sheet.y + 18;
  const box: [number, number, number, number] = [frame.left, sheet.y, frame.right, top + plotHeight];
  sheet.tagged('Figure', () => drawPlot(sheet, chart, sheet.y, top), {
    alt: chart.alt,
    bbox: box,
    placement: 'Block',
  });
  sheet.y = top + plotHeight + 5;
  writeTable(sheet, {
    kept: true,
    columns: [
      { label: chart.measure, width: names },
      ...chart.years.map((year) => ({ label: String(year), width: column, align: 'center' as const })),
    ],
    rows: chart.series.map(({ label, values }, index) => ({
      cells: [label, ...values.map((value) => chart.format(value))],
      mark: (x: number, y: number) => drawKey(sheet, chart.kind, index, x, y),
    })),
  });
  sheet.y += 24;
}

function drawPlot(sheet: Sheet, chart: ChartContent, unitTop: number, top: number): void {
  const { doc } = sheet;
  const base = top + plotHeight;
  const values = [
    ...chart.series.flatMap((each) => each.values),
    ...(chart.target ? [chart.target.value] : []),
  ];
  const scale = scaleOver(values, chart.kind === 'line' && Math.min(...values) > Math.max(...values) * 0.6);
  const heightAt = (value: number) => base - ((value - scale.low) / (scale.high - scale.low)) * plotHeight;
  const left = frame.left + names;
  sheet.put(chart.unit, looks.cellSmall, left, unitTop, frame.right - left);
  for (const tick of scale.ticks) {
    const y = heightAt(tick);
    doc.moveTo(left, y).lineTo(frame.right, y).lineWidth(0.5).stroke(color.line);
    sheet.put(chart.format(tick, digitsOf(scale.ticks)), looks.cellSmall, left - 60, y - 5.5, 52, 'right');
  }
  chart.series.forEach((series, index) => {
    const points = series.values.map((value, year): Point => [middleOf(year), heightAt(value)]);
    if (chart.kind === 'line') drawLine(sheet.doc, index, points);
    else drawBars(sheet.doc, index, chart.series.length, points, base);
  });
  doc.moveTo(left, base).lineTo(frame.right, base).lineWidth(1).stroke(color.text);
  if (chart.target) drawTarget(sheet, chart.target.label, heightAt(chart.target.value), left);
}

function drawTarget(sheet: Sheet, label: string, y: number, left: number): void {
  const { doc } = sheet;
  doc
    .save()
    .dash(5, { space: 3 })
    .moveTo(left, y)
    .lineTo(frame.right, y)
    .lineWidth(1.5)
    .stroke(color.good)
    .restore();
  const room = names - 52;
  const height = sheet.heightOf(label, looks.good, room);
  sheet.put(label, looks.good, frame.left, y - height / 2, room);
}

/** The mark of a series in front of its name in the table. */
function drawKey(sheet: Sheet, kind: ChartContent['kind'], index: number, x: number, y: number): void {
  if (kind === 'bar') bar(sheet.doc, index, x, y + 2, 9, 9);
  else drawPoint(sheet.doc, index, [x + 5, y + 6.5]);
}
