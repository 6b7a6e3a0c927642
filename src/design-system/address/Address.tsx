import { styled } from '@mui/material/styles';

/**
 * A postal address, upright as it stands on a letter; each `span` in it is a line. Renders an `address`.
 *
 * - Each part stands in a line of its own, upright.
 */
export const Address = styled('address')({ fontStyle: 'normal', '& > *': { display: 'block' } });
