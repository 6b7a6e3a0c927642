import { styled } from '@mui/material/styles';
import { role, size, space } from '../theme/roles.ts';

interface CodeBlockProps {
  /** What one would type, lines and all. */
  children: string;
}

/**
 * Lines for a machine: a command, a piece of a file. Renders a `pre` with a `code`; MUI has neither.
 *
 * - Long lines are broken: nothing has to be scrolled sideways, and on paper nothing is cut off.
 * - Neither a translator nor a voice in the language of the page is to touch it.
 */
export function CodeBlock({ children }: CodeBlockProps) {
  return (
    <Lines lang="en" translate="no">
      <code>{children}</code>
    </Lines>
  );
}

const Lines = styled('pre')({
  margin: 0,
  padding: space.s4,
  border: `1px solid ${role.line}`,
  fontSize: size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
