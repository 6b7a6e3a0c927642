import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * Words that stay on one line as long as a line has room for them: a telephone number, a code, a short compound. In a box of
 * their own they move to the next line whole; where even that is too narrow, for large text on a phone, they break as any
 * words do, since the page would scroll sideways instead. Renders a `span`, underlined where its link is.
 */
export const Unbroken = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });

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
