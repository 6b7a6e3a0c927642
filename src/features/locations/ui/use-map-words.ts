import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MapWords } from '#design-system/movable-map/index.ts';

/** The words of the buttons that enlarge and move a map. */
export function useMapWords(): MapWords {
  const { t } = useLingui();
  return {
    group: t({ message: 'Map view', comment: 'Names the buttons of a map together; only for listeners' }),
    zoomIn: t({ message: 'Zoom in', comment: 'Button of a map; only for listeners' }),
    zoomOut: t({ message: 'Zoom out', comment: 'Button of a map; only for listeners' }),
    whole: t({ message: 'Show the whole map', comment: 'Button of a map; only for listeners' }),
    left: t({ message: 'Move west', comment: 'Button of a map, which is north up; only for listeners' }),
    right: t({ message: 'Move east', comment: 'Button of a map, which is north up; only for listeners' }),
    up: t({ message: 'Move north', comment: 'Button of a map, which is north up; only for listeners' }),
    down: t({ message: 'Move south', comment: 'Button of a map, which is north up; only for listeners' }),
    status: (times, seen) => {
      const percent = 100 * times;
      return times === 1
        ? t({ message: 'The whole map is shown.', comment: 'Said after a button of a map was pressed' })
        : t({
            message: plural(seen, {
              one: `Map at ${percent} percent, # place in sight.`,
              other: `Map at ${percent} percent, # places in sight.`,
            }),
            comment: 'Said after a button of a map was pressed; {percent} is 150, 200, 300, or 400',
          });
    },
  };
}
