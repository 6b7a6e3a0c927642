import type { Example } from '../example.ts';
import { RenderedPicture } from './RenderedPicture.tsx';

/** A picture of the rendered model. */
export const examples: Example[] = [
  {
    name: 'day or night, as the scheme of colours is',
    element: (
      <RenderedPicture
        name="port"
        alt="Two cranes load scrap into a ship at the quay of a river port."
        sizes="(min-width: 993px) 48vw, 100vw"
      />
    ),
  },
  {
    name: 'night, on a dark ground',
    element: (
      <div data-surface="plate">
        <RenderedPicture
          name="melt"
          scheme="night"
          alt="The melt shop at night: molten steel lights the open hall."
        />
      </div>
    ),
  },
];
