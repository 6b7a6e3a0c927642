import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/roles.ts';

/**
 * Text for listeners only. Renders a `span`.
 *
 * It stands outside the line, so browsers put a space before it in a name: behind visible words it opens with a word or
 * a parenthesis, never with a comma or a colon.
 */
export const VisuallyHidden = styled('span')(visuallyHidden);
