import { styled } from '@mui/material/styles';

/**
 * A list that looks like none: no marks, no room around it. Renders a `ul`, with `as="ol"` an `ol`. What the list is to
 * look like is added to it: `styled(PlainList)({ display: 'grid' })`.
 *
 * - Say `role="list"` where a visitor shall hear that it is a list and how long: without marks Safari keeps silent.
 */
export const PlainList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
