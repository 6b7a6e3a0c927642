import { rowOf, stateOf } from '#features/sustainability/content/esg-figures.ts';
import { formatFigure } from '#i18n/formats.ts';
import type { DocumentContent } from './document-words.ts';
import { color, frame, looks } from './look.ts';
import type { Sheet } from './Sheet.ts';
import { writeTable } from './table.ts';

/** Every goal with its figures, and under them its way: what is done of it, and where a steady pace would be. */
export function writeGoals(sheet: Sheet, { report, esg, words, language }: DocumentContent): void {
  const number = (label: string, width: number) => ({ label, width, align: 'right' as const });
  const width = frame.right - frame.left - 46;
  sheet.tagged('P', () => sheet.put(words.goals.text, looks.body, frame.left + 46, sheet.y - 10, width));
  sheet.y += sheet.heightOf(words.goals.text, looks.body, width) + 8;
  writeTable(sheet, {
    caption: words.goals.caption,
    columns: [
      { label: words.goals.heading, width: 226 },
      number(String(report.base), 56),
      number(String(report.year), 56),
      number(words.goals.label, 84),
      number(words.goals.detail, 82),
    ],
    rows: report.goals.map((goal) => {
      const row = rowOf(esg, goal.row);
      const { start, now, way, time, state } = stateOf(esg, goal, report.base, report.year);
      const figure = (value: number) => formatFigure(value, row.digits, language);
      const label = words.states.find(({ id }) => id === state)?.label ?? '';
      return {
        cells: [goal.title, figure(start), figure(now), `${figure(goal.target)} (${goal.by})`, label],
        note: goal.text,
        strong: true,
        art: (x: number, y: number, width: number) =>
          drawWay(sheet, { x: x + 14, y: y + 10, width: width - 14 }, way, time),
      };
    }),
  });
}

function drawWay(
  { doc }: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  way: number,
  time: number,
) {
  doc.roundedRect(x, y, width, 7, 3.5).fill(color.track);
  doc.roundedRect(x, y, Math.max(width * way, 7), 7, 3.5).fill(way < time ? color.late : color.good);
  doc
    .moveTo(x + width * time, y - 4)
    .lineTo(x + width * time, y + 11)
    .lineWidth(1.6)
    .stroke(color.text);
}
