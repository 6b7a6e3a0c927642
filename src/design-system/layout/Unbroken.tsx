import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Words that stay on one line: a telephone number, a code, a short compound. Renders a `span`. */
export const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** A number or code of three parts or more: 203-555-0199, 530-R-15-007. */
const code = /(\b(?=[\w-]*\d)\w+(?:-\w+){2,}\b)/;

/** A text whose numbers and codes stay whole; of a hyphen a browser would make the end of a line. */
export function keepWhole(text: string): ReactNode {
  const parts = text.split(code);
  // What a pattern caught stands at the odd places.
  return parts.length === 1
    ? text
    : parts.map((part, at) => (at % 2 ? <Unbroken key={part}>{part}</Unbroken> : part));
}
