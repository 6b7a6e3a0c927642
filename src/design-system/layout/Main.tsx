import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { taskScale } from '../theme/type.ts';

interface MainProps extends ComponentProps<'main'> {
  /**
   * How what stands inside is set. `story`: large type, wide bands, for what is read for its own sake. `task`: smaller and
   * closer, so that the answer which somebody came for stands in the first screen.
   */
  rhythm: 'story' | 'task';
}

/** The page's own part. Renders a `main`. */
export function Main({ rhythm, ...main }: MainProps) {
  return rhythm === 'story' ? <Story {...main} /> : <Task {...main} />;
}

// A page with a single paragraph still pushes the footer out of sight.
const Story = styled('main')({ minHeight: '50vh' });

// A style of its own, so that a page in the other rhythm does not carry it.
const Task = styled('main')({ minHeight: '50vh', ...taskScale });
