interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 12;
const edge = 8;

/** Where a box of some size stands best: right of a text, left of it, below, above; else at the window's lower right. */
export function rectBeside(
  text: Box,
  size: { width: number; height: number },
  windowWidth: number,
  windowHeight: number,
): { left: number; top: number } {
  const lowest = Math.max(edge, windowHeight - size.height - edge);
  const rightmost = Math.max(edge, windowWidth - size.width - edge);
  const top = Math.min(Math.max(edge, text.top), lowest);
  const left = Math.min(Math.max(edge, text.left), rightmost);
  if (text.right + gap <= rightmost) return { left: text.right + gap, top };
  if (text.left - gap - size.width >= edge) return { left: text.left - gap - size.width, top };
  if (text.bottom + gap <= lowest) return { left, top: text.bottom + gap };
  if (text.top - gap - size.height >= edge) return { left, top: text.top - gap - size.height };
  return { left: rightmost, top: lowest };
}
