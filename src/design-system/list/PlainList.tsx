import List, { type ListProps } from '@mui/material/List';
import type { ComponentType } from 'react';

interface PlainListProps extends ListProps {
  /** Default `ul`. */
  component?: 'ul' | 'ol';
}

/**
 * A list that looks like none: no marks, no room around it. MUI's `List`: a `ul`, with `component="ol"` an `ol`; its
 * entries are plain `li`, since MUI's `ListItem` would set them as rows. What the list is to look like is added to it:
 * `styled(PlainList)({ display: 'grid' })`.
 *
 * - Say `role="list"` where a visitor shall hear that it is a list and how long: without marks Safari keeps silent.
 */
export const PlainList: ComponentType<PlainListProps> = List;
