import { color, frame, looks, type TextLook } from './look.ts';
import { drawFoothills } from './range.ts';
import type { Sheet } from './Sheet.ts';
import { rule } from './table.ts';

/** Where the chapters of a document begin. Filled while it is set a first time, read when it is set again. */
export type PageNumbers = Map<string, number>;

interface Entry {
  id: string;
  title: string;
}

/** The list of chapters with their pages, each a link. */
export function writeContents(
  sheet: Sheet,
  heading: string,
  entries: readonly Entry[],
  numbers: PageNumbers,
): void {
  const width = frame.right - frame.main;
  const lines = entries.map(({ title }) => sheet.heightOf(title, looks.strong, width - 70) + 9);
  sheet.tagged('H2', () =>
    sheet.put(heading, looks.heading, frame.left, sheet.y, frame.main - frame.left - 18),
  );
  sheet.within('TOC', () => {
    entries.forEach(({ id, title }, index) => {
      const { y } = sheet;
      const height = lines[index] ?? 0;
      const page = String(numbers.get(id) ?? '');
      sheet.within('TOCI', () => {
        sheet.linked(`${title}, ${page}`, id, [frame.main, y - 3, width, height - 2], () => {
          sheet.put(String(index + 1), looks.number, frame.main, y, 26);
          sheet.put(title, looks.strong, frame.main + 30, y, width - 70);
          sheet.put(page, looks.strong, frame.right - 40, y, 40, 'right');
        });
      });
      sheet.y += height;
      rule(sheet, 0.5, color.line, frame.main);
      sheet.y += 6;
    });
  });
}

/** The least room that a chapter begins in, so that more than its title stands there. */
const openingRoom = 330;

/** Begins a chapter, under a line where there is room for it, otherwise on a page of its own. */
export function openChapter(
  sheet: Sheet,
  { id, title, number, lead, numbers }: Entry & { number: number; lead: string; numbers: PageNumbers },
): void {
  if (number === 1 || !sheet.hasRoom(openingRoom)) {
    drawFoothills(sheet);
    sheet.newPage();
  } else {
    sheet.y += 26;
    rule(sheet, 3, color.mark);
    sheet.y += 26;
  }
  sheet.mark(id);
  numbers.set(id, sheet.pages);
  sheet.doc.outline.addItem(title);
  const width = frame.right - frame.left;
  sheet.artifact(() =>
    sheet.put(String(number), { ...looks.title, color: color.mark }, frame.left, sheet.y, 60),
  );
  const height = sheet.heightOf(title, looks.title, width - 46);
  sheet.tagged('H2', () => sheet.put(title, looks.title, frame.left + 46, sheet.y, width - 46));
  sheet.y += height + 10;
  const leadHeight = sheet.heightOf(lead, looks.lead, width - 90);
  sheet.tagged('P', () => sheet.put(lead, looks.lead, frame.left + 46, sheet.y, width - 90));
  sheet.y += leadHeight + 24;
}

/** A heading in the left column, its paragraphs in the right one, under a line. They stay together. */
export function writePart(
  sheet: Sheet,
  heading: string | undefined,
  body: readonly string[],
  look: TextLook = looks.body,
): void {
  const width = frame.right - frame.main;
  const room = frame.main - frame.left - 20;
  const heights = body.map((text) => sheet.heightOf(text, look, width) + 8);
  const text = heights.reduce((sum, height) => sum + height, 0);
  const side = heading ? sheet.heightOf(heading, looks.heading, room) + 8 : 0;
  sheet.makeRoom(Math.max(text, side) + 18);
  if (heading) {
    rule(sheet, 0.5, color.line);
    sheet.y += 10;
    sheet.tagged('H3', () => sheet.put(heading, looks.heading, frame.left, sheet.y, room));
  }
  const top = sheet.y;
  body.forEach((paragraph, index) => {
    sheet.tagged('P', () => sheet.put(paragraph, look, frame.main, sheet.y, width));
    sheet.y += heights[index] ?? 0;
  });
  sheet.y = Math.max(sheet.y, top + side) + 8;
}

/** A box that nobody can miss. */
export function writeNotice(sheet: Sheet, title: string, text: string): void {
  const width = frame.right - frame.left;
  const height = sheet.heightOf(text, looks.body, width - 40);
  sheet.makeRoom(height + 60);
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.doc.rect(frame.left, top, width, height + 44).fill(color.tint);
    sheet.doc.rect(frame.left, top, 5, height + 44).fill(color.mark);
  });
  sheet.tagged('P', () => {
    sheet.put(title, looks.heading, frame.left + 22, top + 13, width - 40);
    sheet.put(text, looks.body, frame.left + 22, top + 31, width - 40);
  });
  sheet.y = top + height + 62;
}
