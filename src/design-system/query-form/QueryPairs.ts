import { styled } from '@mui/material/styles';
import { media, space } from '../theme/roles.ts';

/**
 * The short fields of a question and its button: two on a line of a phone, four on a wide one, so that the answer begins in the
 * first screen. Renders a `div`; it stands in a `QueryForm`, and holds nothing but fields and the button.
 */
export const QueryPairs = styled('div')({
  display: 'grid',
  alignItems: 'end',
  gap: space.s4,
  width: '100%',
  // Two and two as soon as a choice can be read in its half, which is on any phone but the narrowest.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  '& select': { paddingInlineStart: space.s3 },
  '& > button': { paddingInline: space.s3 },
  // What is wrong is a sentence, and a narrow field would set it word under word.
  '& > :has([aria-invalid=true])': { gridColumn: '1 / -1' },
  [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
