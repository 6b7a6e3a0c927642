import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { role, size, space } from '../theme/roles.ts';

interface CodeBlockProps {
  /** What one would type, lines and all. */
  children: string;
}

/**
 * Lines for a machine: a command, a piece of a file. Renders a `pre` with a `code`; MUI has neither.
 *
 * - Long lines are broken: nothing has to be scrolled sideways, and on paper nothing is cut off. An address or a body is broken
 *   between its parts, and inside one only where it alone is too long; what is copied has no more characters than are seen.
 * - Neither a translator nor a voice in the language of the page is to touch it.
 */
export function CodeBlock({ children }: CodeBlockProps) {
  return (
    <Lines lang="en" translate="no">
      <code>
        {children.split(partsEnd).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never in another order
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </Lines>
  );
}

/** Behind what ends a part of an address, of a form or of a JSON text, and before the next. */
const partsEnd = /(?<=[/?&,:.])(?=[\w"{[])/;

const Lines = styled('pre')({
  margin: 0,
  padding: space.s4,
  border: `1px solid ${role.line}`,
  fontSize: size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
